import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link in a mail may do; a token is valid for one purpose only. */
export type LinkPurpose = "newsletter" | "marketing" | "restore" | "rights-form" | "event" | "payer";

/** Returns the token of a link in a mail: an id and a signature, so that nothing is stored and nothing can be guessed. */
export function linkToken(purpose: LinkPurpose, id: string, secret: string): string {
  return `${id}.${sign(purpose, id, secret)}`;
}

/** Returns the id in a token, or undefined for a forged token or one for another purpose. */
export function readLinkToken(purpose: LinkPurpose, token: string, secret: string): string | undefined {
  const [id = "", signature = ""] = token.split(".", 2);
  if (!/^[0-9a-f-]{36}$/.test(id)) return undefined;
  const expected = Buffer.from(sign(purpose, id, secret));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : undefined;
}

function sign(purpose: LinkPurpose, id: string, secret: string): string {
  return createHmac("sha256", secret).update(`${purpose}\0${id}`).digest("base64url");
}
