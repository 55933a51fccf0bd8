import { createHmac, timingSafeEqual } from "node:crypto";

/** What the links in newsletter mails carry: the subscriber's id and a signature; nothing to keep, nothing to guess. */
export function newsletterToken(id: string, secret: string): string {
  return `${id}.${sign(id, secret)}`;
}

/** The subscriber's id, or undefined for a token that is not ours. */
export function readNewsletterToken(token: string, secret: string): string | undefined {
  const [id = "", given = ""] = token.split(".", 2);
  if (!/^[0-9a-f-]{36}$/.test(id)) return undefined;
  const expected = Buffer.from(sign(id, secret));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : undefined;
}

function sign(id: string, secret: string): string {
  return createHmac("sha256", secret).update(`newsletter\0${id}`).digest("base64url");
}
