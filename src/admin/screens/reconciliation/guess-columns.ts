/** The fields whose column a person may choose, the most important first. */
export const shownFields = [
  "gross",
  "order",
  "reference",
  "va_number",
  "paid",
  "fee",
  "tax",
  "net",
  "type",
  "status",
] as const;
type ShownField = (typeof shownFields)[number];

/** Words in the names of columns, in Indonesian and English, the surest first. */
const marks: Record<ShownField, RegExp> = {
  gross: /gross|bruto|amount|jumlah|nominal|kredit|credit/i,
  order: /order|pesanan|invoice|faktur|keterangan|description|remark|berita/i,
  reference: /reference|referensi|\bref\b|transaction id|id transaksi|no\.? transaksi/i,
  va_number: /virtual|\bva\b/i,
  paid: /tanggal|date|waktu|time|tgl/i,
  fee: /fee|biaya|mdr|admin/i,
  tax: /ppn|vat|tax|pajak/i,
  net: /net\b|neto|nett|payout|cair/i,
  type: /type|jenis|tipe/i,
  status: /status/i,
};

/** Guesses the columns by their names, each for one field, as the position in text. */
export function guessColumns(header: readonly string[]): Record<ShownField, string> {
  const taken = new Set<number>();
  // "Net amount" and "Fee amount" contain the word for the amount: the particular fields choose first.
  const order: ShownField[] = [
    "net",
    "fee",
    "tax",
    "va_number",
    "type",
    "status",
    "paid",
    "reference",
    "order",
    "gross",
  ];
  const found = order.map((field) => {
    const index = header.findIndex((name, at) => !taken.has(at) && marks[field].test(name));
    if (index >= 0) taken.add(index);
    return [field, index >= 0 ? String(index) : ""] as const;
  });
  return Object.fromEntries(found) as Record<ShownField, string>;
}
