import { createHash } from "node:crypto";

/** The form of a key that clients may send. */
export const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** Returns a digest of a request: equal for equal content, whatever the order of its members. */
export function hashRequest(request: unknown): string {
  return createHash("sha256").update(canonical(request)).digest("base64url");
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object" && !(value instanceof Date)) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    members.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(",")}}`;
  }
  return JSON.stringify(value) ?? "null";
}
