import { useMemo } from "react";
import type { ParityDocument, ParityView } from "#publishing/parity/parity-view.ts";
import { locales } from "#text/locales.ts";
import { useCall } from "../../../data/use-call.ts";
import { Loading } from "../../../layout/loading.tsx";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { Screen } from "../../../layout/screen.tsx";
import { DataTable } from "../../../list/data-table.tsx";
import { FilterBar } from "../../../list/filters.tsx";
import { useUrlFilters } from "../../../list/use-url-filters.ts";
import { useWords } from "../../../words/use-words.ts";
import "../content.css";
import { fieldAddress } from "../list/field-address.ts";
import { SectionLinks } from "../list/section-links.tsx";
import { Chooser } from "../preview/chooser.tsx";
import { LanguageSummary } from "./language-summary.tsx";
import "./parity.css";
import { useParityFilters } from "./use-parity-filters.ts";
import { useShareColumns } from "./use-share-columns.tsx";
import { useWorkColumns } from "./use-work-columns.tsx";
import { listWork, sortWork } from "./work-item.ts";

const none: readonly ParityDocument[] = [];

/** What is to be done in the words of each language, and how complete every document is. */
export default function ParityScreen() {
  const { parity: words } = useWords("admin-content-board");
  const [filters, setFilters] = useUrlFilters(["q", "kind", "language", "group", "shown", "sort"]);
  const { data, refusal, refetch, isLoading } = useCall<ParityView>("/admin/content/parity");
  const documents = data?.documents ?? none;
  const { options, keepsDocument, keepsWork } = useParityFilters(filters);
  const work = useMemo(() => listWork(documents), [documents]);
  const sort = filters.sort ?? "-views";
  const items = useMemo(() => sortWork(work.filter(keepsWork), sort), [work, keepsWork, sort]);
  const rows = useMemo(() => documents.filter(keepsDocument), [documents, keepsDocument]);
  const problems = useMemo(() => work.map(({ problem }) => problem), [work]);
  const columns = { work: useWorkColumns(), documents: useShareColumns() };
  const shown = filters.shown === "documents" ? "documents" : "work";
  const isFiltered = Boolean(filters.q || filters.kind || filters.language || filters.group);
  return (
    <Screen title={words.title}>
      <SectionLinks />
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {isLoading && <Loading lines={10} />}
      {data && (
        <>
          <section className="parity-summary" aria-label={words.summary}>
            {locales.map((locale) => (
              <LanguageSummary
                key={locale}
                locale={locale}
                percent={data.percent[locale] ?? 100}
                problems={problems}
                chosen={{ kind: filters.kind, language: filters.language }}
                onChoose={setFilters}
              />
            ))}
          </section>
          <FilterBar search={words.search} value={filters} setValue={setFilters} filters={options}>
            <Chooser
              label={words.views}
              value={shown}
              onChange={(next) => setFilters({ shown: next === "work" ? undefined : next })}
              options={[
                ["work", words.work],
                ["documents", words.documents],
              ]}
            />
          </FilterBar>
          {shown === "work" ? (
            <DataTable
              refusal={undefined}
              rows={items}
              columns={columns.work}
              getId={({ id }) => id}
              label={words.work}
              name="content-work"
              linkTo={({ document: { document }, problem }) => fieldAddress(document, problem.path, problem.locale)}
              sort={sort}
              setSort={(next) => setFilters({ sort: next === "-views" ? undefined : next })}
              empty={isFiltered ? words.noMatch : words.allDone}
            />
          ) : (
            <DataTable
              refusal={undefined}
              rows={rows}
              columns={columns.documents}
              getId={({ document }) => document}
              label={words.documents}
              name="content-shares"
              linkTo={({ document, problems: [first] }) => fieldAddress(document, first?.path, first?.locale)}
              empty={words.noMatch}
            />
          )}
        </>
      )}
    </Screen>
  );
}
