"""Everything that is tested."""

from hypothesis import settings

settings.register_profile("here", deadline=None)  # a busy machine is no reason to fail
settings.load_profile("here")
