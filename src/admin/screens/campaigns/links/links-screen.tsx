import { useMemo } from "react";
import { Link } from "react-router";
import type { LinkView } from "#growth/campaigns/campaign-views.ts";
import { languageTags } from "#text/locales.ts";
import { useList } from "../../../data/use-list.ts";
import { Screen } from "../../../layout/screen.tsx";
import { StateBadge } from "../../../layout/state-badge.tsx";
import { When } from "../../../layout/when.tsx";
import type { Column } from "../../../list/column.ts";
import { DataTable } from "../../../list/data-table.tsx";
import { FilterBar } from "../../../list/filters.tsx";
import { useUrlFilters } from "../../../list/use-url-filters.ts";
import { useMay } from "../../../session/me.ts";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";

/** Renders the list of short addresses with their clicks. */
export default function LinksScreen() {
  const words = useWords("admin-campaigns");
  const locale = useLocale();
  const mayWrite = useMay()("campaigns", "write");
  const [filters, setFilters] = useUrlFilters(["q"]);
  const list = useList<LinkView>("/admin/campaigns/links", filters);
  const columns = useMemo((): Column<LinkView>[] => {
    const { columns: names, retired } = words.links;
    const count = (value: number) => value.toLocaleString(languageTags[locale]);
    return [
      {
        id: "code",
        header: names.code,
        cell: (link) => (
          <span className="flex items-center gap-2">
            <span className="num">/go/{link.code}</span>
            {link.retired && <StateBadge tone="warn">{retired}</StateBadge>}
          </span>
        ),
        width: "minmax(11rem, 1fr)",
      },
      {
        id: "clicks",
        header: names.clicks,
        cell: ({ clicks }) => count(clicks),
        width: 90,
        align: "end",
        card: "side",
      },
      {
        id: "recent",
        header: names.recent,
        cell: (link) => count(link.recent_clicks),
        width: 90,
        align: "end",
        card: "none",
      },
      { id: "campaign", header: names.campaign, cell: ({ campaign }) => campaign, card: "line" },
      { id: "source", header: names.source, cell: ({ source }) => source, width: 130, card: "line" },
      { id: "medium", header: names.medium, cell: ({ medium }) => medium, width: 120 },
      { id: "page", header: names.page, cell: ({ path }) => path, width: "minmax(10rem, 1fr)" },
      { id: "added", header: names.added, cell: ({ added_at }) => <When date={added_at} />, width: 170 },
      { id: "by", header: names.by, cell: ({ added_by }) => added_by, width: 130, hidden: true },
    ];
  }, [words, locale]);
  return (
    <Screen
      title={words.links.title}
      back={{ to: "/campaigns", label: words.title }}
      actions={
        mayWrite && (
          <Link to="/campaigns/links/new" className="btn btn-primary">
            {words.links.new}
          </Link>
        )
      }
    >
      <FilterBar search={words.links.search} value={filters} setValue={setFilters} />
      <DataTable
        {...list}
        columns={columns}
        label={words.links.title}
        getId={({ code }) => code}
        linkTo={({ code }) => `/campaigns/links/${code}`}
        empty={filters.q ? words.links.empty : words.links.none}
        name="campaign-links"
      />
    </Screen>
  );
}
