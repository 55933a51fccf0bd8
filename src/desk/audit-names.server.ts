import { sql } from "kysely";
import { auditedKinds, isAuditedKind } from "#accounts/staff/audited-kinds.ts";
import { may, type StaffRole } from "#accounts/staff/permissions.ts";
import { readDocumentName } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { documentTitle } from "#publishing/documents/document-title.server.ts";
import { locales } from "#text/locales.ts";
import { findObjects } from "./search.server.ts";

interface NameSource {
  table: string;
  /** What people call the object, in SQL. */
  name: string;
  id?: "uuid" | "bigint";
}

const person = "coalesce(nullif(trim(first_name || ' ' || last_name), ''), username)";
const withCompany = (name: string) => `concat_ws(' · ', ${name}, nullif(company, ''))`;

/** Where the objects of the audit log have their names. Those of other kinds are named by their ids, such as `big-social-starter`. */
const sources = {
  leads: { table: "leads", name: withCompany("name"), id: "uuid" },
  lead_view: { table: "lead_views", name: "name", id: "uuid" },
  lead_field: { table: "lead_fields", name: "name_en" },
  lead_import: { table: "lead_imports", name: "name", id: "uuid" },
  help: { table: "help_requests", name: "number", id: "uuid" },
  orders: { table: "orders", name: "number", id: "uuid" },
  settlement: { table: "settlement_files", name: "name", id: "bigint" },
  customers: { table: "users", name: withCompany(person) },
  staff: { table: "users", name: person },
  invitation: { table: "staff_invitations", name: "email" },
  people: { table: "rights_requests", name: "masked_email", id: "uuid" },
  voucher: { table: "vouchers", name: "code", id: "bigint" },
  voucher_batch: { table: "voucher_batches", name: "name", id: "bigint" },
  letters: {
    table: "letters",
    name: "coalesce(nullif(content->'subject'->>'id', ''), content->'subject'->>'en')",
    id: "uuid",
  },
  media: { table: "media", name: "name" },
  experiments: { table: "experiments", name: "name", id: "bigint" },
  publication: { table: "content_publications", name: "coalesce(note, items->0->>'document')", id: "uuid" },
} as const satisfies Record<string, NameSource>;
type NamedKind = keyof typeof sources;

const isNamed = (kind: string): kind is NamedKind => Object.hasOwn(sources, kind);

/** Kinds without a screen of their own belong to these resources. */
const otherResources = {
  lead_view: "leads",
  lead_field: "leads",
  lead_import: "leads",
  publication: "content",
} as const;

/** Returns whether a role may know what an object of a kind is called: who may read its resource. */
function mayName(role: StaffRole, kind: NamedKind): boolean {
  return may(role, isAuditedKind(kind) ? auditedKinds[kind] : otherResources[kind], "read");
}

const isId = {
  uuid: (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id),
  bigint: (id: string) => /^\d{1,18}$/.test(id),
  text: () => true,
};

/** What an object of the audit log is called, by its kind and its id: `<kind>:<id>`. */
export type AuditNames = ReadonlyMap<string, string>;

/** Reads the names of objects, a statement a kind; what was erased, or may not be named, is absent. */
export async function readAuditNames(
  db: Database,
  role: StaffRole,
  objects: readonly { kind: string; id: string }[],
): Promise<AuditNames> {
  const byKind = Map.groupBy(objects, ({ kind }) => kind);
  const found = await Promise.all(
    [...byKind].map(async ([kind, those]): Promise<[string, string | null][]> => {
      if (kind === "content") return those.map(({ id }) => [`content:${id}`, titleOfDocument(id)]);
      if (!isNamed(kind) || !mayName(role, kind)) return [];
      const source: NameSource = sources[kind];
      const ids = [...new Set(those.map(({ id }) => id))].filter(isId[source.id ?? "text"]);
      if (ids.length === 0) return [];
      const list = sql`${JSON.stringify(ids)}::jsonb`;
      const { rows } = await sql<{ id: string; name: string | null }>`
        select id::text as id, ${sql.raw(source.name)} as name from ${sql.table(source.table)}
        where id in (select value::${sql.raw(source.id ?? "text")} from jsonb_array_elements_text(${list}))`.execute(
        db,
      );
      return rows.map(({ id, name }) => [`${kind}:${id}`, name]);
    }),
  );
  return new Map(found.flat().filter((pair): pair is [string, string] => Boolean(pair[1])));
}

/** So many objects of a kind are looked for; who means another one writes more of its name. */
const most = 50;

/** Kinds that the search of the back office finds by more than their names, and quickly among a million. */
const searched: readonly string[] = ["leads", "orders", "customers"];

/** Returns the objects whose names have a text in them, for the filter of the audit log. */
export async function findByName(
  deps: { db: Database; now: () => Date },
  { role, me }: { role: StaffRole; me: string },
  text: string,
): Promise<{ kind: string; id: string }[]> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const kinds = (Object.keys(sources) as NamedKind[]).filter((kind) => !searched.includes(kind) && mayName(role, kind));
  const byName = kinds.map(async (kind) => {
    const source: NameSource = sources[kind];
    const { rows } = await sql<{ id: string }>`
      select id::text as id from ${sql.table(source.table)}
      where (${sql.raw(source.name)}) ilike ${pattern} limit ${most}`.execute(deps.db);
    return rows.map(({ id }) => ({ kind, id }));
  });
  const found = await findObjects(deps, { q: text, role, me, limit: most });
  return [...found.map(({ kind, id }) => ({ kind, id })), ...(await Promise.all(byName)).flat()];
}

function titleOfDocument(name: string): string | null {
  const document = readDocumentName(name);
  const words = document && locales.map((locale) => readPublishedDocument(document, locale)).find(Boolean);
  return words ? documentTitle(name, words) : null;
}
