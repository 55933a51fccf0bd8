import { lazy, Suspense, useMemo, useState } from "react";
import type { CollectionName } from "#content/entries/collection-fields.ts";
import type { DocumentRow } from "#publishing/content-view.ts";
import { type DocumentGroup, documentGroups, groupOf } from "#publishing/document-group.ts";
import type { Locale } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useCall, useMay, useWords } from "../../kit/data.ts";
import { DataTable, FilterBar, useUrlFilters } from "../../kit/list.ts";
import { Screen, When } from "../../kit/parts.ts";
import "./content.css";
import { useDocumentName } from "./list/document-name.ts";
import { LanguageState } from "./list/language-state.tsx";
import { SectionLinks } from "./list/section-links.tsx";
import { useUpgrades } from "./upgrades/use-upgrades.ts";

const NewEntryDialog = lazy(() => import("./entry/new-entry-dialog.tsx"));

const states = ["draft", "scheduled", "published", "shipped", "absent"] as const;
const none: readonly DocumentRow[] = [];

/** All documents of the site, in groups as people think of them. */
export default function ContentScreen() {
  const words = useWords("admin-content");
  const may = useMay();
  const [filters, setFilters] = useUrlFilters(["q", "group", "state"]);
  const { data = none, refusal, refetch, isLoading } = useCall("/admin/content/documents");
  const nameOf = useDocumentName();
  const [isAdding, setIsAdding] = useState(false);
  const group = documentGroups.find((each) => each === filters.group);
  const rows = useMemo(() => filterDocuments(data, filters, nameOf), [data, filters, nameOf]);
  const counts = useMemo(() => countGroups(data), [data]);
  const { rows: upgrades } = useUpgrades();
  const upgraded = useMemo(() => new Set(upgrades.map(({ document }) => document)), [upgrades]);
  const collection = group && collectionOfGroup[group];
  return (
    <Screen
      title={words.title}
      actions={
        collection &&
        may("content", "write") && <Button onClick={() => setIsAdding(true)}>{words.list.newEntry}</Button>
      }
    >
      <SectionLinks />
      <GroupTabs counts={counts} total={data.length} chosen={group} onChoose={(next) => setFilters({ group: next })} />
      <FilterBar
        search={words.list.search}
        value={filters}
        setValue={setFilters}
        filters={[
          {
            id: "state",
            label: words.list.state,
            options: states.map((value) => ({ value, label: words.states[value] })),
          },
        ]}
      />
      <DataTable
        refusal={refusal}
        refetch={refetch}
        rows={rows}
        headers={{ ...words.list.columns, ...words.languages }}
        columns={[
          {
            id: "title",
            cell: (row) => (
              <>
                {nameOf(row)}
                {upgraded.has(row.name) && <span className="upgraded">{words.list.upgraded}</span>}
              </>
            ),
            width: "minmax(16rem, 2fr)",
          },
          { id: "id", cell: (row) => <StateOf row={row} locale="id" />, width: 130, card: "line" },
          { id: "en", cell: (row) => <StateOf row={row} locale="en" />, width: 130, card: "line" },
          !group && { id: "group", cell: (row) => words.groups[groupOf(row)], width: 170, card: "none" },
          {
            id: "page",
            cell: ({ pages }) => (pages.length > 1 ? `${pages[0]} +${pages.length - 1}` : (pages[0] ?? "–")),
            width: "minmax(15.5rem, 1fr)",
            card: "none",
          },
          { id: "changed", cell: (row) => <Changed row={row} />, width: "minmax(11rem, 1fr)", card: "side" },
        ]}
        getId={({ name }) => name}
        label={words.title}
        linkTo={({ name }) => `/content/documents/${encodeURIComponent(name)}`}
        isLoading={isLoading}
        empty={words.list.empty}
      />
      <Suspense>
        {collection && isAdding && <NewEntryDialog collection={collection} onClose={() => setIsAdding(false)} />}
      </Suspense>
    </Screen>
  );
}

function countGroups(rows: readonly DocumentRow[]): ReadonlyMap<DocumentGroup, number> {
  const counts = new Map<DocumentGroup, number>();
  for (const row of rows) counts.set(groupOf(row), (counts.get(groupOf(row)) ?? 0) + 1);
  return counts;
}

/** The collections whose entries an editor adds, by the group in which they stand. */
const collectionOfGroup: Partial<Record<DocumentGroup, CollectionName>> = {
  docs: "docs",
  changelog: "changelog",
  articles: "resources",
  events: "events",
  stories: "stories",
  locations: "locations",
};

/** Returns the documents that match, in the order of their groups and then of their names; sets stand before their entries. */
function filterDocuments(
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

/** The groups of documents with their numbers. */
function GroupTabs({
  counts,
  total,
  chosen,
  onChoose,
}: {
  counts: ReadonlyMap<DocumentGroup, number>;
  total: number;
  chosen: DocumentGroup | undefined;
  onChoose: (group: DocumentGroup | undefined) => void;
}) {
  const { groups, list } = useWords("admin-content");
  const entries = [
    { group: undefined, name: list.all, count: total },
    ...documentGroups.map((group) => ({ group, name: groups[group], count: counts.get(group) ?? 0 })),
  ];
  return (
    <fieldset aria-label={list.groups} className="group-tabs">
      {entries
        .filter(({ count, group }) => count > 0 || group === chosen)
        .map(({ group, name, count }) => (
          <button
            key={name}
            type="button"
            className="group-tab"
            aria-pressed={group === chosen}
            onClick={() => onChoose(group)}
          >
            {name} <span className="num text-muted">{count}</span>
          </button>
        ))}
    </fieldset>
  );
}

function StateOf({ row, locale }: { row: DocumentRow; locale: Locale }) {
  return (
    <>
      <span className="uppercase md:hidden">{locale} </span>
      <LanguageState state={row.languages[locale]?.state ?? "absent"} />
    </>
  );
}

function Changed({ row: { languages } }: { row: DocumentRow }) {
  const [latest] = Object.values(languages)
    .filter(({ changed_at }) => changed_at !== null)
    .toSorted((one, other) => (one.changed_at! < other.changed_at! ? 1 : -1));
  if (!latest) return <span className="text-muted">–</span>;
  return (
    <>
      <When date={latest.changed_at} relative />{" "}
      {latest.changed_by && <span className="text-muted">{latest.changed_by}</span>}
    </>
  );
}
