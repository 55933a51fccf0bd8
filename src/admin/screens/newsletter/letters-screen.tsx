import { Link, useNavigate } from "react-router";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { useList, useLocale, useMay, useSend, useWords } from "../../kit/data.ts";
import { ListScreen, useUrlFilters } from "../../kit/list.ts";
import { ActorName, When } from "../../kit/parts.ts";
import { emptyLetter } from "./compose/letter-values.ts";
import { LetterState } from "./letter-state.tsx";

/** Renders the list of letters. */
export default function LettersScreen() {
  const words = useWords("admin-newsletter");
  const locale = useLocale();
  const may = useMay();
  const [filters, setFilters] = useUrlFilters(["state"]);
  const list = useList("/admin/newsletter", filters);
  const send = useSend();
  const navigate = useNavigate();
  const create = async () => {
    const outcome = await send("POST", "/admin/newsletter", emptyLetter);
    if (outcome.ok) void navigate(`/newsletter/${outcome.data.id}`);
  };
  const number = (count: number) => count.toLocaleString(languageTags[locale]);
  return (
    <ListScreen
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
      list={list}
      headers={words.columns}
      columns={[
        {
          id: "subject",
          cell: ({ subject }) => (
            <span className="font-semibold">{subject[locale] || subject.id || subject.en || words.untitled}</span>
          ),
          width: "minmax(14rem, 2fr)",
        },
        { id: "state", cell: ({ state }) => <LetterState state={state} />, width: 140 },
        { id: "topic", cell: ({ topic }) => words.topics[topic], width: 170, card: "none" },
        {
          id: "languages",
          cell: (row) => row.locales.map((each) => words.languages[each]).join(", "),
          width: 170,
          card: "none",
        },
        {
          id: "delivered",
          cell: ({ delivered, recipients }) =>
            recipients > 0
              ? fill(words.deliveredOf, { delivered: number(delivered), recipients: number(recipients) })
              : "–",
          width: 170,
          align: "end",
          card: "line",
        },
        { id: "at", cell: ({ at }) => (at ? <When date={at} /> : "–"), width: 170, card: "line" },
        { id: "author", cell: ({ author }) => <ActorName by={author} />, width: 130, card: "none" },
      ]}
      linkTo={({ id }) => `/newsletter/${id}`}
      empty={words.empty}
      name="letters"
      filter={{
        filters: [{ id: "state", label: words.columns.state, options: words.states }],
        value: filters,
        setValue: setFilters,
      }}
    />
  );
}
