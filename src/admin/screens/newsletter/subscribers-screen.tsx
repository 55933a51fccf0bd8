import { useMemo, useState } from "react";
import { letterTopics } from "#catalogue/letter-topics.ts";
import type { SubscriberRow } from "#growth/newsletter/readers/subscriber-view.ts";
import { locales } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useList } from "../../data/use-list.ts";
import { Screen } from "../../layout/screen.tsx";
import { When } from "../../layout/when.tsx";
import type { Column } from "../../list/column.ts";
import { DataTable } from "../../list/data-table.tsx";
import { ExportButton } from "../../list/export-button.tsx";
import { FilterBar } from "../../list/filters.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { ImportDialog } from "./subscribers/import-dialog.tsx";
import { SubscriberState } from "./subscribers/subscriber-state.tsx";

/** Renders the list of subscribers. */
export default function SubscribersScreen() {
  const { subscribers: words, title, topics, languages } = useWords("admin-newsletter");
  const may = useMay();
  const columns = useSubscriberColumns();
  const [filters, setFilters] = useUrlFilters(["q", "state", "locale", "topic"]);
  const list = useList<SubscriberRow>("/admin/subscribers", filters);
  const [importing, setImporting] = useState(false);
  const states = Object.entries(words.states).map(([value, label]) => ({ value, label }));
  return (
    <Screen
      title={words.title}
      back={{ to: "/newsletter", label: title }}
      actions={
        <>
          {may("subscribers", "export") && (
            <ExportButton path="/admin/subscribers/export.csv" query={filters} label={words.export} />
          )}
          {may("subscribers", "write") && (
            <Button kind="secondary" onClick={() => setImporting(true)}>
              {words.import}
            </Button>
          )}
        </>
      }
    >
      <FilterBar
        search={words.search}
        filters={[
          { id: "state", label: words.columns.state, options: states },
          {
            id: "locale",
            label: words.columns.language,
            options: locales.map((value) => ({ value, label: languages[value] })),
          },
          {
            id: "topic",
            label: words.columns.topics,
            options: letterTopics.map((value) => ({ value, label: topics[value] })),
          },
        ]}
        value={filters}
        setValue={setFilters}
      />
      <DataTable
        {...list}
        columns={columns}
        label={words.title}
        getId={({ id }) => id}
        linkTo={({ id }) => `/newsletter/subscribers/${id}`}
        empty={words.empty}
        name="subscribers"
      />
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
    </Screen>
  );
}

function useSubscriberColumns(): Column<SubscriberRow>[] {
  const { subscribers, topics, languages } = useWords("admin-newsletter");
  return useMemo(() => {
    const { columns, sources } = subscribers;
    const when = (moment: string | null) => (moment ? <When date={moment} /> : "–");
    return [
      { id: "email", header: columns.email, cell: ({ email }) => email, width: "minmax(16rem, 2fr)" },
      { id: "state", header: columns.state, cell: (row) => <SubscriberState subscriber={row} />, width: 150 },
      { id: "language", header: columns.language, cell: ({ locale }) => languages[locale], width: 120 },
      {
        id: "topics",
        header: columns.topics,
        cell: (row) => row.topics.map((topic) => topics[topic]).join(", "),
        width: "minmax(11rem, 1fr)",
      },
      { id: "source", header: columns.source, cell: ({ source }) => sources[source], width: 110, card: "none" },
      { id: "asked", header: columns.asked, cell: ({ asked_at }) => when(asked_at), width: 160, card: "none" },
      { id: "confirmed", header: columns.confirmed, cell: (row) => when(row.confirmed_at), width: 160, card: "none" },
      { id: "ended", header: columns.ended, cell: ({ ended_at }) => when(ended_at), width: 160, hidden: true },
    ];
  }, [subscribers, topics, languages]);
}
