import { useMemo } from "react";
import type { PublicationRow, PublicationState } from "#publishing/content-view.ts";
import { useList } from "../../data/use-list.ts";
import { Screen } from "../../layout/screen.tsx";
import { When } from "../../layout/when.tsx";
import type { Column } from "../../list/column.ts";
import { DataTable } from "../../list/data-table.tsx";
import { FilterBar } from "../../list/filters.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useWords } from "../../words/use-words.ts";
import "./content.css";
import { ActorName } from "../audit/actor-name.tsx";
import { SectionLinks } from "./list/section-links.tsx";
import { PublicationBadge } from "./publish/publication-badge.tsx";
import { useItemNames } from "./publish/use-item-names.ts";

const states: readonly PublicationState[] = ["review", "scheduled", "published", "refused", "withdrawn"];

/** What was published, is planned or waits for a second person, the newest first. */
export default function PublicationsScreen() {
  const { publications: words, languages } = useWords("admin-content");
  const { namesOf } = useItemNames();
  const [filters, setFilters] = useUrlFilters(["state"]);
  const list = useList<PublicationRow>("/admin/content/publications", { state: filters.state });
  const columns = useMemo<readonly Column<PublicationRow>[]>(
    () => [
      {
        id: "items",
        header: words.items,
        cell: ({ items }) => namesOf(items),
        width: "minmax(14rem, 2fr)",
      },
      { id: "state", header: words.state, cell: ({ state }) => <PublicationBadge state={state} />, width: 150 },
      { id: "at", header: words.at, cell: ({ at }) => <When date={at} />, width: 170 },
      {
        id: "languages",
        header: words.languages,
        cell: ({ items }) => [...new Set(items.map(({ locale }) => languages[locale]))].join(", "),
        width: 160,
        card: "none",
      },
      { id: "author", header: words.author, cell: ({ author }) => <ActorName by={author} />, width: 160, card: "line" },
      { id: "note", header: words.note, cell: ({ note }) => note ?? "–", card: "none" },
    ],
    [words, languages, namesOf],
  );
  return (
    <Screen title={words.title}>
      <SectionLinks />
      <FilterBar
        value={filters}
        setValue={setFilters}
        filters={[
          { id: "state", label: words.state, options: states.map((value) => ({ value, label: words.states[value] })) },
        ]}
      />
      <DataTable
        refusal={list.refusal}
        refetch={list.refetch}
        rows={list.rows}
        columns={columns}
        getId={({ id }) => id}
        label={words.title}
        linkTo={({ id }) => `/content/publications/${id}`}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={words.empty}
      />
    </Screen>
  );
}
