"""A page as a browser without JavaScript has it: its forms, links, alerts and texts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = frozenset(("br", "hr", "img", "input", "link", "meta"))
UNSEEN = frozenset(("script", "style"))
SPOKEN = ("aria-label", "title", "placeholder", "alt")  # attributes that people read or hear

Attributes = dict[str, str]
Fields = list[tuple[str, str]]


@dataclass
class Element:
    """An element, with its attributes; those without a value have the empty text."""

    name: str
    attributes: Attributes

    @property
    def seen(self) -> bool:
        return "hidden" not in self.attributes and self.name not in UNSEEN

    @property
    def alerts(self) -> bool:
        return self.attributes.get("role", "").startswith("alert")


def unmarked(text: str) -> str:
    """Without the brackets that stand round what was translated (test_web_texts)."""
    return text.translate({ord("⟦"): None, ord("⟧"): None})


@dataclass
class Button:
    """What sends a form: known by its words, or by those that it is heard by."""

    attributes: Attributes
    label: str = ""

    @property
    def heard(self) -> str:
        return unmarked(self.attributes.get("aria-label", self.label))

    def known_as(self, label: str) -> bool:
        return label in (unmarked(self.label), self.heard)


@dataclass
class Form:
    """A form with what a browser would send of it."""

    attributes: Attributes
    fields: Fields = field(default_factory=list)
    buttons: list[Button] = field(default_factory=list)

    @property
    def action(self) -> str:
        return self.attributes.get("action", "")

    def value(self, name: str) -> str:
        """The only value of this name."""
        [value] = self.values(name)
        return value

    def values(self, name: str) -> list[str]:
        return [value for known, value in self.fields if known == name]

    def filled(self, values: dict[str, str]) -> Fields:
        """Its fields, with these in place of those of the same name."""
        return [pair for pair in self.fields if pair[0] not in values] + list(values.items())


class Page(HTMLParser):
    """What there is on a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.texts: list[str] = []
        self.spoken: list[str] = []
        self.alerts: list[str] = []
        self.said: list[str] = []  # texts and spoken, but for what has a language of its own
        self.inline: list[str] = []  # scripts and styles that stand in the page itself
        self._open: list[Element] = []
        self._apart: list[tuple[str, Callable[[Form], None]]] = []  # controls outside their form
        self._button: Button | None = None
        self._select = Select("")
        self.feed(html)
        self.close()
        for name, put in self._apart:
            put(next(form for form in self.forms if form.attributes.get("id") == name))

    @property
    def text(self) -> str:
        """All that can be read, in one line."""
        return " ".join(" ".join(self.texts).split())

    @property
    def alert(self) -> str:
        """What is said at once: a refusal, or a conflict."""
        return " ".join(" ".join(self.alerts).split())

    @property
    def labels(self) -> list[str]:
        """What every button is heard by."""
        buttons = [button for form in self.forms for button in form.buttons]
        return [button.heard for button in buttons]

    @property
    def refusal(self) -> str:
        """The sentence of a refusal: what alerts, or all that a page says that is not there."""
        lost = [one for one in self.elements if "lost" in one.attributes.get("class", "").split()]
        return self.text if lost else self.alert

    def form(self, action: str) -> Form:
        """The first form that sends to this address."""
        found = [form for form in self.forms if form.action == action]
        assert found, (action, [form.action for form in self.forms])
        return found[0]

    def button(self, label: str) -> tuple[Form, Button]:
        """The first button with these words, and its form."""
        found = [(f, b) for f in self.forms for b in f.buttons if b.known_as(label)]
        assert found, (label, self.labels)
        return found[0]

    def named(self, name: str) -> list[Element]:
        return [element for element in self.elements if element.name == name]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.elements.append(element)
        self._open.append(element)
        if all(one.seen for one in self._open):
            spoken = [element.attributes[name] for name in SPOKEN if element.attributes.get(name)]
            self.spoken += spoken
            self._say(*spoken)
        if tag in VOID:
            self._open.pop()
        if begin := getattr(self, f"_begin_{tag}", None):
            begin(element.attributes)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag == "button":
            self._button = None
        if tag == "select":
            chosen = self._select
            self._give(chosen.attributes, lambda form: form.fields.extend(chosen.sent))
        while self._open and self._open.pop().name != tag:
            pass

    def handle_data(self, data: str) -> None:
        text = data.strip()
        if text and self._open and self._open[-1].name in UNSEEN:
            self.inline.append(text)
        if not text or not all(one.seen for one in self._open):
            return
        self.texts.append(text)
        self._say(text)
        if any(one.alerts for one in self._open):
            self.alerts.append(text)
        if self._button:
            self._button.label = f"{self._button.label} {text}".strip()
        if self._open[-1].name == "option":
            self._select.said(text)

    def _say(self, *texts: str) -> None:
        if not any(one.name != "html" and "lang" in one.attributes for one in self._open):
            self.said += texts

    def _begin_form(self, attributes: Attributes) -> None:
        assert [] == [element for element in self._open[:-1] if element.name == "form"]
        self.forms.append(Form(attributes))

    def _begin_a(self, attributes: Attributes) -> None:
        self.links.append(attributes["href"])

    def _begin_button(self, attributes: Attributes) -> None:
        self._button = button = Button(attributes)
        self._give(attributes, lambda form: form.buttons.append(button))

    def _begin_input(self, attributes: Attributes) -> None:
        unset = attributes.get("type") in ("radio", "checkbox") and "checked" not in attributes
        if not unset:
            pair = attributes.get("name", ""), attributes.get("value", "")
            self._give(attributes, lambda form: form.fields.append(pair))

    def _begin_select(self, attributes: Attributes) -> None:
        self._select = Select(attributes.get("name", ""), attributes)

    def _begin_option(self, attributes: Attributes) -> None:
        self._select.options.append(attributes)

    def _give(self, attributes: Attributes, put: Callable[[Form], None]) -> None:
        """Puts a control into the form that it names, or into that in which it stands."""
        if "disabled" in attributes:
            return
        if "form" in attributes:
            self._apart.append((attributes["form"], put))
        elif any(element.name == "form" for element in self._open):
            put(self.forms[-1])


@dataclass
class Select:
    """A choice from a list."""

    name: str
    attributes: Attributes = field(default_factory=dict)
    options: list[Attributes] = field(default_factory=list)

    def said(self, text: str) -> None:
        """An option without a value has its text as one."""
        self.options[-1].setdefault("value", text)

    @property
    def sent(self) -> Fields:
        """What is selected, else the first option; nothing if that is disabled."""
        free = [option for option in self.options if "disabled" not in option]
        chosen = [option for option in self.options if "selected" in option] or free[:1]
        return [(self.name, o.get("value", "")) for o in chosen[-1:] if "disabled" not in o]
