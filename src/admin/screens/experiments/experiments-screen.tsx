import { Link } from "react-router";
import { everyPage } from "#growth/experiments/overlap.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { useList, useLocale, useMay, useWords } from "../../kit/data.ts";
import { ListScreen, useUrlFilters } from "../../kit/list.ts";
import { ActorName, When } from "../../kit/parts.ts";
import { ExperimentState } from "./experiment-state.tsx";

/** Renders the list of experiments. */
export default function ExperimentsScreen() {
  const words = useWords("admin-experiments");
  const locale = useLocale();
  const mayWrite = useMay()("experiments", "write");
  const [filters, setFilters] = useUrlFilters(["state"]);
  const list = useList("/admin/experiments", filters);
  const number = (count: number) => count.toLocaleString(languageTags[locale]);
  return (
    <ListScreen
      title={words.title}
      actions={
        mayWrite && (
          <Link to="/experiments/new" className="btn btn-primary">
            {words.new}
          </Link>
        )
      }
      list={list}
      headers={words.columns}
      columns={[
        { id: "name", cell: ({ name }) => <span className="font-semibold">{name}</span>, width: "minmax(15rem, 2fr)" },
        { id: "state", cell: ({ state }) => <ExperimentState state={state} />, width: 130 },
        {
          id: "visitors",
          cell: ({ visitors, plannedVisitors, state }) =>
            state === "draft" ? "–" : fill(words.visitorsOf, { n: number(visitors), planned: number(plannedVisitors) }),
          width: 160,
          align: "end",
          card: "line",
        },
        { id: "goal", cell: ({ goal }) => words.goals[goal], width: 160, card: "line" },
        {
          id: "pages",
          cell: ({ pages }) => pages.map((path) => (path === everyPage ? words.everyPage : path)).join(", "),
          width: "minmax(10rem, 1fr)",
          card: "none",
        },
        { id: "winner", cell: ({ winner }) => winner ?? "–", width: 100, card: "none" },
        {
          id: "started",
          cell: ({ started_at }) => (started_at ? <When date={started_at} /> : "–"),
          width: 170,
          card: "none",
        },
        { id: "author", cell: ({ author }) => <ActorName by={author} />, width: 130, card: "none", yields: true },
      ]}
      linkTo={({ id }) => `/experiments/${id}`}
      empty={words.empty}
      name="experiments"
      filter={{
        filters: [{ id: "state", label: words.columns.state, options: words.states }],
        value: filters,
        setValue: setFilters,
      }}
    />
  );
}
