import { createHmac } from "node:crypto";

/** Returns the code that an authenticator app shows for a base32 secret (RFC 6238 with the usual defaults). */
export function oneTimeCode(secret: string, at = Date.now()): string {
  const letters = [...secret.replace(/[\s=]/g, "")];
  const bits = letters
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac("sha1", key).update(counter).digest();
  const offset = digest.at(-1)! & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
