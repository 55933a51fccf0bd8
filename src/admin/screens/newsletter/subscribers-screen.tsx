import { useState } from "react";
import { letterTopics } from "#catalogue/letter-topics.ts";
import { type ImportProblem, importColumns } from "#growth/newsletter/readers/import-columns.ts";
import type { ImportResult } from "#growth/newsletter/readers/subscriber-contract.ts";
import { fill } from "#text/fill.ts";
import { languageTags, locales } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useAction, useList, useLocale, useMay, useSend, useWords, wordFor } from "../../kit/data.ts";
import { ActionDialog, ChooseFile, showToast } from "../../kit/form.ts";
import { ExportButton, ListScreen, useUrlFilters } from "../../kit/list.ts";
import { RefusalNote, When } from "../../kit/parts.ts";
import { SubscriberState } from "./subscribers/subscriber-state.tsx";

/** Renders the list of subscribers. */
export default function SubscribersScreen() {
  const { subscribers: words, title, topics, languages } = useWords("admin-newsletter");
  const may = useMay();
  const [filters, setFilters] = useUrlFilters(["q", "state", "locale", "topic"]);
  const list = useList("/admin/subscribers", filters);
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
        { id: "state", cell: (row) => <SubscriberState subscriber={row} />, width: 192 },
        { id: "language", cell: ({ locale }) => languages[locale], width: 120 },
        {
          id: "topics",
          cell: (row) => row.topics.map((topic) => topics[topic]).join(", "),
          width: "minmax(11rem, 1fr)",
        },
        { id: "source", cell: ({ source }) => words.sources[source], width: 110, card: "none" },
        { id: "asked", cell: ({ asked_at }) => when(asked_at), width: 160, card: "none", yields: true },
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

/** Imports people from a CSV file: first it says what the file would do, then it does it. */
function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { importing: words } = useWords("admin-newsletter").subscribers;
  return (
    <ActionDialog title={words.title} open={open} onClose={onClose}>
      <ImportForm onClose={onClose} />
    </ActionDialog>
  );
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const { importing: words } = useWords("admin-newsletter").subscribers;
  const locale = useLocale();
  const send = useSend();
  const [csv, setCsv] = useState("");
  const [checked, setChecked] = useState<ImportResult>();
  const { pending, refusal, run } = useAction();
  const number = (count: number) => count.toLocaleString(languageTags[locale]);

  const post = async (path: "/admin/subscribers/trial" | "/admin/subscribers/import", text: string) => {
    const outcome = await run(() => send("POST", path, { csv: text }, { timeout: 60_000 }));
    setChecked(outcome.ok ? outcome.data : undefined);
    return outcome.ok ? outcome.data : undefined;
  };
  const choose = async (file: File) => {
    const text = await file.text();
    setCsv(text);
    if (text) await post("/admin/subscribers/trial", text);
  };
  const confirm = async () => {
    const result = await post("/admin/subscribers/import", csv);
    if (!result?.imported) return;
    showToast({ text: fill(words.done, { n: number(result.added) }) });
    onClose();
  };
  return (
    <div className="grid gap-4">
      <p className="text-sm">{words.body}</p>
      <p className="text-sm text-muted">{fill(words.columns, { columns: importColumns.join(", ") })}</p>
      <div>
        <ChooseFile accept=".csv,text/csv" pending={pending} onChoose={([file]) => void choose(file!)}>
          {words.file}
        </ChooseFile>
      </div>
      <div role="status" className="grid gap-2 text-sm">
        {checked && <Checked result={checked} />}
      </div>
      <RefusalNote refusal={refusal} />
      {checked && checked.problems.length === 0 && checked.added > 0 && (
        <p className="text-end">
          <Button pending={pending} onClick={() => void confirm()}>
            {fill(words.confirm, { n: number(checked.added) })}
          </Button>
        </p>
      )}
    </div>
  );
}

function Checked({ result }: { result: ImportResult }) {
  const { importing: words } = useWords("admin-newsletter").subscribers;
  const locale = useLocale();
  const { rows, added, known, stopped, problems } = result;
  const number = (count: number) => count.toLocaleString(languageTags[locale]);
  if (problems.length > 0)
    return (
      <>
        <p className="font-semibold text-bad">{words.problems}</p>
        <ul className="grid gap-1">
          {problems.map(({ line, code }) => (
            <li key={line}>
              {fill(words.line, {
                line,
                problem: fill(wordFor(words.codes satisfies Record<ImportProblem["code"], string>, code), {
                  columns: importColumns.join(", "),
                }),
              })}
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <p>{fill(words.checked, { rows: number(rows), added: number(added), known: number(known) })}</p>
      {stopped > 0 && <p>{fill(words.stopped, { n: number(stopped) })}</p>}
      {added === 0 && <p>{words.nothing}</p>}
    </>
  );
}
