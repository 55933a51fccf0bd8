import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const names = <Name extends string>(...keys: readonly Name[]) => z.record(z.enum(keys), label);

/** The words of the screen of invoices and their faktur pajak. `{n}`, `{all}` and `{number}` are filled in. */
export const adminInvoices = z.strictObject({
  title: label,
  intro: text(280),
  list: label,
  empty: text(120),
  month: label,
  columns: names("number", "issued", "order", "buyer", "dpp", "ppn", "total", "state", "serial"),
  sums: names("count"),
  states: names("ready", "incomplete", "numbered", "untaxed"),
  coretax: z.strictObject({
    title: label,
    ready: text(120),
    incomplete: text(200),
    file: label,
    part: label,
    note: text(320),
  }),
  serials: z.strictObject({
    label,
    hint: text(280),
    save: label,
    taken: text(120),
    line: label,
    refusals: z.record(z.enum(["no_invoice", "not_a_serial", "ambiguous", "unknown_invoice", "same"]), text(120)),
  }),
  document: z.strictObject({
    title: label,
    action: label,
    change: label,
    lead: text(200),
    leadNpwp: text(200),
    kind: label,
    kinds: names("National ID", "Passport", "Other ID"),
    number: label,
    country: label,
    countryHint: text(120),
    place: label,
    placeHint: text(120),
    saved: text(120),
  }),
});
