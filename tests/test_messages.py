"""What is said to people: sentences with values, in English or in another language."""

import ast
from pathlib import Path
from string import Formatter

from scorekeeper.messages import Code, Message, Problem, Refused, Side, Term, in_english, total
from tests.playing import five_cards

PACKAGE = Path(__file__).parent.parent / "scorekeeper"


def test_a_side_is_said_by_its_name_and_a_number_as_it_is() -> None:
    message = Message("{who} needs {bid}.", {"who": Side(1), "bid": 1})
    assert "Budi needs 1." == message.say(["Ani", "Budi"])


def test_a_negative_number_has_a_real_minus_sign() -> None:
    assert "−5" == Message("{points}", {"points": -5}).say([])
    assert "a-b" == Message("{text}", {"text": "a-b"}).say([])


def test_a_message_inside_a_message_is_said_too() -> None:
    inner = Message("{who}’s", {"who": Side(0)})
    assert "It is Ani’s turn." == Message("It is {whose} turn.", {"whose": inner}).say(["Ani"])


def test_one_and_many_are_said_differently() -> None:
    def said(n: int) -> str:
        return Message("one hand", {"n": n}, "all {n} hands").say([])

    assert ["all 0 hands", "one hand", "all 2 hands"] == [said(n) for n in range(3)]
    assert "3 over" == Message("{n} over", {"n": 3}).say([])


def test_another_language_chooses_its_own_text() -> None:
    words = {"needs {n}": "butuh {n}"}

    def choose(one: str, many: str, n: int) -> str:
        return words.get(one, in_english(one, many, n))

    assert "butuh 2" == Message("needs {n}", {"n": 2}).say([], choose)
    inner = Message("({what})", {"what": Message("needs {n}", {"n": 2})})
    assert "(butuh 2)" == inner.say([], choose)


def test_braces_in_a_name_are_a_name() -> None:
    message = Message("{who} is still missing, {text}.", {"who": Side(0), "text": "{x}"})
    assert "{0} is still missing, {x}." == message.say(["{0}"])


def test_a_refusal_keeps_its_problems_and_says_their_texts() -> None:
    problems = [Problem(Code.HOOK, Message("Not this.")), Problem(Code.TURN, Message("Not now."))]
    refused = Refused(*problems)
    assert "Not this.; Not now." == str(refused)
    assert tuple(problems) == refused.problems


def test_the_terms_of_a_line_come_to_its_points() -> None:
    assert 14 == total([Term(4), Term(10)])
    assert 0 == total([])


def test_the_hook_is_explained_in_a_sentence() -> None:
    at = five_cards()
    at.bid(2, 1, 0)
    choices = at.sheet.game.fields["bid"].choices(at.current, 3)
    assert choices
    barred = choices[2]
    assert barred
    expected = "Not 2: the bids would equal the 5 tricks. Dewi must bid something else."
    assert expected == barred.message.say(at.sheet.names)


def marked() -> list[str]:
    """Every text of the package that is marked for the translators."""
    trees = [ast.parse(path.read_text()) for path in PACKAGE.rglob("*.py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [
        argument.value
        for call in calls
        if getattr(call.func, "id", "") in ("N_", "NN_")
        for argument in call.args
        if isinstance(argument, ast.Constant)
    ]


def test_every_marked_text_can_be_filled_in() -> None:
    for text in marked():
        names = [name for _, name, _, _ in Formatter().parse(text) if name is not None]
        assert all(name.isidentifier() for name in names), text
        assert text.format(**dict.fromkeys(names, "x"))


def test_no_text_is_put_together_before_it_is_marked() -> None:
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("N_", "NN_"):
                constant = [isinstance(argument, ast.Constant) for argument in node.args]
                assert all(constant), f"{path}:{node.lineno}"
