/** What we read of a settlement file. */
export const settlementFields = [
  "reference",
  "order",
  "va_number",
  "paid",
  "gross",
  "fee",
  "tax",
  "net",
  "type",
  "status",
  "line_type",
  "direction",
] as const;
export type SettlementField = (typeof settlementFields)[number];

/** The column of each field, by its position in the file. */
export type ColumnMapping = Partial<Record<SettlementField, number>>;

export const settlementFormats = ["midtrans", "xendit", "other"] as const;
export type SettlementFormat = (typeof settlementFormats)[number];

/**
 * The columns of the providers' reports by their published names, the best first. Midtrans: transactions and payouts
 * exported from its dashboard. Xendit: the transactions report (one line for each payment) and the balance report (a
 * payment, its fee and its VAT on lines of their own), docs.xendit.co/docs/transactions-report and /balance-report.
 */
const columnNames: Record<Exclude<SettlementFormat, "other">, Partial<Record<SettlementField, readonly string[]>>> = {
  midtrans: {
    reference: ["Transaction ID"],
    order: ["Order ID"],
    va_number: ["VA Number", "Virtual Account Number", "Bill Key"],
    paid: ["Settlement time", "Settlement date", "Transaction time", "Transaction date", "Date & Time"],
    gross: ["Gross amount", "Transaction amount", "Amount"],
    fee: ["Total fee", "Transaction fee", "MDR", "Fee"],
    tax: ["VAT", "PPN", "Tax"],
    net: ["Net amount", "Nett amount", "Payout amount", "Settlement amount"],
    type: ["Transaction type"],
    status: ["Transaction status", "Status"],
  },
  xendit: {
    reference: ["Product ID", "Payment ID", "Transaction ID"],
    order: ["Reference ID", "Reference", "External ID"],
    va_number: ["Account Number", "Account Identifier", "Virtual Account Number"],
    paid: ["Payment Date", "Payment Date ISO", "Transaction Date", "Created Date ISO", "Created Date"],
    gross: ["Transaction Amount", "Amount"],
    fee: ["Total Fee", "Xendit Fee", "Fee", "Fees Paid Amount"],
    tax: ["VAT", "Tax", "VAT Paid Amount"],
    net: ["Net Amount", "Total Amount"],
    type: ["Transaction Type", "Type"],
    status: ["Status", "Transaction Status"],
    line_type: ["Line Type"],
    direction: ["Debit or Credit"],
  },
};

/** Columns without which a report is not that of the provider. */
const marks: Record<keyof typeof columnNames, readonly string[][]> = {
  midtrans: [["transactionid"], ["orderid"]],
  xendit: [
    ["productid", "paymentchannel", "xenditfee", "linetype"],
    ["reference", "referenceid", "externalid"],
  ],
};

const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Returns which report a header belongs to, and the columns of its fields; null when it is none we know. */
export function recogniseHeader(
  header: readonly string[],
): { format: Exclude<SettlementFormat, "other">; columns: ColumnMapping } | null {
  const names = header.map(bare);
  for (const format of ["midtrans", "xendit"] as const) {
    if (!marks[format].every((any) => any.some((name) => names.includes(name)))) continue;
    const columns: ColumnMapping = {};
    for (const [field, known] of Object.entries(columnNames[format])) {
      const found = known.map((name) => names.indexOf(bare(name))).find((index) => index >= 0);
      if (found !== undefined) columns[field as SettlementField] = found;
    }
    if (columns.gross !== undefined) return { format, columns };
  }
  return null;
}

/** Returns what identifies a kind of report, by which the columns that a person chose are found again. */
export function headerKey(header: readonly string[]): string {
  return header.map(bare).join("|").slice(0, 2000);
}
