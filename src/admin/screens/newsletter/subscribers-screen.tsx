import { useState } from "react";
import { letterTopics } from "#catalogue/letter-topics.ts";
import type { SubscriberRow } from "#growth/newsletter/readers/subscriber-view.ts";
import { locales } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useList } from "../../data/use-list.ts";
import { When } from "../../layout/when.tsx";
import { ExportButton } from "../../list/export-button.tsx";
import { ListScreen } from "../../list/list-screen.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { ImportDialog } from "./subscribers/import-dialog.tsx";
import { SubscriberState } from "./subscribers/subscriber-state.tsx";

/** Renders the list of subscribers. */
export default function SubscribersScreen() {
  const { subscribers: words, title, topics, languages } = useWords("admin-newsletter");
  const may = useMay();
  const [filters, setFilters] = useUrlFilters(["q", "state", "locale", "topic"]);
  const list = useList<SubscriberRow>("/admin/subscribers", filters);
  const [importing, setImporting] = useState(false);
  const when = (moment: string | null) => (moment ? <When date={moment} /> : "–");
  return (
    <ListScreen
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
      list={list}
      headers={words.columns}
      columns={[
        { id: "email", cell: ({ email }) => email, width: "minmax(16rem, 2fr)" },
        { id: "state", cell: (row) => <SubscriberState subscriber={row} />, width: 150 },
        { id: "language", cell: ({ locale }) => languages[locale], width: 120 },
        {
          id: "topics",
          cell: (row) => row.topics.map((topic) => topics[topic]).join(", "),
          width: "minmax(11rem, 1fr)",
        },
        { id: "source", cell: ({ source }) => words.sources[source], width: 110, card: "none" },
        { id: "asked", cell: ({ asked_at }) => when(asked_at), width: 160, card: "none" },
        { id: "confirmed", cell: (row) => when(row.confirmed_at), width: 160, card: "none" },
        { id: "ended", cell: ({ ended_at }) => when(ended_at), width: 160, hidden: true },
      ]}
      linkTo={({ id }) => `/newsletter/subscribers/${id}`}
      empty={words.empty}
      name="subscribers"
      filter={{
        search: words.search,
        filters: [
          { id: "state", label: words.columns.state, options: words.states },
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
        ],
        value: filters,
        setValue: setFilters,
      }}
      after={<ImportDialog open={importing} onClose={() => setImporting(false)} />}
    />
  );
}
