import { hashPassword as formerHash } from "@better-auth/utils/password";
import { expect, test } from "vitest";
import {
  createHashingQueue,
  HashingBusy,
  hashPassword,
  isOutdated,
  passwordCost,
  type ScryptCost,
  verifyPassword,
} from "./password-hash.server.ts";

const cheap: ScryptCost = { ln: 4, r: 8, p: 1 };

test("a hash names its parameters, by default at least OWASP's, and is verified by them", async () => {
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

test("a password hashed by Better Auth is still verified, and must be hashed again", async () => {
  const hash = await formerHash("becak ungu");
  expect(await verifyPassword(hash, "becak ungu")).toBe(true);
  expect(await verifyPassword(hash, "becak biru")).toBe(false);
  expect(isOutdated(hash)).toBe(true);
  expect(await verifyPassword("not a hash", "becak ungu")).toBe(false);
});

test("few hashes run at a time, and a full queue refuses", async () => {
  const run = createHashingQueue({ maxRunning: 2, maxWaiting: 3 });
  const resume: (() => void)[] = [];
  let maxSeen = 0;
  let running = 0;
  const submit = () =>
    run(async () => {
      maxSeen = Math.max(maxSeen, ++running);
      await new Promise<void>((resolve) => resume.push(resolve));
      running--;
    });
  const accepted = Array.from({ length: 5 }, submit);
  await expect(submit()).rejects.toThrow(HashingBusy);
  while (resume.length > 0) {
    resume.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(accepted);
  expect([maxSeen, running]).toEqual([2, 0]);
  // Its slots are free again.
  const later = submit();
  await new Promise((resolve) => setImmediate(resolve));
  resume.shift()!();
  await later;
});
