import { InvalidCursor } from "./page.server.ts";

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

interface Parts {
  moment: Date;
  uuid: string;
  number: number;
  text: string;
}
type PositionOf<Kinds extends readonly (keyof Parts)[]> = { [At in keyof Kinds]: Parts[Kinds[At]] };

/**
 * Returns the values of a cursor by their kinds, or undefined without a cursor.
 * @throws InvalidCursor for text that is no cursor, and for the cursor of another list
 */
export function readPosition<const Kinds extends readonly (keyof Parts)[]>(
  cursor: string | undefined,
  kinds: Kinds,
): PositionOf<Kinds> | undefined {
  if (cursor === undefined) return undefined;
  const values = decodeCursor(cursor);
  if (values?.length !== kinds.length) throw new InvalidCursor();
  return kinds.map((kind, index) => readPart(kind, values[index] ?? null)) as unknown as PositionOf<Kinds>;
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
// The form that `encodeCursor` writes. JavaScript accepts years that Postgres does not, and the 30th of February.
const timeForm = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

function readPart(kind: keyof Parts, value: CursorValue): Parts[keyof Parts] {
  if (kind === "number" && Number.isSafeInteger(value)) return value as number;
  if (typeof value !== "string" || kind === "number") throw new InvalidCursor();
  // Postgres stores no such character in a text.
  if (kind === "text" && !value.includes("\0")) return value;
  if (kind === "uuid" && uuidForm.test(value)) return value;
  const moment = new Date(value);
  if (kind === "moment" && timeForm.test(value) && isWritten(moment, value)) return moment;
  throw new InvalidCursor();
}

const isWritten = (moment: Date, text: string) => !Number.isNaN(moment.getTime()) && moment.toISOString() === text;

const isCursorValue = (value: unknown): value is CursorValue =>
  value === null || typeof value === "string" || (typeof value === "number" && Number.isFinite(value));
