import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clearOutbox } from "./outbox.server.ts";

const now = new Date("2026-11-23T03:00:00Z");

test("mails are deleted from the outbox after thirty days, other files never", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-outbox-"));
  const write = (name: string, at: string) => {
    writeFileSync(join(folder, name), "To: sari@contoh.co.id");
    utimesSync(join(folder, name), new Date(at), new Date(at));
  };
  write("old.eml", "2026-10-24T02:59:59Z");
  write("cut-off.eml.part", "2026-10-01T00:00:00Z");
  write("young.eml", "2026-10-24T03:00:01Z");
  write("README.txt", "2020-01-01T00:00:00Z");
  await clearOutbox(folder, now);
  expect(readdirSync(folder).sort()).toEqual(["README.txt", "young.eml"]);
  await clearOutbox(join(folder, "missing"), now);
});
