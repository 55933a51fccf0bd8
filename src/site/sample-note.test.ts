import { expect, test } from "vitest";
import { keepSampleNote } from "./sample-note.ts";

const facts = {
  team: { value: "“R&D” of Ratri's firm", sample: true },
  hours: { value: "Monday to Friday", sample: false },
};
const note = '<p data-samples="" class="wrap">In [brackets]: a sample.</p>';
const page = (text: string, head = "") => `<html><head>${head}</head><body><main>${text}${note}</main></body></html>`;
const shown = "[“R&amp;D” of Ratri&#x27;s firm]";

test.each([
  ["a sample in the text of the body", page(`<p>By ${shown}, daily</p>`), true],
  ["no sample", page("<p>Monday to Friday</p>"), false],
  ["other square brackets", page("<p>[R] and [Monday to Friday]</p>"), false],
  ["a sample in the head alone", page("<p>Text</p>", `<meta content="${shown}">`), false],
])("a page with %s keeps the sentence about samples: %s", (_, html, isKept) => {
  expect(keepSampleNote(html, facts)).toBe(isKept ? html : html.replace(note, ""));
});
