import * as z from "zod/mini";
import { plainLine } from "#text/plain-line.ts";
import { requiredLine } from "#text/rules.ts";
import { isDay } from "#time/jakarta-day.ts";

/** What a field of a company's own may hold. */
export const ownFieldKinds = ["text", "number", "choice", "date"] as const;
export type OwnFieldKind = (typeof ownFieldKinds)[number];

/** Fields that are offered at once; retired ones do not count. */
export const mostOwnFields = 30;
const mostChoices = 50;

/** A field that an administrator defined. Its id is made of its English name and never changes. */
export interface OwnField {
  id: string;
  kind: OwnFieldKind;
  name_id: string;
  name_en: string;
  choices: string[];
  position: number;
  retired: boolean;
  version: number;
}

const names = { name_id: requiredLine(60), name_en: requiredLine(60) };
const choices = z._default(
  z.array(requiredLine(80)).check(
    z.maxLength(mostChoices, { error: "too_long" }),
    z.overwrite((list) => list.filter((each, at) => list.indexOf(each) === at)),
  ),
  [],
);
interface Choosing {
  kind: OwnFieldKind;
  choices: readonly string[];
}
const hasChoices = z.refine<Choosing>(({ kind, choices: list }) => kind !== "choice" || list.length > 0, {
  path: ["choices"],
  message: "required",
});

/** A new field, as an administrator defines it. */
export const newOwnField = z.object({ ...names, kind: z.enum(ownFieldKinds), choices }).check(hasChoices);
export type NewOwnField = z.output<typeof newOwnField>;

/** A field as it is to be; its kind stays, as values have it. `position` counts from 1 among those that are offered. */
export const ownFieldEdit = z.object({
  version: z.int(),
  ...z.partial(z.object({ ...names, choices, position: z.int().check(z.gte(1)), retired: z.boolean() })).shape,
});
export type OwnFieldEdit = z.output<typeof ownFieldEdit>;

/** Returns the id of a new field, made of its English name: `Budget year` -> `budget-year`. */
export function ownFieldId(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-|-$/g, "");
  const base = words || "field";
  if (!taken.has(base)) return base;
  for (let count = 2; ; count++) if (!taken.has(`${base}-${count}`)) return `${base}-${count}`;
}

export type OwnValue = string | number;
export type OwnValues = Record<string, OwnValue>;

/** The longest text in a field, in characters. */
const longestValue = 500;

/**
 * Returns a value as its field stores it: undefined where it is none, or the code of what is wrong. Numbers come as numbers
 * or as they are typed.
 */
export function readOwnValue(
  { kind, choices: list }: Pick<OwnField, "kind" | "choices">,
  given: unknown,
): { ok: true; value: OwnValue | undefined } | { ok: false; code: string } {
  if (given === null || given === undefined) return { ok: true, value: undefined };
  if (typeof given !== "string" && typeof given !== "number") return { ok: false, code: "invalid_type" };
  const text = plainLine(String(given));
  if (text === "") return { ok: true, value: undefined };
  if (text.length > longestValue) return { ok: false, code: "too_long" };
  const valid = (isRight: boolean, value: OwnValue, code: string) =>
    isRight ? ({ ok: true, value } as const) : ({ ok: false, code } as const);
  switch (kind) {
    case "number":
      return readNumber(text);
    case "date":
      return valid(isDay(text), text, "invalid_date");
    case "choice":
      return valid(list.includes(text), text, "unknown_choice");
    default:
      return { ok: true, value: text };
  }
}

/** Reads a number with a point or a comma before its decimals. */
function readNumber(text: string): { ok: true; value: number } | { ok: false; code: string } {
  const number = /^-?\d{1,15}([.,]\d{1,9})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  return Number.isNaN(number) ? { ok: false, code: "invalid_number" } : { ok: true, value: number };
}

/** A condition on a field: its exact value, a part of its text, or the least or the greatest number or day. */
export interface OwnCondition {
  field: string;
  test: "is" | "has" | "from" | "to";
  value: string;
}

const mostConditions = 10;
const condition = /^([a-z0-9-]{1,60}):(is|has|from|to):(.{1,1500})$/;

/** Returns conditions as text, as the address of the list and its call have them: `tier:is:Gold;since:from:2026-01-01`. */
export function writeOwnFilter(conditions: readonly OwnCondition[]): string {
  return conditions.map(({ field, test, value }) => `${field}:${test}:${encodeURIComponent(value)}`).join(";");
}

/** Returns the conditions of a text; undefined when it is not what `writeOwnFilter` writes. */
export function readOwnFilter(text: string): OwnCondition[] | undefined {
  if (text === "") return [];
  const read = text.split(";").map((part): OwnCondition | undefined => {
    const [, field = "", test = "", value = ""] = condition.exec(part) ?? [];
    const decoded = decode(value);
    return field && decoded ? { field, test: test as OwnCondition["test"], value: decoded } : undefined;
  });
  const known = read.filter((each) => each !== undefined);
  return known.length === read.length && known.length <= mostConditions ? known : undefined;
}

function decode(text: string): string | undefined {
  try {
    return plainLine(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}
