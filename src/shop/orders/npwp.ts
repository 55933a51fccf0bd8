/**
 * Reads a tax number however it was grouped, as the sixteen digits that invoices carry. One of fifteen digits, as older
 * cards print it, gets a leading 0, as the tax office does (PMK 112/2022).
 * @returns null when it is none
 */
export function readNpwp(typed: string): string | null {
  const digits = typed.replace(/[\s.-]/g, "");
  if (/^\d{15}$/.test(digits)) return `0${digits}`;
  return /^\d{16}$/.test(digits) ? digits : null;
}
