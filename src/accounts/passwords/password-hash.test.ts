import { hashPassword as formerHash } from "@better-auth/utils/password";
import { expect, test } from "vitest";
import { createHashingQueue, HashingBusy } from "./hashing-queue.server.ts";
import { hashPassword, isOutdated, passwordCost, type ScryptCost, verifyPassword } from "./password-hash.server.ts";

const cheap: ScryptCost = { ln: 4, r: 8, p: 1 };

test("a hash names its parameters, at least OWASP's unless told otherwise, and is verified by them", async () => {
  expect(2 ** passwordCost.ln * passwordCost.r * passwordCost.p).toBeGreaterThanOrEqual(2 ** 17 * 8);
  const full = await hashPassword("becak ungu");
  expect(full).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$/);
  const hash = await hashPassword("becak ungu", cheap);
  expect(await verifyPassword(full, "becak ungu")).toBe(true);
  expect(await verifyPassword(hash, "becak ungu")).toBe(true);
  expect(await verifyPassword(hash, "becak biru")).toBe(false);
  expect(await hashPassword("becak ungu", cheap)).not.toBe(hash);
  expect([isOutdated(full), isOutdated(hash), isOutdated(hash, cheap)]).toEqual([false, true, false]);
});

test("a password hashed by Better Auth still opens the account, and is to be hashed again", async () => {
  const hash = await formerHash("becak ungu");
  expect(await verifyPassword(hash, "becak ungu")).toBe(true);
  expect(await verifyPassword(hash, "becak biru")).toBe(false);
  expect(isOutdated(hash)).toBe(true);
  expect(await verifyPassword("not a hash", "becak ungu")).toBe(false);
});

test("few hashes are in work at once, and a queue that is full refuses", async () => {
  const run = createHashingQueue({ maxRunning: 2, maxWaiting: 3 });
  const resume: (() => void)[] = [];
  let most = 0;
  let working = 0;
  const work = () =>
    run(async () => {
      most = Math.max(most, ++working);
      await new Promise<void>((resolve) => resume.push(resolve));
      working--;
    });
  const accepted = Array.from({ length: 5 }, work);
  await expect(work()).rejects.toThrow(HashingBusy);
  while (resume.length > 0) {
    resume.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(accepted);
  expect([most, working]).toEqual([2, 0]);
  // Its places are free again.
  const later = work();
  await new Promise((resolve) => setImmediate(resolve));
  resume.shift()!();
  await later;
});
