import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link in a mail may do; a token is good for one purpose alone. */
export type LinkPurpose = "newsletter" | "marketing" | "restore";

/** What a link in a mail carries: an id and a signature; nothing to store, nothing to guess. */
export function linkToken(purpose: LinkPurpose, id: string, secret: string): string {
  return `${id}.${sign(purpose, id, secret)}`;
}

/** The id in a token, or undefined for a token that is not ours or serves another purpose. */
export function readLinkToken(purpose: LinkPurpose, token: string, secret: string): string | undefined {
  const [id = "", given = ""] = token.split(".", 2);
  if (!/^[0-9a-f-]{36}$/.test(id)) return undefined;
  const expected = Buffer.from(sign(purpose, id, secret));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : undefined;
}

function sign(purpose: LinkPurpose, id: string, secret: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${id}`).digest("base64url");
}
