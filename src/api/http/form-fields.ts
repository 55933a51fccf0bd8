import type { $ZodCheckMaxLengthDef, $ZodObject, $ZodType } from "zod/v4/core";
import type { FormFields } from "./html-form.ts";

/** For each field of a form the characters of it that are shown again. */
export type FieldLengths = ReadonlyMap<string, number>;

/** For fields whose schema names no longest length: choices, numbers, times. */
const usualLength = 254;

/** What every form carries besides the fields of its call. */
const besides: [string, number][] = [
  ["page", usualLength],
  ["tracking", 4000],
  ["idempotency_key", 200],
];

/**
 * Reads a form's fields and their longest lengths from the schema of its call.
 * @param boxes fields of the form that are written otherwise in the schema
 */
export function fieldLengths(schema: $ZodObject, boxes: readonly string[] = []): FieldLengths {
  const own = Object.entries(schema._zod.def.shape).map(([name, field]): [string, number] => [name, longest(field)]);
  return new Map([...besides, ...own, ...boxes.map((name): [string, number] => [name, usualLength])]);
}

/** Returns the form's own fields as they came; what else somebody sends is none of ours. */
export function knownFields(fields: FormFields, lengths: FieldLengths): FormFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => lengths.has(name)));
}

/** Returns the fields cut to their longest lengths: a browser sends no more, and the page with them stays small. */
export function cutFields(fields: FormFields, lengths: FieldLengths): FormFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, cut(value, lengths.get(name) ?? usualLength)]),
  );
}

/** Lengths are in characters, of which one may take two units. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : [...text.slice(0, length * 2)].slice(0, length).join("");
}

function longest({ _zod: { def } }: $ZodType): number {
  for (const { _zod: check } of def.checks ?? []) {
    if (check.def.check === "max_length") return (check.def as $ZodCheckMaxLengthDef).maximum;
  }
  const { innerType, in: input } = def as { innerType?: $ZodType; in?: $ZodType };
  const wrapped = innerType ?? input;
  return wrapped ? longest(wrapped) : usualLength;
}
