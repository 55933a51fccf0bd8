import { Link } from "react-router";
import { languageTags } from "#text/locales.ts";
import { useList, useLocale, useMay, useWords } from "../../../kit/data.ts";
import { ListScreen, useUrlFilters } from "../../../kit/list.ts";
import { StateBadge, When } from "../../../kit/parts.ts";

/** Renders the list of short addresses with their clicks. */
export default function LinksScreen() {
  const { links: words, title } = useWords("admin-campaigns");
  const locale = useLocale();
  const mayWrite = useMay()("campaigns", "write");
  const [filters, setFilters] = useUrlFilters(["q"]);
  const list = useList("/admin/campaigns/links", filters);
  const count = (value: number) => value.toLocaleString(languageTags[locale]);
  return (
    <ListScreen
      title={words.title}
      back={{ to: "/campaigns", label: title }}
      actions={
        mayWrite && (
          <Link to="/campaigns/links/new" className="btn btn-primary">
            {words.new}
          </Link>
        )
      }
      list={list}
      headers={words.columns}
      columns={[
        {
          id: "code",
          cell: (link) => (
            <span className="flex items-center gap-2">
              <span className="num">/go/{link.code}</span>
              {link.retired && <StateBadge tone="warn">{words.retired}</StateBadge>}
            </span>
          ),
          width: "minmax(11rem, 1fr)",
        },
        { id: "clicks", cell: ({ clicks }) => count(clicks), width: 90, align: "end", card: "side" },
        { id: "recent", cell: (link) => count(link.recent_clicks), width: 90, align: "end", card: "none" },
        { id: "campaign", cell: ({ campaign }) => campaign, card: "line" },
        { id: "source", cell: ({ source }) => source, width: 130, card: "line" },
        { id: "medium", cell: ({ medium }) => medium, width: 120 },
        { id: "page", cell: (link) => link.path, width: "minmax(10rem, 1fr)" },
        { id: "added", cell: ({ added_at }) => <When date={added_at} />, width: 170 },
        { id: "by", cell: ({ added_by }) => added_by, width: 130, hidden: true },
      ]}
      getId={({ code }) => code}
      linkTo={({ code }) => `/campaigns/links/${code}`}
      empty={filters.q ? words.empty : words.none}
      name="campaign-links"
      filter={{ search: words.search, value: filters, setValue: setFilters }}
    />
  );
}
