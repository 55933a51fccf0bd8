import { appendFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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
