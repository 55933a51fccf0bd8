import { Link } from "react-router";
import { languageTags } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { Table } from "#ui/table.tsx";
import { useCall, useLocale, useWords } from "../../kit/data.ts";
import { FilterBar, useUrlFilters } from "../../kit/list.ts";
import { EmptyList, Loading, Panel, RefusalNote, Screen } from "../../kit/parts.ts";
import { PeriodChoice, periodOf } from "../today/period-choice.tsx";
import "./content.css";
import { fieldAddress } from "./list/field-address.ts";
import { SectionLinks } from "./list/section-links.tsx";

/** Lists what people searched for on the site without a result. */
export default function SearchesScreen() {
  const { searches: words } = useWords("admin-content-board");
  const locale = useLocale();
  const [filters, setFilters] = useUrlFilters(["days"]);
  const days = periodOf(filters.days);
  const { data, refusal, refetch } = useCall("/admin/content/missed-searches", { days });
  const rows = data?.map(({ query, locale: language, count, last_day }) => [
    query,
    language.toUpperCase(),
    <span key="count" className="num">
      {count.toLocaleString(languageTags[locale])}
    </span>,
    formatDay(last_day, locale),
  ]);
  return (
    <Screen title={words.title}>
      <SectionLinks />
      <p className="max-w-3xl text-sm text-muted">{words.lead}</p>
      <FilterBar filters={[]} value={filters} setValue={setFilters} keep={["days"]}>
        <PeriodChoice days={days} onChange={(chosen) => setFilters({ days: chosen })} />
      </FilterBar>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading lines={8} />}
      {rows?.length === 0 && <EmptyList>{words.none}</EmptyList>}
      {rows && rows.length > 0 && (
        <Panel
          title={words.query}
          actions={
            <Link className="link text-sm" to={fieldAddress("search-intents")}>
              {words.edit}
            </Link>
          }
        >
          <Table caption={words.title} head={[words.query, words.language, words.count, words.lastDay]} rows={rows} />
        </Panel>
      )}
    </Screen>
  );
}
