type CursorValue = string | number | null;

/** Returns the position of a row in an ordered list as opaque text: the values by which the list is ordered. */
export function encodeCursor(values: readonly (CursorValue | Date)[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

/** Returns the values of a cursor, or undefined for text that is none: a visitor may send anything. */
export function decodeCursor(text: string): CursorValue[] | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return Array.isArray(values) && values.every(isCursorValue) ? values : undefined;
  } catch {
    return undefined;
  }
}

const isCursorValue = (value: unknown): value is CursorValue =>
  value === null || typeof value === "string" || (typeof value === "number" && Number.isFinite(value));
