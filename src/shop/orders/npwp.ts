import { plainLine } from "#text/plain-line.ts";

/**
 * Returns the sixteen digits of a tax number typed with or without separators. The fifteen digits of older cards get a
 * leading 0, as the tax office does (PMK 112/2022).
 * @returns null when it is not a tax number
 */
export function readNpwp(typed: string): string | null {
  const digits = plainLine(typed).replace(/[\s.-]/g, "");
  if (/^\d{15}$/.test(digits)) return `0${digits}`;
  return /^\d{16}$/.test(digits) ? digits : null;
}
