import { expect, test } from "vitest";
import { readShape } from "../shape/shape.ts";
import { placeOfThread } from "./thread-place.ts";

const text = { type: "string", maxLength: 80 };
const shape = readShape({
  type: "object",
  required: ["title", "items"],
  properties: {
    title: text,
    note: text,
    items: {
      type: "array",
      items: { type: "object", required: ["name", "body"], properties: { name: text, body: text } },
    },
  },
});
const item = (name: string) => ({ name, body: "Same everywhere" });
const place = (words: object | null, thread: { pointer: string; quote: string | null; locale?: "id" | "en" }) =>
  placeOfThread({ locale: "en", ...thread }, shape, { id: { words: null }, en: { words } });
const thread = { pointer: "/items/0/name", quote: "First" };

test("a thread stays at its field, and says when the field has changed since", () => {
  const words = { title: "A title", items: [item("First"), item("Second")] };
  expect(place(words, thread)).toEqual({ pointer: "/items/0/name", state: "unchanged" });
  expect(place({ ...words, items: [item("Other")] }, thread)).toEqual({ pointer: "/items/0/name", state: "changed" });
  expect(place(words, { pointer: "", quote: null })).toEqual({ pointer: "", state: "unchanged" });
  expect(place(words, { pointer: "/note", quote: null })).toEqual({ pointer: "/note", state: "unchanged" });
});

test("it follows an item that was moved, unless others say the same", () => {
  const words = { title: "A title", items: [item("Second"), item("First")] };
  expect(place(words, thread)).toEqual({ pointer: "/items/1/name", state: "unchanged" });
  const ambiguous = { pointer: "/items/5/body", quote: "Same everywhere" };
  expect(place(words, ambiguous)).toEqual({ pointer: "/items/5/body", state: "gone" });
});

test("a field that no longer exists is gone, and so is one of a language without the document", () => {
  expect(place({ title: "A title", items: [] }, thread)).toEqual({ pointer: "/items/0/name", state: "gone" });
  expect(place({ title: "A title", items: [] }, { pointer: "/former/field", quote: "x" }).state).toBe("gone");
  expect(place({ title: "A title", items: [] }, { ...thread, locale: "id" }).state).toBe("gone");
});
