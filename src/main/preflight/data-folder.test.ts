import { chmodSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { claimDataFolder } from "./open-storage.ts";

const fresh = () => mkdtempSync(join(tmpdir(), "bigsuite-claim-"));
const modeOf = (path: string) => statSync(path).mode & 0o7777;

test("only its owner has access to the data folder, also when others had before", () => {
  const folder = join(fresh(), "made", "data");
  expect(claimDataFolder(folder)).toBeUndefined();
  expect(modeOf(folder)).toBe(0o700);
  chmodSync(folder, 0o755);
  expect(claimDataFolder(folder)).toBeUndefined();
  expect(modeOf(folder)).toBe(0o700);
});

test("a folder shared on purpose stays shared", () => {
  const folder = fresh();
  chmodSync(folder, 0o1777);
  expect(claimDataFolder(folder)).toBeUndefined();
  expect(modeOf(folder)).toBe(0o1777);
});

test("a folder that cannot be written to is reported", () => {
  const file = join(fresh(), "file");
  writeFileSync(file, "");
  expect(claimDataFolder(file)).toBe(`${file} is a file, not a folder`);
  expect(claimDataFolder(join(file, "data", "deeper"))).toBe(`${file} is a file, not a folder`);
});

test.runIf(process.platform === "linux")("a file system that has no folders is reported; nothing waits for it", () => {
  for (const folder of ["/proc/x", "/proc/x/data"])
    expect(claimDataFolder(folder)).toMatch(/^the folder \/proc\/x cannot be created \(ENOENT: .*\)$/);
});
