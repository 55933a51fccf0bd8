import { lazy, useState } from "react";
import { Link } from "react-router";
import { pathTo } from "#contract/calls.ts";
import { leadStates } from "#leads/inbox/lead-states.ts";
import { formatShortRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { useCall, useLocale, useSend, useWords } from "../../../kit/data.ts";
import { ActionDialog, showToast } from "../../../kit/form.ts";
import { type Filter, FilterBar } from "../../../kit/list.ts";
import { useReasons } from "../pipeline/use-reasons.ts";
import { useChoices } from "../use-choices.ts";
import { asQuery, builtInViews, type InboxFilters, isSameView, openStates } from "./inbox-filters.ts";
import { OwnFilter } from "./own-filter.tsx";

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
  const { data: owners = [] } = useCall("/admin/leads/owners");
  const entry = useWords("admin-lead-entry");
  const { data: tags = [] } = useCall("/admin/leads/tags");
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
    { id: "tag", label: entry.tags.any, options: values(tags) },
    { id: "origin", label: entry.fields.origin, options: of(entry.origins) },
    {
      id: "suspicion",
      label: columns.suspicion,
      options: [
        { value: "any", label: texts.anySuspicion },
        { value: "none", label: texts.noSuspicion },
        ...of(words.suspicions),
      ],
    },
    ...useDealFilters(),
  ];
  const isAnySet = Object.values(filters).some(Boolean);
  const shown = all.filter(({ id }, index) => isOpen || index < alwaysShown || filters[id as keyof InboxFilters]);
  return (
    <FilterBar filters={shown} value={filters} setValue={setFilters} search={texts.search}>
      <button type="button" className="btn btn-quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? texts.fewer : texts.more}
      </button>
      <OwnFilter value={filters.own} onChange={(own) => setFilters({ own })} />
      {isAnySet && <SaveView filters={filters} />}
    </FilterBar>
  );
}

const values = [10_000_000, 50_000_000, 100_000_000, 500_000_000];

/** Returns the filters of what leads are worth, when they are expected to close, and why they were closed. */
function useDealFilters(): Filter[] {
  const { filters: texts } = useWords("admin-pipeline");
  const { states } = useWords("admin-leads");
  const locale = useLocale();
  const { reasons, reasonName } = useReasons();
  const over = (amount: number) => ({
    value: `over-${amount}`,
    label: fill(texts.valueOver, { amount: formatShortRupiah(amount, locale) }),
  });
  return [
    {
      id: "value",
      label: texts.value,
      options: [
        { value: "any", label: texts.valueKnown },
        { value: "none", label: texts.valueNone },
        ...values.map(over),
      ],
    },
    {
      id: "close",
      label: texts.close,
      options: [
        { value: "overdue", label: texts.overdue },
        { value: "this-month", label: texts.thisMonth },
        { value: "next-month", label: texts.nextMonth },
        { value: "any", label: texts.any },
        { value: "none", label: texts.none },
      ],
    },
    {
      id: "reason",
      label: texts.reason,
      options: reasons.map(({ id, outcome }) => ({ value: `${id}`, label: `${states[outcome]}: ${reasonName(id)}` })),
    },
  ];
}

function ageLabel(age: string, texts: Record<"over" | "under" | "waited", string>): string {
  const [side, days = ""] = age.split("-") as ["over" | "under" | "waited", string?];
  return fill(texts[side], { days });
}

const ViewNameForm = lazy(() => import("./view-name-form.tsx"));

/** Saves the filters of the inbox as a view of one's own. */
function SaveView({ filters }: { filters: InboxFilters }) {
  const { views: words } = useWords("admin-leads");
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
        {words.save}
      </button>
      <ActionDialog title={words.saveTitle} open={open} onClose={() => setOpen(false)}>
        <ViewNameForm filters={filters} onSaved={() => setOpen(false)} />
      </ActionDialog>
    </>
  );
}

/**
 * Renders the views of the inbox: those that everybody has, and one's own, which can be deleted while they are shown.
 */
export function ViewTabs({ filters }: { filters: InboxFilters }) {
  const { views: words } = useWords("admin-leads");
  const { data: saved = [] } = useCall("/admin/leads/views");
  const send = useSend();
  const remove = async (id: string) => {
    const outcome = await send("DELETE", pathTo("/admin/leads/views/:id", { id }));
    if (outcome.ok) showToast({ text: words.deleted });
  };
  const builtIn = Object.entries(builtInViews).map(([id, view]) => ({
    id,
    name: words[id as keyof typeof builtInViews],
    filters: view as Record<string, string>,
    own: false,
  }));
  const views = [...builtIn, ...saved.map((view) => ({ ...view, own: true }))];
  return (
    <nav aria-label={words.label} className="flex shrink-0 gap-1 overflow-x-auto border-b border-line">
      {views.map(({ id, name, filters: view, own }) => {
        const isShown = isSameView(view, filters);
        return (
          <span key={id} className="flex shrink-0 items-center">
            <Link
              to={`?${asQuery(view)}`}
              aria-current={isShown || undefined}
              className={`px-3 py-2 text-sm whitespace-nowrap ${isShown ? "border-b-2 border-primary font-semibold text-primary" : "text-muted"}`}
            >
              {name}
            </Link>
            {own && isShown && (
              <button
                type="button"
                className="icon-btn"
                aria-label={fill(words.delete, { name })}
                onClick={() => void remove(id)}
              >
                <Icon name="close" className="size-3.5" />
              </button>
            )}
          </span>
        );
      })}
    </nav>
  );
}
