import { createHmac, timingSafeEqual } from "node:crypto";

/** How long a mail can be framed, in milliseconds. */
const lifetime = 5 * 60_000;

/**
 * Returns the key under which a browser may frame a mail, of the outbox or a preview, for a few minutes: a frame sends no access token,
 * and the page's own policy would take the mail's styles away.
 */
export function frameKey(name: string, now: Date, secret: string): string {
  const content = `${Buffer.from(name).toString("base64url")}.${now.getTime() + lifetime}`;
  return `${content}.${sign(content, secret)}`;
}

/** Returns the name behind a key; undefined when the key is forged or over. */
export function readFrameKey(key: string, now: Date, secret: string): string | undefined {
  const [name = "", until = "", signature = ""] = key.split(".", 3);
  const expected = Buffer.from(sign(`${name}.${until}`, secret));
  const actual = Buffer.from(signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
  return Number(until) > now.getTime() ? Buffer.from(name, "base64url").toString() : undefined;
}

function sign(content: string, secret: string): string {
  return createHmac("sha256", secret).update(`outbox\0${content}`).digest("base64url");
}
