import { useMemo } from "react";
import { Link, useNavigate } from "react-router";
import type { LetterDetail, LetterRow } from "#growth/newsletter/letters/letter-view.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useList } from "../../data/use-list.ts";
import { useSend } from "../../data/use-send.ts";
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
import { emptyLetter } from "./compose/letter-values.ts";
import { LetterState } from "./letter-state.tsx";

/** Renders the list of letters. */
export default function LettersScreen() {
  const words = useWords("admin-newsletter");
  const may = useMay();
  const columns = useLetterColumns();
  const [filters, setFilters] = useUrlFilters(["state"]);
  const list = useList<LetterRow>("/admin/newsletter", filters);
  const send = useSend();
  const navigate = useNavigate();
  const create = async () => {
    const outcome = await send<LetterDetail>("POST", "/admin/newsletter", emptyLetter);
    if (outcome.ok) void navigate(`/newsletter/${outcome.data.id}`);
  };
  const states = Object.entries(words.states).map(([value, label]) => ({ value, label }));
  return (
    <Screen
      title={words.title}
      actions={
        <>
          {may("subscribers", "read") && (
            <Link to="/newsletter/subscribers" className="btn btn-secondary">
              {words.subscribers.title}
            </Link>
          )}
          {may("newsletter", "write") && <Button onClick={() => void create()}>{words.newLetter}</Button>}
        </>
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
        getId={({ id }) => id}
        linkTo={({ id }) => `/newsletter/${id}`}
        empty={words.empty}
        name="letters"
      />
    </Screen>
  );
}

function useLetterColumns(): Column<LetterRow>[] {
  const { columns, topics, languages, untitled, deliveredOf } = useWords("admin-newsletter");
  const locale = useLocale();
  return useMemo(() => {
    const number = (count: number) => count.toLocaleString(languageTags[locale]);
    return [
      {
        id: "subject",
        header: columns.subject,
        cell: ({ subject }) => (
          <span className="font-semibold">{subject[locale] || subject.id || subject.en || untitled}</span>
        ),
        width: "minmax(14rem, 2fr)",
      },
      { id: "state", header: columns.state, cell: ({ state }) => <LetterState state={state} />, width: 140 },
      { id: "topic", header: columns.topic, cell: ({ topic }) => topics[topic], width: 170, card: "none" },
      {
        id: "languages",
        header: columns.languages,
        cell: (row) => row.locales.map((each) => languages[each]).join(", "),
        width: 170,
        card: "none",
      },
      {
        id: "delivered",
        header: columns.delivered,
        cell: ({ delivered, recipients }) =>
          recipients > 0 ? fill(deliveredOf, { delivered: number(delivered), recipients: number(recipients) }) : "–",
        width: 170,
        align: "end",
        card: "line",
      },
      { id: "at", header: columns.at, cell: ({ at }) => (at ? <When date={at} /> : "–"), width: 170, card: "line" },
      {
        id: "author",
        header: columns.author,
        cell: ({ author }) => <ActorName by={author} />,
        width: 130,
        card: "none",
      },
    ];
  }, [columns, topics, languages, untitled, deliveredOf, locale]);
}
