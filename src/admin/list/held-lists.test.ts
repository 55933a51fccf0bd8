import { expect, test } from "vitest";
import { holdLists } from "./held-lists.ts";

interface Row {
  id: string;
  text: string;
}
const rowsOf = (names: string): Row[] => [...names].map((id) => ({ id, text: id }));
const hold = (shown: string[], read: (readonly Row[])[]) => holdLists(shown.map(rowsOf), read, ({ id }) => id);
const namesOf = (rows: readonly Row[]) => rows.map(({ id }) => id).join("");

test("what came above or between waits, what follows is added, and what left or moved stays where it is", () => {
  const [list] = hold(["abc"], [rowsOf("xcaybz")]);
  expect([namesOf(list!.rows), namesOf(list!.waiting)]).toEqual(["abcz", "xy"]);
  const [left] = hold(["abc"], [rowsOf("ac")]);
  expect([namesOf(left!.rows), namesOf(left!.waiting)]).toEqual(["abc", ""]);
  const [empty] = hold([""], [rowsOf("xy")]);
  expect([namesOf(empty!.rows), namesOf(empty!.waiting)]).toEqual(["xy", ""]);
});

test("a row is shown as it was read last, and stays in the list where it was when it moved to another one", () => {
  const moved = { id: "a", text: "moved" };
  const lists = hold(["ab", "c", ""], [rowsOf("b"), [moved, ...rowsOf("c")], [{ id: "d", text: "d" }]]);
  expect(lists.map(({ rows }) => namesOf(rows))).toEqual(["ab", "c", "d"]);
  expect(lists[0]!.rows[0]).toBe(moved);
  expect(lists.map(({ waiting }) => namesOf(waiting))).toEqual(["", "a", ""]);
  // A list without rows shows at once only what is shown nowhere else.
  const [, other] = hold(["ab", ""], [rowsOf("b"), [moved]]);
  expect([namesOf(other!.rows), namesOf(other!.waiting)]).toEqual(["", "a"]);
});

test("held again, nothing changes", () => {
  const read = [rowsOf("xcaybz")];
  const [once] = hold(["abc"], read);
  const [twice] = holdLists([once!.rows], read, ({ id }) => id);
  expect(twice).toEqual(once);
});
