import { useMemo } from "react";
import type { UpgradeRow } from "#publishing/upgrades/upgrade-contract.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../../kit/data.ts";
import { type Column, DataTable } from "../../../kit/list.ts";
import { Screen, StateBadge } from "../../../kit/parts.ts";
import "../content.css";
import { useDocumentName } from "../list/document-name.ts";
import { SectionLinks } from "../list/section-links.tsx";
import { useUpgrades } from "./use-upgrades.ts";

/** Edited texts whose shipped words a release changed. */
export default function UpgradesScreen() {
  const { upgrades: words } = useWords("admin-content-board");
  const { languages } = useWords("admin-content");
  const nameOf = useDocumentName();
  const { rows, refusal, refetch, isLoading } = useUpgrades();
  const columns = useMemo<readonly Column<UpgradeRow>[]>(
    () => [
      {
        id: "document",
        header: words.columns.document,
        cell: ({ document, title }) => nameOf({ name: document, title }),
        width: "minmax(14rem, 2fr)",
      },
      { id: "language", header: words.columns.language, cell: ({ locale }) => languages[locale], card: "line" },
      {
        id: "conflicts",
        header: words.columns.conflicts,
        cell: ({ conflicts: { length: n } }) =>
          n > 0 ? <StateBadge tone="warn">{fill(words.conflicts, { n })}</StateBadge> : "–",
        card: "side",
      },
      {
        id: "taken",
        header: words.columns.taken,
        cell: ({ taken: { length: n } }) => (n > 0 ? fill(words.taken, { n }) : "–"),
        card: "line",
      },
    ],
    [words, languages, nameOf],
  );
  return (
    <Screen title={words.title}>
      <SectionLinks />
      {rows.length > 0 && <p className="max-w-3xl text-sm text-muted">{words.lead}</p>}
      <DataTable
        refusal={refusal}
        refetch={refetch}
        rows={rows}
        columns={columns}
        getId={({ document, locale }) => `${locale}/${document}`}
        label={words.title}
        linkTo={({ document, locale }) => `/content/upgrades/${encodeURIComponent(document)}/${locale}`}
        isLoading={isLoading}
        empty={words.none}
      />
    </Screen>
  );
}
