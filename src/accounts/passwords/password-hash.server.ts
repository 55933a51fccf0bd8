import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { runHashing } from "./hashing-queue.server.ts";

/** What one hash costs: N is 2 to the power of `ln`; memory is 128 x N x r bytes. */
export interface ScryptCost {
  ln: number;
  r: number;
  p: number;
}

/** OWASP Password Storage Cheat Sheet, scrypt: N=2^17, r=8, p=1 (128 MB). */
export const passwordCost: ScryptCost = { ln: 17, r: 8, p: 1 };

/** How Better Auth hashes unless told otherwise, and how accounts made before were hashed: `salt:key` in hex. */
const formerCost: ScryptCost = { ln: 14, r: 16, p: 1 };

const current = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/;
const former = /^([0-9a-f]+):([0-9a-f]+)$/;

interface ReadHash {
  cost: ScryptCost;
  salt: Buffer;
  key: Buffer;
  isFormer: boolean;
}

/** Hashes a password, with the parameters in the answer: `$scrypt$ln=17,r=8,p=1$<salt>$<key>`. */
export async function hashPassword(password: string, cost: ScryptCost = passwordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, 32, cost);
  return `$scrypt$${parameters(cost)}$${salt.toString("base64")}$${key.toString("base64")}`;
}

/** Whether the password is the one that was hashed, by the parameters that the hash names. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const read = readHash(hash);
  if (!read) return false;
  const matches = timingSafeEqual(await derive(password, read.salt, read.key.length, read.cost), read.key);
  // A former hash is quicker: without this, a quick refusal would tell that the account exists.
  if (!matches && read.isFormer) await hashPassword(password);
  return matches;
}

/** Whether the hash was made with other parameters than those of today, so that it is to be made again. */
export function isOutdated(hash: string, cost: ScryptCost = passwordCost): boolean {
  const read = readHash(hash);
  return !read || read.isFormer || parameters(read.cost) !== parameters(cost);
}

const parameters = ({ ln, r, p }: ScryptCost) => `ln=${ln},r=${r},p=${p}`;

function readHash(hash: string): ReadHash | undefined {
  const parts = current.exec(hash);
  if (parts) {
    const [, ln, r, p, salt, key] = parts;
    const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
    return { cost, salt: Buffer.from(salt!, "base64"), key: Buffer.from(key!, "base64"), isFormer: false };
  }
  const [, salt, key] = former.exec(hash) ?? [];
  if (!salt || !key) return undefined;
  // The salt was used as the text it is written in.
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
