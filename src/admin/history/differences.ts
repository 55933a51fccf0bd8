/** One field of a change. */
export interface Difference {
  field: string;
  before: unknown;
  after: unknown;
}

type Fields = Record<string, unknown> | null;

/** What the server stores in place of personal data. */
const masked = "***";

/** Returns the fields that a change concerns, each with both values: those after it in their order, then removed ones. */
export function differences(before: Fields, after: Fields): Difference[] {
  const names = new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})]);
  return [...names]
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((pair) => isMasked(pair.before, pair.after) || JSON.stringify(pair.before) !== JSON.stringify(pair.after));
}

/** Returns whether a value is personal and therefore not stored; equal ones may still have differed. */
export function isMasked(...values: unknown[]): boolean {
  return values.some((value) => value === masked);
}
