import { useMemo } from "react";
import { documentGroups, groupOf } from "#publishing/document-group.ts";
import type { ParityDocument, ParityProblem } from "#publishing/parity/parity-contract.ts";
import { fill } from "#text/fill.ts";
import { type Locale, locales } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { useCall, useWords } from "../../../kit/data.ts";
import { DataTable, type Filter, FilterBar, useUrlFilters } from "../../../kit/list.ts";
import { Loading, RefusalNote, Screen } from "../../../kit/parts.ts";
import "../content.css";
import { fieldAddress } from "../list/field-address.ts";
import { SectionLinks } from "../list/section-links.tsx";
import { Chooser } from "../preview/chooser.tsx";
import "./parity.css";
import { usePathLabel } from "../form/place-label.ts";
import { useDocumentName } from "../list/document-name.ts";
import { pathOf } from "../words/at-path.ts";
import { useShareColumns, useWorkColumns } from "./parity-columns.tsx";
import { ShareBar } from "./share-bar.tsx";
import { useSentence } from "./use-sentence.ts";
import { countKinds, isWorkIn, listWork, sortWork, type WorkItem, workKinds } from "./work-item.ts";

const none: readonly ParityDocument[] = [];

/** What is to be done in the words of each language, and how complete every document is. */
export default function ParityScreen() {
  const { parity: words } = useWords("admin-content-board");
  const [filters, setFilters] = useUrlFilters(["q", "kind", "language", "group", "shown", "sort"]);
  const { data, refusal, refetch, isLoading } = useCall("/admin/content/parity");
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
          <FilterBar
            search={words.search}
            value={filters}
            setValue={setFilters}
            keep={["shown", "sort"]}
            filters={options}
          >
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

interface Choice {
  language: string | undefined;
  kind: string | undefined;
}

/** How much of a language is complete, and what is to be done in it; each number filters the list. */
function LanguageSummary({
  locale,
  percent,
  problems,
  chosen,
  onChoose,
}: {
  locale: Locale;
  percent: number;
  problems: readonly ParityProblem[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
}) {
  const { languages } = useWords("admin-content");
  const { parity: words } = useWords("admin-content-board");
  const counts = countKinds(problems, locale);
  return (
    <section className="panel language-summary" aria-label={languages[locale]}>
      <div className="summary-head">
        <h2 className="panel-title">{languages[locale]}</h2>
        <p className="num summary-share" data-full={percent === 100 || undefined}>
          {fill(words.complete, { percent })}
        </p>
      </div>
      <ShareBar percent={percent} />
      {counts.size === 0 ? (
        <p className="summary-done">
          <Icon name="check" className="size-4" />
          {words.nothing}
        </p>
      ) : (
        <ul className="summary-kinds">
          {Array.from(counts, ([kind, count]) => {
            const isChosen = chosen.kind === kind && chosen.language === locale;
            return (
              <li key={kind}>
                <button
                  type="button"
                  className="summary-kind"
                  aria-pressed={isChosen}
                  onClick={() =>
                    onChoose(isChosen ? { kind: undefined, language: undefined } : { kind, language: locale })
                  }
                >
                  {words.kinds[kind]} <span className="num font-semibold">{count}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

interface Filters {
  q?: string;
  kind?: string;
  language?: string;
  group?: string;
}

/** Returns the filters of the list of work as they are offered, and the functions that apply those that are set. */
function useParityFilters({ q = "", kind, language, group }: Filters): {
  options: readonly Filter[];
  keepsDocument: (document: ParityDocument) => boolean;
  keepsWork: (item: WorkItem) => boolean;
} {
  const { languages, groups } = useWords("admin-content");
  const { parity: words } = useWords("admin-content-board");
  const nameOf = useDocumentName();
  const labelOf = usePathLabel();
  const sentenceOf = useSentence();
  return useMemo(() => {
    const wanted = q.toLowerCase().split(/\s+/).filter(Boolean);
    const locale = locales.find((each) => each === language);
    const isFound = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
    const isOfGroup = ({ document }: ParityDocument) => !group || groupOf(withCollection(document)) === group;
    const fits = (problem: ParityProblem) => (!kind || problem.kind === kind) && (!locale || isWorkIn(problem, locale));
    const textOf = ({ document, title, pages }: ParityDocument) =>
      [nameOf({ name: document, title }), document, title, ...pages].join(" ");
    return {
      options: [
        { id: "kind", label: words.kind, options: workKinds.map((value) => ({ value, label: words.kinds[value] })) },
        {
          id: "language",
          label: words.language,
          options: locales.map((value) => ({ value, label: languages[value] })),
        },
        {
          id: "group",
          label: words.group,
          options: documentGroups.map((value) => ({ value, label: groups[value] })),
        },
      ],
      keepsDocument: (document) =>
        isOfGroup(document) && isFound(textOf(document)) && ((!kind && !locale) || document.problems.some(fits)),
      keepsWork: ({ document, problem }) =>
        isOfGroup(document) &&
        fits(problem) &&
        isFound(`${textOf(document)} ${labelOf(pathOf(problem.path))} ${sentenceOf(problem)}`),
    };
  }, [q, kind, language, group, words, languages, groups, nameOf, labelOf, sentenceOf]);
}

/** Entries are named by their collection, `resources:what-is-ocr`. */
function withCollection(name: string): { name: string; collection: string | null } {
  const [collection] = name.split(":");
  return { name, collection: collection === name ? null : collection! };
}
