import type { DocumentRow } from "#publishing/content-view.ts";
import { documentGroups, groupOf } from "#publishing/document-group.ts";

/** Returns the documents that match, in the order of their groups and then of their names; sets stand before their entries. */
export function filterDocuments(
  rows: readonly DocumentRow[],
  { q, group, state }: { q?: string; group?: string; state?: string },
  nameOf: (row: DocumentRow) => string,
): readonly DocumentRow[] {
  const wanted = (q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  return rows
    .filter((row) => {
      const text = [nameOf(row), row.title, row.name, ...row.pages].join(" ").toLowerCase();
      return (
        (!group || groupOf(row) === group) &&
        (!state || Object.values(row.languages).some((language) => language.state === state)) &&
        wanted.every((word) => text.includes(word))
      );
    })
    .map((row) => ({
      row,
      name: nameOf(row),
      place: documentGroups.indexOf(groupOf(row)) * 2 + (row.collection ? 1 : 0),
    }))
    .toSorted((one, other) => one.place - other.place || one.name.localeCompare(other.name, "id"))
    .map(({ row }) => row);
}
