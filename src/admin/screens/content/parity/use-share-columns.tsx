import { useMemo } from "react";
import type { ParityDocument } from "#publishing/parity/parity-view.ts";
import { type Locale, languageTags, locales } from "#text/locales.ts";
import type { Column } from "../../../list/column.ts";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import { useDocumentName } from "../list/document-name.ts";
import { ShareBar } from "./share-bar.tsx";
import { countKinds } from "./work-item.ts";

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
