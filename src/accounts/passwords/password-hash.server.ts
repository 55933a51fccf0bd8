import "../tables.server.ts";
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import type { Database } from "#infra/database/tables.server.ts";

/** Too many passwords wait to be hashed; sent as 503 with Retry-After. */
export class HashingBusy extends Error {
  readonly statusCode = 503;
  constructor() {
    super("too many passwords wait to be hashed");
    this.name = "HashingBusy";
  }
}

type QueueTask = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue that runs at most `maxRunning` tasks at a time and lets at most `maxWaiting` wait.
 * @throws HashingBusy from the returned function when the queue is full
 */
export function createHashingQueue({ maxRunning, maxWaiting }: { maxRunning: number; maxWaiting: number }): QueueTask {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new HashingBusy();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await task();
    } finally {
      // The slot goes to the next task, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/**
 * Queues the hashing of this process. Each hash needs 128 MB and one core, so at most two run at a time, and one core is
 * left for pages. About sixty seconds of work may wait.
 */
const runHashing = createHashingQueue({
  maxRunning: Math.min(2, Math.max(1, availableParallelism() - 1)),
  maxWaiting: 100,
});

/** The cost of one hash: N is 2 to the power of `ln`; memory is 128 x N x r bytes. */
export interface ScryptCost {
  ln: number;
  r: number;
  p: number;
}

/** OWASP Password Storage Cheat Sheet, scrypt: N=2^17, r=8, p=1 (128 MB). */
export const passwordCost: ScryptCost = { ln: 17, r: 8, p: 1 };

/** Better Auth's default, with which passwords of earlier releases were hashed: `salt:key` in hex. */
const formerCost: ScryptCost = { ln: 14, r: 16, p: 1 };

const current = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/;
const former = /^([0-9a-f]+):([0-9a-f]+)$/;

interface ParsedHash {
  cost: ScryptCost;
  salt: Buffer;
  key: Buffer;
  isFormer: boolean;
}

/** Returns the hash of a password, with its parameters: `$scrypt$ln=17,r=8,p=1$<salt>$<key>`. */
export async function hashPassword(password: string, cost: ScryptCost = passwordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, 32, cost);
  return `$scrypt$${parameters(cost)}$${salt.toString("base64")}$${key.toString("base64")}`;
}

/** Returns whether the password is the one that was hashed, by the hash's own parameters. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const parsed = parseHash(hash);
  if (!parsed) return false;
  const matches = timingSafeEqual(await derive(password, parsed.salt, parsed.key.length, parsed.cost), parsed.key);
  // A former hash is faster: without this, a fast refusal would reveal that the account exists.
  if (!matches && parsed.isFormer) await hashPassword(password);
  return matches;
}

/** Returns whether the hash has other parameters than the current ones and must be replaced. */
export function isOutdated(hash: string, cost: ScryptCost = passwordCost): boolean {
  const parsed = parseHash(hash);
  return !parsed || parsed.isFormer || parameters(parsed.cost) !== parameters(cost);
}

const parameters = ({ ln, r, p }: ScryptCost) => `ln=${ln},r=${r},p=${p}`;

function parseHash(hash: string): ParsedHash | undefined {
  const parts = current.exec(hash);
  if (parts) {
    const [, ln, r, p, salt, key] = parts;
    const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
    return { cost, salt: Buffer.from(salt!, "base64"), key: Buffer.from(key!, "base64"), isFormer: false };
  }
  const [, salt, key] = former.exec(hash) ?? [];
  if (!salt || !key) return undefined;
  // The salt is the hex text itself, not the bytes it encodes.
  return { cost: formerCost, salt: Buffer.from(salt), key: Buffer.from(key, "hex"), isFormer: true };
}

function derive(password: string, salt: Buffer, length: number, { ln, r, p }: ScryptCost): Promise<Buffer> {
  const N = 2 ** ln;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return runHashing(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize("NFKC"), salt, length, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

/** Replaces the hash of a password that was just used to log in, when its parameters are outdated. */
export async function refreshHash(
  { db, passwordCost }: { db: Database; passwordCost?: ScryptCost | undefined },
  userId: string,
  password: string,
): Promise<void> {
  const credential = await db
    .selectFrom("credentials")
    .select(["id", "password"])
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .executeTakeFirst();
  if (!credential?.password || !isOutdated(credential.password, passwordCost)) return;
  await db
    .updateTable("credentials")
    .set({ password: await hashPassword(password, passwordCost) })
    .where("id", "=", credential.id)
    // A password that was changed in the meantime stays.
    .where("password", "=", credential.password)
    .execute();
}
