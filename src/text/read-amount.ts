/**
 * Reads an amount as spreadsheets and banks write it: `1.234.567,00`, `1,234,567.00`, `Rp 1.234.567`, `(1.000)`,
 * `1.000-`, `1234567.5`. A single separator before exactly three digits separates thousands, since rupiah have no
 * thousandth parts.
 * @returns a number, perhaps with decimals; undefined for anything else
 */
export function readAmount(text: string): number | undefined {
  const bare = text.replaceAll(/\s|\u00a0|IDR|Rp\.?/gi, "");
  const signed = /^(?<minus>[-\u2212(])?(?<digits>\d[\d.,]*)(?<after>\)|-|\+|CR|DB|DR)?$/i.exec(bare);
  if (!signed) return undefined;
  const { minus, digits, after } = signed.groups as { minus?: string; digits: string; after?: string };
  if ((minus === "(") !== (after === ")")) return undefined;
  const amount = readDigits(digits);
  const negative = minus !== undefined || /^(-|DB|DR)$/i.test(after ?? "");
  return amount === undefined ? undefined : negative && amount !== 0 ? -amount : amount;
}

function readDigits(digits: string): number | undefined {
  const [first, ...rest] = digits.split(/[.,]/) as [string, ...string[]];
  const marks = digits.replaceAll(/\d/g, "");
  if (rest.length === 0) return safe(first);
  const last = rest.at(-1)!;
  const lastMark = marks.at(-1)!;
  // The last mark separates decimals when it differs from those before it, or stands alone before 1 or 2 digits.
  const alone = marks.length === 1;
  const hasDecimals = alone ? last.length !== 3 : marks[0] !== lastMark;
  if (hasDecimals && (last.length === 0 || last.length > (alone ? 2 : 4))) return undefined;
  const thousands = hasDecimals ? rest.slice(0, -1) : rest;
  if (new Set(marks.slice(0, thousands.length)).size > 1) return undefined;
  if (thousands.length > 0 && (first.length > 3 || thousands.some((part) => part.length !== 3))) return undefined;
  return safe(`${[first, ...thousands].join("")}${hasDecimals ? `.${last}` : ""}`);
}

function safe(text: string): number | undefined {
  const value = Number(text);
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined;
}
