import { useState } from "react";
import { leadStates } from "#leads/inbox/lead-states.ts";
import type { LeadOwner } from "#leads/inbox/owner-view.ts";
import { fill } from "#text/fill.ts";
import { useCall } from "../../../data/use-call.ts";
import { type Filter, FilterBar } from "../../../list/filters.tsx";
import { useWords } from "../../../words/use-words.ts";
import { useChoices } from "../use-choices.ts";
import { type InboxFilters, openStates } from "./inbox-filters.ts";
import { SaveView } from "./save-view.tsx";

/** The first filters of the bar; the others are shown when they are set or asked for. */
const alwaysShown = 4;
const ages = ["waited-1", "waited-3", "over-7", "over-30", "under-1", "under-7", "under-30"];

/** Renders the search and the filters of the inbox. */
export function InboxFilterBar({
  filters,
  setFilters,
}: {
  filters: InboxFilters;
  setFilters: (changes: Record<string, string | undefined>) => void;
}) {
  const words = useWords("admin-leads");
  const [isOpen, setIsOpen] = useState(false);
  const { choices } = useChoices();
  const { data: owners = [] } = useCall<LeadOwner[]>("/admin/leads/owners");
  const { columns, filters: texts } = words;
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  const values = (list: readonly string[]) => list.map((value) => ({ value, label: value }));
  const of = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));
  const all: Filter[] = [
    {
      id: "state",
      label: columns.state,
      options: [
        { value: openStates, label: texts.open },
        ...leadStates.map((state) => ({ value: state, label: words.states[state] })),
      ],
    },
    {
      id: "owner",
      label: columns.owner,
      options: [{ value: "me", label: texts.me }, { value: "nobody", label: texts.nobody }, ...named(owners)],
    },
    { id: "product", label: columns.product, options: named(choices.products) },
    { id: "age", label: texts.age, options: ages.map((age) => ({ value: age, label: ageLabel(age, texts) })) },
    { id: "industry", label: columns.industry, options: named(choices.industries) },
    { id: "source", label: columns.source, options: values(choices.sources) },
    { id: "campaign", label: columns.campaign, options: values(choices.campaigns) },
    { id: "locale", label: columns.locale, options: of(words.languages) },
    { id: "kind", label: columns.kind, options: of(words.kinds) },
    {
      id: "suspicion",
      label: columns.suspicion,
      options: [
        { value: "any", label: texts.anySuspicion },
        { value: "none", label: texts.noSuspicion },
        ...of(words.suspicions),
      ],
    },
  ];
  const isAnySet = Object.values(filters).some(Boolean);
  const shown = all.filter(({ id }, index) => isOpen || index < alwaysShown || filters[id as keyof InboxFilters]);
  return (
    <FilterBar filters={shown} value={filters} setValue={setFilters} search={texts.search}>
      <button type="button" className="btn btn-quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? texts.fewer : texts.more}
      </button>
      {isAnySet && <SaveView filters={filters} />}
    </FilterBar>
  );
}

function ageLabel(age: string, texts: Record<"over" | "under" | "waited", string>): string {
  const [side, days = ""] = age.split("-") as ["over" | "under" | "waited", string?];
  return fill(texts[side], { days });
}
