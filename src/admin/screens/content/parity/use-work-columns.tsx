import { useMemo } from "react";
import { languageTags } from "#text/locales.ts";
import { When } from "../../../layout/when.tsx";
import type { Column } from "../../../list/column.ts";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import { usePathLabel } from "../form/place-label.ts";
import { useDocumentName } from "../list/document-name.ts";
import { pathOf } from "../words/at-path.ts";
import { KindBadge } from "./kind-badge.tsx";
import { useSentence } from "./use-sentence.ts";
import type { WorkItem } from "./work-item.ts";

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
