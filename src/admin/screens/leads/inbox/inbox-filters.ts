/** The filters of the inbox, as they stand in its address. */
export const filterNames = [
  "q",
  "state",
  "owner",
  "product",
  "industry",
  "source",
  "campaign",
  "locale",
  "age",
  "suspicion",
  "kind",
  "origin",
  "tag",
  "own",
  "value",
  "close",
  "reason",
  "moved",
  "sort",
] as const;
export type InboxFilters = Partial<Record<(typeof filterNames)[number], string>>;

/** The states in which somebody still has to act. */
const openStates = "new,contacted,qualified";
export const newestFirst = "-received";

/** The views that everybody has. */
export const builtInViews = {
  all: {},
  mine: { owner: "me", state: openStates },
  unassigned: { owner: "nobody", state: openStates },
  waiting: { state: "new", age: "waited-1", sort: "received" },
  suspects: { state: "suspect" },
} as const satisfies Record<string, InboxFilters>;

/** Returns the query of the call: the column of the table that orders it, with a minus for the newest first. */
export function callQuery({ sort = newestFirst, ...filters }: InboxFilters): InboxFilters & { direction: string } {
  const direction = sort.startsWith("-") ? "newest" : "oldest";
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as InboxFilters;
  return { ...given, sort: sort.replace("-", ""), direction };
}

/** Returns the filters as the query of an address. */
export function asQuery(filters: Record<string, string>): string {
  return new URLSearchParams(Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))).toString();
}

/** Returns whether a list shows exactly what a view shows. */
export function isSameView(view: Record<string, string>, filters: InboxFilters): boolean {
  const set = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
  return asQuery(view) === asQuery(set);
}
