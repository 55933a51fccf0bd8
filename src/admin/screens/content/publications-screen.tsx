import type { PublicationState } from "#publishing/content-view.ts";
import { useList, useWords } from "../../kit/data.ts";
import { ListScreen, useUrlFilters } from "../../kit/list.ts";
import { ActorName, When } from "../../kit/parts.ts";
import "./content.css";
import { SectionLinks } from "./list/section-links.tsx";
import { PublicationBadge } from "./publish/publication-badge.tsx";
import { useItemNames } from "./publish/use-item-names.ts";

const states: readonly PublicationState[] = ["review", "scheduled", "published", "refused", "withdrawn"];

/** What was published, is planned or waits for a second person, the newest first. */
export default function PublicationsScreen() {
  const { publications: words, languages } = useWords("admin-content");
  const { namesOf } = useItemNames();
  const [filters, setFilters] = useUrlFilters(["state"]);
  const list = useList("/admin/content/publications", { state: filters.state });
  const { items, state, at, author, note } = words;
  return (
    <ListScreen
      title={words.title}
      list={list}
      headers={{ items, state, at, languages: words.languages, author, note }}
      columns={[
        { id: "items", cell: ({ items }) => namesOf(items), width: "minmax(14rem, 2fr)" },
        { id: "state", cell: ({ state }) => <PublicationBadge state={state} />, width: 196 },
        { id: "at", cell: ({ at }) => <When date={at} />, width: 170 },
        {
          id: "languages",
          cell: ({ items }) => [...new Set(items.map(({ locale }) => languages[locale]))].join(", "),
          width: 228,
          card: "none",
        },
        { id: "author", cell: ({ author }) => <ActorName by={author} />, width: 160, card: "line" },
        { id: "note", cell: ({ note }) => note ?? "–", card: "none" },
      ]}
      linkTo={({ id }) => `/content/publications/${id}`}
      empty={words.empty}
      filter={{
        value: filters,
        setValue: setFilters,
        filters: [
          { id: "state", label: words.state, options: states.map((value) => ({ value, label: words.states[value] })) },
        ],
      }}
    >
      <SectionLinks />
    </ListScreen>
  );
}
