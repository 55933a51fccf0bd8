import { readSet } from "#content/read-set.server.ts";
import type { TableCell, TableColumn } from "#content/table-columns.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { most, negative, type Rupiah, zero } from "#money/rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import { readAccountCodes } from "./account-codes.server.ts";
import type { Account, AccountCode } from "./accounts.ts";
import type { Posting } from "./journal.server.ts";
import type { JournalLayout } from "./journal-layouts.ts";
import { readJournal } from "./read-journal.server.ts";

/** One line of a posting, with what a file tells of it. */
interface Line extends AccountCode {
  debit: Rupiah;
  credit: Rupiah;
}

/** A posting with its day, sentence and lines. */
interface WrittenPosting extends Posting {
  day: Day;
  text: string;
  entries: readonly Line[];
}

interface Layout {
  columns: readonly TableColumn[];
  /** The first rows, where there are more titles than one row. */
  head?: readonly TableCell[][];
  rows(posting: WrittenPosting): TableCell[][];
}

const titles = (...names: string[]) => names.map((title) => ({ title }));
/** A day as Indonesian programs read it: `20/11/2026`. */
const slashed = (day: Day) => day.split("-").toReversed().join("/");
/** Amounts of the other side are left empty: no program needs the zero, and Odoo reads it as given. */
const amount = (value: Rupiah) => (value === 0 ? null : value);

/**
 * None of the files of programs was tried in them; their columns are what public material says:
 *
 * - accurate: the form of Accurate Online's own templates, a HEADER row for each entry and a row for each account below it, under
 *   two rows of titles ("Template Pembayaran", scribd.com/document/707068944), with the fields of its general journal.
 * - jurnal: the fields of Mekari Jurnal's journal entry (Jurnal Guidebook "Buat Jurnal Umum", scribd.com/document/349489269),
 *   named as in its import templates, where `*` marks what is required and days are DD/MM/YYYY (help-center.jurnal.id,
 *   article 11419592244121).
 * - odoo: the technical names of the fields of `account.move` and its `line_ids` (odoo/odoo, addons/account/models/
 *   account_move.py), which Odoo's import recognises; the fields of the entry stand in its first row only.
 */
const layouts: Record<JournalLayout, Layout> = {
  general: {
    columns: [
      ...([["at", "moment"], "reference", "posting", "account_code", "account_name"] as const),
      ...([["debit", "money"], ["credit", "money"], "order", "invoice", "buyer"] as const),
    ],
    rows: ({ at, reference, text, order, invoice, buyer, entries }) =>
      entries.map(({ code, name, debit, credit }) => [
        ...[at, reference, text, code, name, amount(debit), amount(credit), order, invoice, buyer],
      ]),
  },
  accurate: {
    columns: titles("HEADER", "No Jurnal", "Tanggal", "Catatan", "Cabang", ""),
    head: [["ACCOUNT", "No Akun", "Nama Akun", "Debit", "Kredit", "Catatan Akun"]],
    rows: ({ day, reference, text, entries }) => [
      ["HEADER", reference, slashed(day), text, null, null],
      ...entries.map(({ code, name, debit, credit }) => ["ACCOUNT", code, name, amount(debit), amount(credit), text]),
    ],
  },
  jurnal: {
    columns: titles(
      ...["*Transaction Date", "*Transaction Number", "Memo", "*Account Code", "Account Name", "Description"],
      ...["Debit", "Credit", "Tags"],
    ),
    rows: ({ day, reference, text, order, entries }) =>
      entries.map(({ code, name, debit, credit }) => [
        ...[slashed(day), reference, text, code, name, text, amount(debit), amount(credit), order],
      ]),
  },
  odoo: {
    columns: titles(
      ...["date", "ref", "journal_id", "line_ids/account_id", "line_ids/name", "line_ids/debit", "line_ids/credit"],
    ),
    rows: ({ day, reference, text, entries }) =>
      entries.map(({ code, debit, credit }, index) => [
        ...(index === 0 ? [day, reference, "Miscellaneous Operations"] : [null, null, null]),
        ...[code, text, debit, credit],
      ]),
  },
};

/** Returns the journal of a month in Jakarta: one row for each line of a posting. */
export async function journalFile(
  db: Database,
  { period, layout, locale }: { period: string; layout: JournalLayout; locale: Locale },
): Promise<{ columns: readonly TableColumn[]; rows: AsyncGenerator<TableCell[][]> }> {
  const { codes } = await readAccountCodes(db);
  const codeOf = new Map<Account, AccountCode>(codes.map((each) => [each.account, each]));
  const words = readSet(locale, "admin-files").postings;
  const { columns, head, rows } = layouts[layout];
  const written = (posting: Posting): WrittenPosting => ({
    ...posting,
    day: jakartaDay(posting.at),
    text: fill(words[posting.kind], { order: posting.order, invoice: posting.invoice ?? "", buyer: posting.buyer }),
    entries: posting.lines.map((line) => ({
      ...codeOf.get(line.account)!,
      debit: most(zero, line.amount),
      credit: most(zero, negative(line.amount)),
    })),
  });
  async function* batches() {
    if (head) yield [...head.map((cells) => [...cells])];
    for await (const postings of readJournal(db, period)) yield postings.flatMap((posting) => rows(written(posting)));
  }
  return { columns, rows: batches() };
}
