import type { Rupiah } from "#money/rupiah.ts";
import type { Locale } from "#text/locales.ts";

/** Returns an amount of whole rupiah in words, as printed on Indonesian receipts: `1114440` -> `satu juta seratus empat belas ribu ...`. */
export function amountInWords(amount: Rupiah, locale: Locale): string {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount >= 1e15) throw new RangeError(`no words for ${amount}`);
  return locale === "id" ? `${indonesian(amount)} rupiah` : `${english(amount)} rupiah`;
}

const satuan = "nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas".split(" ");
const skala = [
  [1e12, "triliun"],
  [1e9, "miliar"],
  [1e6, "juta"],
  [1e3, "ribu"],
  [100, "ratus"],
] as const;

function indonesian(n: number): string {
  if (n < 12) return satuan[n]!;
  if (n < 20) return `${satuan[n - 10]} belas`;
  if (n < 100) return join(`${satuan[Math.floor(n / 10)]} puluh`, n % 10, indonesian);
  for (const [size, name] of skala) {
    if (n < size) continue;
    const count = Math.floor(n / size);
    // `se-` replaces one before hundred and thousand only: seratus, seribu, satu juta.
    const head = count === 1 && size <= 1e3 ? `se${name}` : `${indonesian(count)} ${name}`;
    return join(head, n % size, indonesian);
  }
  throw new RangeError(String(n));
}

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scale = [
  [1e12, "trillion"],
  [1e9, "billion"],
  [1e6, "million"],
  [1e3, "thousand"],
  [100, "hundred"],
] as const;

function english(n: number): string {
  if (n < 20) return ones[n]!;
  if (n < 100) return n % 10 === 0 ? tens[n / 10]! : `${tens[Math.floor(n / 10)]}-${ones[n % 10]}`;
  for (const [size, name] of scale) {
    if (n >= size) return join(`${english(Math.floor(n / size))} ${name}`, n % size, english);
  }
  throw new RangeError(String(n));
}

function join(head: string, rest: number, toWords: (n: number) => string): string {
  return rest === 0 ? head : `${head} ${toWords(rest)}`;
}
