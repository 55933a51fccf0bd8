/** The query of a call; what is undefined or empty is not sent. */
export type Query = Record<string, string | undefined>;

/** The key of a cached call: its path, by which changes find it, and its query without what is not set. */
export type CallKey = readonly [path: string, query: Query, kind: "one" | "list"];

export function callKey(path: string, query: Query, kind: CallKey[2]): CallKey {
  return [path, compactQuery(query), kind];
}

export function compactQuery(query: Query): Query {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  return Object.fromEntries(given.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns whether a path is the resource or below it: `/admin/leads` has `/admin/leads/1` and not `/admin/leads-old`. */
export function isWithin(path: unknown, resource: string): boolean {
  return typeof path === "string" && (path === resource || path.startsWith(`${resource}/`));
}

/** Returns the resource of a path: `/admin/leads/1/notes` -> `/admin/leads`. */
export function resourceOf(path: string): string {
  return path.split(/[/?]/).slice(0, 3).join("/");
}
