import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FolderInUse, lockFolder } from "./folder-lock.server.ts";

const folder = () => mkdtempSync(join(tmpdir(), "bigsuite-lock-"));

test("one owner at a time, within a process too", () => {
  const place = folder();
  const unlock = lockFolder(place);
  expect(() => lockFolder(place)).toThrow(FolderInUse);
  unlock();
  lockFolder(place)();
});

test("another process is refused with the owner's process id, also after a garbage collection; kill -9 leaves no stale lock", async () => {
  const place = folder();
  const script = join(place, "owner.mjs");
  writeFileSync(
    script,
    `import { lockFolder } from ${JSON.stringify(new URL("./folder-lock.server.ts", import.meta.url).href)};
     lockFolder(${JSON.stringify(place)}); gc(); process.send("locked"); setInterval(() => {}, 1000);`,
  );
  const owner = fork(script, { execArgv: ["--expose-gc"] });
  await once(owner, "message");
  expect(() => lockFolder(place)).toThrow(`(${owner.pid})`);
  owner.kill("SIGKILL");
  await once(owner, "exit");
  lockFolder(place)();
});

test("the folder is private, also one that an older version left open", () => {
  const parent = folder();
  const created = join(parent, "data", "database");
  lockFolder(created)();
  expect([created, join(parent, "data")].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
  chmodSync(parent, 0o1777);
  lockFolder(parent)();
  expect(statSync(parent).mode & 0o7777).toBe(0o1777);
  chmodSync(created, 0o755);
  lockFolder(created)();
  expect(statSync(created).mode & 0o777).toBe(0o700);
});
