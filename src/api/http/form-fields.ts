import type { $ZodCheckMaxLengthDef, $ZodObject, $ZodType } from "zod/v4/core";
import { utmFields } from "#text/tracking-query.ts";

/** The fields of an HTML form as they came. */
export type FormFields = Record<string, string>;

/** How one field of a form becomes a member of the call's body. */
interface FormField {
  member: string;
  kind: "text" | "boolean" | "number" | "list";
  /** An empty field counts as absent. */
  optional: boolean;
  /** Characters of the field that are shown again. */
  length: number;
  /** The value that a ticked box adds to its list. */
  value?: string;
}
export type FormFieldRules = ReadonlyMap<string, FormField>;

/** For fields whose schema has no longest length: choices, numbers, times. */
const defaultLength = 254;

/** The fields of every form that are not members of the call's body. */
const ownLengths: Record<string, number> = { page: defaultLength, tracking: 4000, idempotency_key: 200 };

/**
 * Reads a form's fields from the schema of its call. A list of choices has a box for each, named by its singular: `apis`
 * is sent as `api_vision`, `api_text` and so on.
 */
export function readFormFields(schema: $ZodObject): FormFieldRules {
  const fields = new Map<string, FormField>();
  for (const [name, length] of Object.entries(ownLengths)) {
    fields.set(name, { member: name, kind: "text", optional: true, length });
  }
  for (const [member, type] of Object.entries(schema._zod.def.shape)) {
    const kind = kindOf(type);
    const field = { member, kind, optional: type._zod.def.type === "optional", length: maxLengthOf(type) };
    if (kind !== "list") fields.set(member, field);
    for (const value of kind === "list" ? choicesOf(type) : []) {
      fields.set(`${member.replace(/s$/, "")}_${value}`, { ...field, value });
    }
  }
  return fields;
}

/** Returns the fields that belong to the form, unchanged. */
export function ownFields(fields: FormFields, rules: FormFieldRules): FormFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => rules.has(name)));
}

/** Returns the fields cut to their longest lengths: a browser sends no more, and the page with them stays small. */
export function cutFields(fields: FormFields, rules: FormFieldRules): FormFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, cut(value, rules.get(name)?.length ?? defaultLength)]),
  );
}

/** Returns the body that the call would get as JSON; the utm_* fields are read from the tracking query. */
export function fieldsAsBody(fields: FormFields, rules: FormFieldRules): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const { tracking = "", ...own } = fields;
  const query = new URLSearchParams(tracking);
  for (const name of utmFields) {
    const value = query.get(name);
    if (value) body[name] = cut(value, rules.get(name)?.length ?? defaultLength);
  }
  for (const [name, { member, kind, optional, value }] of rules) {
    const text = own[name];
    if (kind === "boolean") body[member] = isTicked(text);
    else if (kind === "list" && isTicked(text)) body[member] = [...((body[member] as string[]) ?? []), value];
    else if (kind === "number" && text) body[member] = Number(text) || null;
    else if (kind === "text" && text !== undefined && !(optional && text === "")) body[member] = text;
  }
  return body;
}

function isTicked(text: string | undefined): boolean {
  return text !== undefined && !/^(|false|0|off)$/.test(text);
}

/** Lengths are in characters, of which one may have two UTF-16 units. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : [...text.slice(0, length * 2)].slice(0, length).join("");
}

/** The parts of a Zod definition that this file reads. */
interface Definition {
  type: string;
  innerType?: $ZodType;
  in?: $ZodType;
  out?: $ZodType;
  element?: $ZodType;
  entries?: Record<string, string>;
}
const definitionOf = (type: $ZodType) => type._zod.def as Definition;

function kindOf(type: $ZodType): FormField["kind"] {
  const { type: name, innerType, out } = definitionOf(type);
  const wrapped = innerType ?? out;
  if (wrapped) return kindOf(wrapped);
  return name === "boolean" || name === "number" ? name : name === "array" ? "list" : "text";
}

function choicesOf(type: $ZodType): string[] {
  const { innerType, out, element, entries } = definitionOf(type);
  const wrapped = innerType ?? out ?? element;
  return wrapped ? choicesOf(wrapped) : Object.values(entries ?? {});
}

function maxLengthOf(type: $ZodType): number {
  for (const { _zod: check } of type._zod.def.checks ?? []) {
    if (check.def.check === "max_length") return (check.def as $ZodCheckMaxLengthDef).maximum;
  }
  const { type: name, innerType, in: input } = definitionOf(type);
  const wrapped = name === "array" ? undefined : (innerType ?? input);
  return wrapped ? maxLengthOf(wrapped) : defaultLength;
}
