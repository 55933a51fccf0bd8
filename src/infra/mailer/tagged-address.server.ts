import { createHmac, timingSafeEqual } from "node:crypto";

/** What a mail to a tagged address is: an answer to a lead's mail, or a report about a letter that was sent. */
type TagPurpose = "inbox" | "letter";

/** Bytes of the signature: 80 bits cannot be guessed by mail, and the local part stays below 64 characters (RFC 5321). */
const signatureLength = 10;
const idLength = 16;

/** Returns an address of the mailbox, `inbox+<token>@domain`, of which the token names an object (UUID) and is signed. */
export function taggedAddress(purpose: TagPurpose, id: string, mailbox: string, secret: string): string {
  const { local, domain } = partsOf(mailbox);
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex");
  return `${local}+${encode(Buffer.concat([bytes, sign(purpose, bytes, secret)]))}@${domain}`;
}

/** Returns the object of an address with a token; undefined for another address or purpose and for a forged token. */
export function idOfAddress(purpose: TagPurpose, address: string, mailbox: string, secret: string): string | undefined {
  const { local, domain } = partsOf(mailbox);
  const tag = address.trim().toLowerCase();
  const prefix = `${local}+`.toLowerCase();
  const suffix = `@${domain}`.toLowerCase();
  if (!tag.startsWith(prefix) || !tag.endsWith(suffix)) return undefined;
  const bytes = decode(tag.slice(prefix.length, -suffix.length));
  if (!bytes) return undefined;
  const id = bytes.subarray(0, idLength);
  if (!timingSafeEqual(bytes.subarray(idLength), sign(purpose, id, secret))) return undefined;
  return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function partsOf(mailbox: string) {
  const at = mailbox.lastIndexOf("@");
  return { local: mailbox.slice(0, at), domain: mailbox.slice(at + 1) };
}

function sign(purpose: TagPurpose, id: Buffer, secret: string): Buffer {
  return createHmac("sha256", secret).update(`${purpose}\0`).update(id).digest().subarray(0, signatureLength);
}

const digits = Math.ceil(((idLength + signatureLength) * 8) / 5);

/** Digits and lower-case letters only: some mail servers change the case of a local part. */
function encode(bytes: Buffer): string {
  return BigInt(`0x${bytes.toString("hex")}`)
    .toString(32)
    .padStart(digits, "0");
}

function decode(token: string): Buffer | undefined {
  if (token.length !== digits || !/^[0-9a-v]+$/.test(token)) return undefined;
  const value = [...token].reduce((sum, digit) => sum * 32n + BigInt(Number.parseInt(digit, 32)), 0n);
  const hex = value.toString(16).padStart((idLength + signatureLength) * 2, "0");
  return hex.length === (idLength + signatureLength) * 2 ? Buffer.from(hex, "hex") : undefined;
}
