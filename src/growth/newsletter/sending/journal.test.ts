import { appendFileSync, closeSync, mkdtempSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openJournal, readJournals } from "./journal.server.ts";

const folder = () => mkdtempSync(join(tmpdir(), "bigsuite-journal-"));

test("what a process recorded is read by the next one, also when its last line was cut off", () => {
  const at = folder();
  const journal = openJournal(at, "first");
  journal.handingOver("a");
  journal.answered("a", true);
  journal.handingOver("b");
  journal.answered("b", false);
  journal.handingOver("c");
  appendFileSync(join(at, "first.journal"), "handing-ov");
  const [record] = readJournals(at, "second");
  expect(record).toMatchObject({ sender: "first", isComplete: true });
  expect([...record!.handedOver]).toEqual([
    ["a", "accepted"],
    ["b", "refused"],
    ["c", "unanswered"],
  ]);
  record!.remove();
  expect(readdirSync(at)).toEqual([]);
});

test.each([
  ["handing-over 0198c0de-0000-7000-8000-0000", "the id of a mail"],
  ["accepted 3f2a", "the id of an accepted mail"],
  ["refused ", "an answer"],
  ["boot 17", "the start of the machine"],
])("a last line cut off at %j is not read as %s", (line) => {
  const at = folder();
  openJournal(at, "first").handingOver("a");
  appendFileSync(join(at, "first.journal"), line);
  const [record] = readJournals(at, "second");
  expect([...record!.handedOver]).toEqual([["a", "unanswered"]]);
  expect(record!.isComplete).toBe(true);
});

test("after a restart of the machine a missing line proves nothing", () => {
  const at = folder();
  const journal = openJournal(at, "first");
  journal.handingOver("a");
  const file = join(at, "first.journal");
  writeFileSync(file, readFileSync(file, "utf8").replace(/boot \d+/, "boot 1000000000"));
  expect(readJournals(at, "second")[0]).toMatchObject({ isComplete: false });
});

test("a journal that is cleared or closed leaves nothing to be decided", () => {
  const at = folder();
  const journal = openJournal(at, "first");
  journal.handingOver("a");
  journal.clear();
  expect([...readJournals(at, "second")[0]!.handedOver]).toEqual([]);
  journal.close();
  expect(readJournals(at, "second")).toEqual([]);
});

test("a closed journal throws on every use, and the next file that is opened stays as it is", () => {
  const at = folder();
  const journal = openJournal(at, "first");
  journal.close();
  const other = join(at, "other");
  writeFileSync(other, "a file of the database");
  // The system gives it the number that the journal had.
  const opened = openSync(other, "r+");
  const uses = [
    () => journal.clear(),
    () => journal.handingOver("a"),
    () => journal.answered("a", true),
    () => journal.close(),
  ];
  for (const use of uses) expect(use).toThrow("closed");
  closeSync(opened);
  expect(readFileSync(other, "utf8")).toBe("a file of the database");
});
