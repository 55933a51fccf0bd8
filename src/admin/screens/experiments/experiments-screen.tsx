import { useMemo } from "react";
import { Link } from "react-router";
import type { ExperimentRow } from "#growth/experiments/desk/experiment-view.ts";
import { everyPage } from "#growth/experiments/overlap.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { useList } from "../../data/use-list.ts";
import { Screen } from "../../layout/screen.tsx";
import { When } from "../../layout/when.tsx";
import type { Column } from "../../list/column.ts";
import { DataTable } from "../../list/data-table.tsx";
import { FilterBar } from "../../list/filters.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useMay } from "../../session/me.ts";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import { ActorName } from "../audit/actor-name.tsx";
import { ExperimentState } from "./experiment-state.tsx";

/** Renders the list of experiments. */
export default function ExperimentsScreen() {
  const words = useWords("admin-experiments");
  const mayWrite = useMay()("experiments", "write");
  const columns = useExperimentColumns();
  const [filters, setFilters] = useUrlFilters(["state"]);
  const list = useList<ExperimentRow>("/admin/experiments", filters);
  const states = Object.entries(words.states).map(([value, label]) => ({ value, label }));
  return (
    <Screen
      title={words.title}
      actions={
        mayWrite && (
          <Link to="/experiments/new" className="btn btn-primary">
            {words.new}
          </Link>
        )
      }
    >
      <FilterBar
        filters={[{ id: "state", label: words.columns.state, options: states }]}
        value={filters}
        setValue={setFilters}
      />
      <DataTable
        {...list}
        columns={columns}
        label={words.title}
        getId={({ id }) => String(id)}
        linkTo={({ id }) => `/experiments/${id}`}
        empty={words.empty}
        name="experiments"
      />
    </Screen>
  );
}

function useExperimentColumns(): Column<ExperimentRow>[] {
  const words = useWords("admin-experiments");
  const locale = useLocale();
  return useMemo(() => {
    const { columns, goals, visitorsOf } = words;
    const number = (count: number) => count.toLocaleString(languageTags[locale]);
    return [
      {
        id: "name",
        header: columns.name,
        cell: ({ name }) => <span className="font-semibold">{name}</span>,
        width: "minmax(14rem, 2fr)",
      },
      { id: "state", header: columns.state, cell: ({ state }) => <ExperimentState state={state} />, width: 130 },
      {
        id: "visitors",
        header: columns.visitors,
        cell: ({ visitors, plannedVisitors, state }) =>
          state === "draft" ? "–" : fill(visitorsOf, { n: number(visitors), planned: number(plannedVisitors) }),
        width: 160,
        align: "end",
        card: "line",
      },
      { id: "goal", header: columns.goal, cell: ({ goal }) => goals[goal], width: 160, card: "line" },
      {
        id: "pages",
        header: columns.pages,
        cell: ({ pages }) => pages.map((path) => (path === everyPage ? words.everyPage : path)).join(", "),
        card: "none",
      },
      {
        id: "winner",
        header: columns.winner,
        cell: ({ winner }) => winner ?? "–",
        width: 100,
        card: "none",
      },
      {
        id: "started",
        header: columns.started,
        cell: ({ started_at }) => (started_at ? <When date={started_at} /> : "–"),
        width: 170,
        card: "none",
      },
      {
        id: "author",
        header: columns.author,
        cell: ({ author }) => <ActorName by={author} />,
        width: 130,
        card: "none",
      },
    ];
  }, [words, locale]);
}
