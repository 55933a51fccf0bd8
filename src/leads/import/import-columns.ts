import type { OwnField } from "../entry/own-fields.ts";

/** What a column of a file may be. `last_name` is written behind the name. */
export const importFields = [
  "name",
  "last_name",
  "company",
  "email",
  "phone",
  "industry",
  "job",
  "product",
  "message",
  "locale",
  "tags",
] as const;
type ImportField = (typeof importFields)[number];
/** A field, `own:` with the id of one of the company's own, or nothing. */
export type ImportColumn = ImportField | `own:${string}` | "";

/** Words in the names of columns, in Indonesian and English; the particular fields choose first. */
const marks: readonly (readonly [ImportField, RegExp])[] = [
  ["email", /e-?mail|surel/i],
  ["phone", /phone|telepon|telp|\bhp\b|whatsapp|\bwa\b|mobile|ponsel|handphone/i],
  ["last_name", /last ?name|surname|nama belakang/i],
  ["company", /company|perusahaan|organi[sz]ation|instansi|\bpt\b|account|institusi/i],
  ["job", /job|title|jabatan|position|posisi/i],
  ["industry", /industry|industri|sektor|bidang/i],
  ["product", /product|produk|minat/i],
  ["tags", /tags?$|label/i],
  ["locale", /language|bahasa|locale/i],
  ["message", /message|pesan|notes?$|catatan|keterangan|remark|komentar/i],
  ["name", /name|nama|contact|kontak/i],
];

/** Returns the name of a column as it is compared: of headers in another order or another case the columns are remembered too. */
export const columnKey = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, " ");

/** Guesses the columns by their names, each field for one column: those remembered from a file like this win. */
export function guessImportColumns(
  header: readonly string[],
  own: readonly Pick<OwnField, "id" | "name_id" | "name_en" | "retired">[],
  remembered: Readonly<Record<string, string>> = {},
): ImportColumn[] {
  const taken = new Set<string>();
  const take = (field: ImportColumn): ImportColumn => {
    if (field === "" || taken.has(field)) return "";
    taken.add(field);
    return field;
  };
  const isKnown = (field: string): field is ImportColumn =>
    (importFields as readonly string[]).includes(field) ||
    own.some(({ id, retired }) => !retired && field === `own:${id}`);
  const columns = header.map((name): ImportColumn => {
    const known = remembered[columnKey(name)] ?? "";
    return isKnown(known) ? take(known) : "";
  });
  if (columns.some((column) => column !== "")) return columns;
  for (const { id, name_id, name_en, retired } of own) {
    const at = header.findIndex((name) => [name_id, name_en].some((each) => columnKey(each) === columnKey(name)));
    if (at >= 0 && !retired) columns[at] = take(`own:${id}`);
  }
  for (const [field, mark] of marks) {
    const at = header.findIndex((name, index) => columns[index] === "" && mark.test(name));
    if (at >= 0) columns[at] = take(field);
  }
  return columns;
}
