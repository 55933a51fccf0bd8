import { decodeCursor } from "#infra/database/keyset.ts";

/** Returns the moment and id of a cursor; undefined for none and for text that is none. */
export function readTimeCursor(cursor: string | undefined): [Date, string] | undefined {
  const [at, id] = (cursor && decodeCursor(cursor)) || [];
  if (typeof at !== "string" || typeof id !== "string" || Number.isNaN(Date.parse(at))) return undefined;
  return [new Date(at), id];
}
