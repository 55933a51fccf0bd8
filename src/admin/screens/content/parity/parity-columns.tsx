import { useMemo } from "react";
import type { ParityDocument, ParityKind } from "#publishing/parity/parity-contract.ts";
import { type Locale, languageTags, locales } from "#text/locales.ts";
import { useLocale, useWords } from "../../../kit/data.ts";
import type { Column } from "../../../kit/list.ts";
import { StateBadge, type Tone, When } from "../../../kit/parts.ts";
import { usePathLabel } from "../form/place-label.ts";
import { useDocumentName } from "../list/document-name.ts";
import { pathOf } from "../words/at-path.ts";
import { ShareBar } from "./share-bar.tsx";
import { useSentence } from "./use-sentence.ts";
import { countKinds, type WorkItem } from "./work-item.ts";

/** Returns the columns of the list of work. */
export function useWorkColumns(): readonly Column<WorkItem>[] {
  const { languages } = useWords("admin-content");
  const { parity: words } = useWords("admin-content-board");
  const own = useLocale();
  const nameOf = useDocumentName();
  const labelOf = usePathLabel();
  const sentenceOf = useSentence();
  return useMemo(
    () => [
      {
        id: "field",
        header: words.columns.field,
        cell: ({ problem: { path } }) => (path === "" ? words.whole : labelOf(pathOf(path))),
        width: "minmax(11rem, 1.2fr)",
      },
      {
        id: "kind",
        header: words.columns.kind,
        cell: ({ problem }) => <KindBadge kind={problem.kind} />,
        width: 130,
        card: "side",
      },
      {
        id: "document",
        header: words.columns.document,
        cell: ({ document: { document, title }, problem: { locale } }) => (
          <>
            {nameOf({ name: document, title })}
            {locale && <span className="uppercase md:hidden"> {locale}</span>}
          </>
        ),
        width: "minmax(9rem, 1fr)",
        card: "line",
      },
      {
        id: "language",
        header: words.columns.language,
        cell: ({ problem: { locale } }) => (locale ? languages[locale] : words.either),
        width: 110,
        card: "none",
      },
      {
        id: "problem",
        header: words.columns.problem,
        cell: ({ problem }) => (
          <>
            {problem.code === "draft" && <span className="text-muted">{words.draft}: </span>}
            {sentenceOf(problem)}
          </>
        ),
        width: "minmax(17rem, 2.4fr)",
        card: "line",
      },
      {
        id: "since",
        header: words.columns.since,
        cell: ({ problem }) => <When date={problem.since} relative />,
        width: 120,
        sort: true,
        card: "none",
      },
      {
        id: "views",
        header: words.columns.views,
        cell: ({ document }) => document.views.toLocaleString(languageTags[own]),
        width: 90,
        align: "end",
        sort: true,
        card: "none",
      },
    ],
    [words, languages, own, nameOf, labelOf, sentenceOf],
  );
}

const tones: Record<ParityKind, Tone> = {
  missing: "bad",
  length: "bad",
  links: "bad",
  terms: "info",
  stale: "warn",
  language: "warn",
  other: "quiet",
};

function KindBadge({ kind }: { kind: ParityKind }) {
  const { kinds } = useWords("admin-content-board").parity;
  return <StateBadge tone={tones[kind]}>{kinds[kind]}</StateBadge>;
}

/** Returns the columns of the list of all documents: how complete each is in each language. */
export function useShareColumns(): readonly Column<ParityDocument>[] {
  const { languages } = useWords("admin-content");
  const { parity: words } = useWords("admin-content-board");
  const nameOf = useDocumentName();
  const own = useLocale();
  return useMemo(
    () => [
      {
        id: "document",
        header: words.columns.document,
        cell: ({ document, title }) => nameOf({ name: document, title }),
        width: "minmax(14rem, 1.5fr)",
      },
      ...locales.map((locale) => ({
        id: locale,
        header: languages[locale],
        cell: (row: ParityDocument) => <Share row={row} locale={locale} />,
        width: "minmax(12rem, 1fr)",
        card: "line" as const,
      })),
      {
        id: "work",
        header: words.columns.work,
        cell: ({ problems }) => (problems.length > 0 ? problems.length : "–"),
        width: 110,
        align: "end",
        card: "none",
      },
      {
        id: "views",
        header: words.columns.views,
        cell: ({ views }) => views.toLocaleString(languageTags[own]),
        width: 90,
        align: "end",
        card: "side",
      },
    ],
    [words, languages, nameOf, own],
  );
}

/** Says in a cell how complete a document is in a language, and what is to be done most. */
function Share({ row: { percent, problems }, locale }: { row: ParityDocument; locale: Locale }) {
  const { parity: words } = useWords("admin-content-board");
  const share = percent[locale];
  if (share === undefined) return <span className="text-muted">{words.absent}</span>;
  const [worst] = countKinds(problems, locale);
  return (
    <span className="share-cell">
      <span className="uppercase md:hidden">{locale}</span>
      <ShareBar percent={share} />
      <span className="num w-9 text-end">{share}%</span>
      {worst && (
        <span className="text-muted max-md:hidden">
          {words.kinds[worst[0]]} <span className="num">{worst[1]}</span>
        </span>
      )}
    </span>
  );
}
