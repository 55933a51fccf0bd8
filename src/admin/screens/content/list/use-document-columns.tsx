import { useMemo } from "react";
import type { DocumentRow } from "#publishing/content-view.ts";
import { groupOf } from "#publishing/document-group.ts";
import type { Locale } from "#text/locales.ts";
import { When } from "../../../layout/when.tsx";
import type { Column } from "../../../list/column.ts";
import { useWords } from "../../../words/use-words.ts";
import { useUpgrades } from "../upgrades/use-upgrades.ts";
import { useDocumentName } from "./document-name.ts";
import { LanguageState } from "./language-state.tsx";

/** Returns the columns of the list of documents. */
export function useDocumentColumns(withGroup: boolean): readonly Column<DocumentRow>[] {
  const { list, languages, groups } = useWords("admin-content");
  const nameOf = useDocumentName();
  const { rows } = useUpgrades();
  const upgraded = useMemo(() => new Set(rows.map(({ document }) => document)), [rows]);
  return useMemo(
    () => [
      {
        id: "title",
        header: list.columns.title,
        cell: (row) => (
          <>
            {nameOf(row)}
            {upgraded.has(row.name) && <span className="upgraded">{list.upgraded}</span>}
          </>
        ),
        width: "minmax(16rem, 2fr)",
      },
      {
        id: "id",
        header: languages.id,
        cell: (row) => <StateOf row={row} locale="id" />,
        width: 130,
        card: "line",
      },
      {
        id: "en",
        header: languages.en,
        cell: (row) => <StateOf row={row} locale="en" />,
        width: 130,
        card: "line",
      },
      ...(withGroup
        ? [
            {
              id: "group",
              header: list.columns.group,
              cell: (row: DocumentRow) => groups[groupOf(row)],
              width: 170,
              card: "none" as const,
            },
          ]
        : []),
      {
        id: "page",
        header: list.columns.page,
        cell: ({ pages }) => (pages.length > 1 ? `${pages[0]} +${pages.length - 1}` : (pages[0] ?? "–")),
        width: "minmax(8rem, 1fr)",
        card: "none",
      },
      {
        id: "changed",
        header: list.columns.changed,
        cell: (row) => <Changed row={row} />,
        width: "minmax(11rem, 1fr)",
        card: "side",
      },
    ],
    [list, languages, groups, withGroup, nameOf, upgraded],
  );
}

function StateOf({ row, locale }: { row: DocumentRow; locale: Locale }) {
  return (
    <>
      <span className="uppercase md:hidden">{locale} </span>
      <LanguageState state={row.languages[locale]?.state ?? "absent"} />
    </>
  );
}

function Changed({ row: { languages } }: { row: DocumentRow }) {
  const [latest] = Object.values(languages)
    .filter(({ changed_at }) => changed_at !== null)
    .toSorted((one, other) => (one.changed_at! < other.changed_at! ? 1 : -1));
  if (!latest) return <span className="text-muted">–</span>;
  return (
    <>
      <When date={latest.changed_at} relative />{" "}
      {latest.changed_by && <span className="text-muted">{latest.changed_by}</span>}
    </>
  );
}
