import { z } from "zod";

/**
 * Kinds of values that several keys have. Each refuses in words that continue the key's name: `must be ...`, and never
 * repeats the value, which may contain a password.
 */

/**
 * @param example the form in which the address is written
 * @param hostname by default any; Postgres also has addresses without one, of a socket
 */
export const address = (protocol: RegExp, example: string, hostname = /./) =>
  z.url({ protocol, hostname, error: `must be an address such as ${example}` });

export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(", ")} or ${values.at(-1)}` });

/** @param least characters, below which it could be guessed */
export const secret = (least: number) => z.string().min(least, `must have at least ${least} characters`);

/** Returns whether a mail can be sent from it: an address, or a name and an address in angle brackets. */
export function isSender(value: string): boolean {
  const [, name, email = value] = /^([^<>]*)<([^<>]*)>$/.exec(value.trim()) ?? [];
  return name?.trim() !== "" && z.email().safeParse(email.trim()).success;
}

/** Returns whether each part is a header that OpenTelemetry's SDK takes; it leaves others out without a word. */
export function isHeaderList(value: string): boolean {
  return value.split(",").every((part) => {
    const at = part.indexOf("=");
    return at > 0 && /^[!#$%&'*+.^_`|~\w-]+$/.test(part.slice(0, at).trim()) && part.slice(at + 1).trim() !== "";
  });
}

/** Returns a part of an address without its escapes; undefined where they are none, as in `%zz`. */
export function unescaped(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
