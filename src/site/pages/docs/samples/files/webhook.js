import { createHmac, timingSafeEqual } from "node:crypto";

export function isGenuine(headers, rawBody, secret, now = Date.now()) {
  const timestamp = headers["x-bigsuite-timestamp"];
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= 300)) return false;
  const digest = createHmac("sha256", secret).update(`${timestamp}.`).update(rawBody).digest("hex");
  const expected = Buffer.from(`v1=${digest}`);
  const given = Buffer.from(headers["x-bigsuite-signature"] ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
