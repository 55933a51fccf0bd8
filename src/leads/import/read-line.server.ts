import { industryIds, leadIndustries } from "#catalogue/industries.ts";
import { leadProducts } from "#catalogue/products.ts";
import { locales } from "#text/locales.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { leadEdit } from "../entry/lead-entry.ts";
import { type OwnField, type OwnValue, readOwnValue } from "../entry/own-fields.ts";
import { industryName, productName } from "../requests/display-names.server.ts";
import type { ImportColumn } from "./import-columns.ts";
import type { LineFault, LineFields } from "./import-states.ts";

const schema = leadEdit(phoneEverywhere);

/** Ids by what people write for them: the id itself and its names in both languages. */
function namesOf(
  ids: readonly string[],
  nameOf: (id: string, locale: "id" | "en") => string,
): ReadonlyMap<string, string> {
  return new Map(
    ids.flatMap((id) => [id, ...locales.map((locale) => nameOf(id, locale))].map((name) => [key(name), id])),
  );
}
const key = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

const english = new Set(["en", "english", "inggris", "bahasainggris"]);

/** Returns how the lines of a file with these columns are read. */
export function lineReader(columns: readonly ImportColumn[], own: readonly OwnField[]) {
  const products = namesOf(leadProducts, productName);
  const industries = namesOf([...new Set([...industryIds, ...leadIndustries])], industryName);

  /** Returns the fields of a line, or all its faults; what the file leaves empty is absent. */
  return (cells: readonly string[]): { ok: true; fields: LineFields } | { ok: false; faults: LineFault[] } => {
    const given = (column: ImportColumn) => {
      const at = columns.indexOf(column);
      return at < 0 ? "" : (cells[at] ?? "").trim();
    };
    const company = given("company");
    // A list of companies names nobody.
    const name = [given("name"), given("last_name")].filter(Boolean).join(" ") || company;
    const tags = given("tags")
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== "");
    const typed: Record<string, unknown> = {
      name,
      ...filled({
        company,
        email: given("email"),
        phone: given("phone"),
        job: given("job"),
        message: given("message"),
      }),
      // Files have words of their own for these.
      ...filled({ product: products.get(key(given("product"))), industry: industries.get(key(given("industry"))) }),
      ...(given("locale") && { locale: english.has(key(given("locale"))) ? "en" : "id" }),
      ...(tags.length > 0 && { tags }),
    };
    const faults: LineFault[] = [];
    const parsed = schema.safeParse({ version: 1, ...typed });
    if (!parsed.success)
      for (const { path, message } of parsed.error.issues) {
        const field = String(path[0]);
        if (!faults.some((fault) => fault.field === field)) faults.push({ field, code: message });
      }
    if (!typed.email && !typed.phone) faults.push({ field: "email", code: "email_or_phone" });
    const values: Record<string, OwnValue> = {};
    for (const field of own) {
      if (field.retired || !columns.includes(`own:${field.id}`)) continue;
      const read = readOwnValue(field, given(`own:${field.id}`));
      if (!read.ok) faults.push({ field: `own:${field.id}`, code: read.code });
      else if (read.value !== undefined) values[field.id] = read.value;
    }
    if (faults.length > 0 || !parsed.success) return { ok: false, faults };
    const { version: _version, ...fields } = parsed.data;
    return { ok: true, fields: { ...fields, ...(Object.keys(values).length > 0 && { own_values: values }) } };
  };
}

const filled = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ""));
