import { readPosition } from "#infra/database/keyset.ts";

/**
 * Returns the moment and id of a cursor; undefined for none.
 * @throws InvalidCursor for text that is no such cursor
 */
export function readTimeCursor(cursor: string | undefined, id: "uuid" | "text" = "text"): [Date, string] | undefined {
  const position = readPosition(cursor, ["moment", id]);
  return position && [...position];
}
