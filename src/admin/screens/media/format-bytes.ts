/** Returns a number of bytes for people: `240 kB`, `1.4 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1000));
}
