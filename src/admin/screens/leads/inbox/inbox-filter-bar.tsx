import { lazy, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { leadStates } from "#leads/inbox/lead-states.ts";
import { type Rupiah, rupiah } from "#money/rupiah.ts";
import { formatShortRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { useCall, useLocale, useMay, useMe, useWords } from "../../../kit/data.ts";
import { ActionDialog } from "../../../kit/form.ts";
import { type Filter, FilterBar } from "../../../kit/list.ts";
import { Empty } from "../../../kit/parts.ts";
import { useReasons } from "../pipeline/use-reasons.ts";
import { useChoices } from "../use-choices.ts";
import { asQuery, builtInViews, type InboxFilters, isSameView } from "./inbox-filters.ts";
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
      several: true,
      options: leadStates.map((state) => ({ value: state, label: words.states[state] })),
    },
    {
      id: "owner",
      label: columns.owner,
      several: true,
      options: [{ value: "me", label: texts.me }, { value: "nobody", label: texts.nobody }, ...named(owners)],
    },
    { id: "product", label: columns.product, several: true, options: named(choices.products) },
    { id: "age", label: texts.age, options: ages.map((age) => ({ value: age, label: ageLabel(age, texts) })) },
    { id: "industry", label: columns.industry, several: true, options: named(choices.industries) },
    { id: "source", label: columns.source, several: true, options: values(choices.sources) },
    { id: "campaign", label: columns.campaign, several: true, options: values(choices.campaigns) },
    { id: "locale", label: columns.locale, several: true, options: of(words.languages) },
    { id: "kind", label: columns.kind, several: true, options: of(words.kinds) },
    { id: "tag", label: entry.tags.any, several: true, options: values(tags) },
    { id: "origin", label: entry.fields.origin, several: true, options: of(entry.origins) },
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
    <FilterBar filters={shown} value={filters} setValue={setFilters} keep={["sort"]} search={texts.search}>
      <button type="button" className="btn btn-quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? texts.fewer : texts.more}
      </button>
      <OwnFilter value={filters.own} onChange={(own) => setFilters({ own })} />
      {isAnySet && <SaveView filters={filters} />}
    </FilterBar>
  );
}

const values = [10_000_000, 50_000_000, 100_000_000, 500_000_000].map(rupiah);

/** Returns the filters of what leads are worth, when they are expected to close, and why they were closed. */
function useDealFilters(): Filter[] {
  const { filters: texts } = useWords("admin-pipeline");
  const { states } = useWords("admin-leads");
  const locale = useLocale();
  const { reasons, reasonName } = useReasons();
  const over = (amount: Rupiah) => ({
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

const ViewSettings = lazy(() => import("./view-settings.tsx"));

/**
 * Renders the views of the inbox: those that everybody has, one's own, and those that others share. What is shown may be set up
 * by whom it belongs to, and by administrators. An inbox opened without a filter begins with the first view of the role.
 */
export function ViewTabs({ filters }: { filters: InboxFilters }) {
  const { views: words } = useWords("admin-leads");
  const may = useMay();
  const { role } = useMe();
  const navigate = useNavigate();
  const { data: saved } = useCall("/admin/leads/views");
  const [opened, setOpened] = useState<string>();
  const isFresh = useRef(Object.keys(filters).length === 0);
  const first = saved?.find(({ first_for }) => first_for.includes(role));
  useEffect(() => {
    if (!saved || !isFresh.current) return;
    isFresh.current = false;
    if (first) void navigate(`?${asQuery(first.filters)}`, { replace: true });
  }, [saved, first, navigate]);
  const builtIn = Object.entries(builtInViews).map(([id, filters]) => ({
    id,
    name: words[id as keyof typeof builtInViews],
    filters: filters as Record<string, string>,
  }));
  const settings = saved?.find(({ id }) => id === opened);
  return (
    <>
      <nav aria-label={words.label} className="flex shrink-0 gap-1 overflow-x-auto border-b border-line">
        {[...builtIn, ...(saved ?? [])].map((view) => {
          const isShown = isSameView(view.filters, filters);
          const isSetUp = "own" in view && (view.own || may("staff", "write"));
          const name = "own" in view && !view.own ? fill(words.sharedBy, { name: view.name }) : undefined;
          return (
            <span key={view.id} className="flex shrink-0 items-center">
              <Link
                to={`?${asQuery(view.filters)}`}
                aria-current={isShown || undefined}
                aria-label={name}
                title={name}
                className={`px-3 py-2 text-sm whitespace-nowrap ${isShown ? "border-b-2 border-primary font-semibold text-primary" : "text-muted"}`}
              >
                {view.name}
              </Link>
              {isSetUp && isShown && (
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={fill(words.settings, { name: view.name })}
                  title={fill(words.settings, { name: view.name })}
                  onClick={() => setOpened(view.id)}
                >
                  <Icon name="chevron-down" className="size-3.5" />
                </button>
              )}
            </span>
          );
        })}
      </nav>
      <ActionDialog
        title={fill(words.settingsTitle, { name: settings?.name ?? "" })}
        open={settings !== undefined}
        onClose={() => setOpened(undefined)}
      >
        {settings && <ViewSettings view={settings} onClose={() => setOpened(undefined)} />}
      </ActionDialog>
    </>
  );
}

/** What an empty view offers: another one, in which there may be something to do. */
const nextViews = {
  mine: "unassigned",
  unassigned: "mine",
  waiting: "mine",
  suspects: "all",
} as const;

/** Says why a view is empty, and offers the next step. */
export function EmptyView({ filters }: { filters: InboxFilters }) {
  const { emptyViews: words } = useWords("admin-leads");
  const mayWrite = useMay()("leads", "write");
  const names = Object.keys(nextViews) as (keyof typeof nextViews)[];
  const view = names.find((name) => isSameView(builtInViews[name] as Record<string, string>, filters));
  const { title, action } = words[view ?? "filtered"];
  return (
    <Empty
      part="leads"
      title={title}
      action={
        <Link className="btn btn-primary" to={`?${asQuery(view ? builtInViews[nextViews[view]] : {})}`}>
          {action}
        </Link>
      }
    >
      {mayWrite && (
        <Link className="link" to="/leads/new">
          {words.save}
        </Link>
      )}
    </Empty>
  );
}
