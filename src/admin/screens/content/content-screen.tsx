import { lazy, Suspense, useMemo, useState } from "react";
import type { DocumentRow } from "#publishing/content-view.ts";
import { Button } from "#ui/button.tsx";
import { useCall } from "../../data/use-call.ts";
import { Screen } from "../../layout/screen.tsx";
import { DataTable } from "../../list/data-table.tsx";
import { FilterBar } from "../../list/filters.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import "./content.css";
import { type DocumentGroup, documentGroups, groupOf } from "#publishing/document-group.ts";
import { collectionOfGroup } from "./entry/collection-of-group.ts";
import { useDocumentName } from "./list/document-name.ts";
import { filterDocuments } from "./list/filter-documents.ts";
import { GroupTabs } from "./list/group-tabs.tsx";
import { SectionLinks } from "./list/section-links.tsx";
import { useDocumentColumns } from "./list/use-document-columns.tsx";

const NewEntryDialog = lazy(() => import("./entry/new-entry-dialog.tsx"));

const states = ["draft", "scheduled", "published", "shipped", "absent"] as const;
const none: readonly DocumentRow[] = [];

/** All documents of the site, in groups as people think of them. */
export default function ContentScreen() {
  const words = useWords("admin-content");
  const may = useMay();
  const [filters, setFilters] = useUrlFilters(["q", "group", "state"]);
  const { data = none, refusal, refetch, isLoading } = useCall<DocumentRow[]>("/admin/content/documents");
  const nameOf = useDocumentName();
  const [isAdding, setIsAdding] = useState(false);
  const group = documentGroups.find((each) => each === filters.group);
  const rows = useMemo(() => filterDocuments(data, filters, nameOf), [data, filters, nameOf]);
  const counts = useMemo(() => countGroups(data), [data]);
  const columns = useDocumentColumns(group === undefined);
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
        columns={columns}
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
