import { isRecord } from "../storage/storage.ts";
import { limits, refuse } from "./limits.ts";

/** A token before its value is resolved; `type` is its own or inherited, undefined when it is known by an alias only. */
export interface RawToken {
  path: string[];
  type: string | undefined;
  value: unknown;
}

const nameRule = /^[A-Za-z0-9_-]{1,60}$/;
const groupFields = new Set(["$type", "$description", "$extensions", "$deprecated"]);

/** Returns the tokens of a DTCG file by their dotted paths, in the order of the file. */
export function readTree(file: unknown): Map<string, RawToken> {
  const tokens = new Map<string, RawToken>();
  if (!isRecord(file)) refuse("not_an_object");
  walk(file, [], undefined, tokens);
  if (tokens.size === 0) refuse("no_tokens");
  return tokens;
}

function walk(
  node: Record<string, unknown>,
  path: string[],
  inherited: string | undefined,
  into: Map<string, RawToken>,
) {
  if (path.length > limits.depth) refuse("too_deep");
  const type = typeOf(node, inherited);
  if ("$value" in node || "$ref" in node) {
    if (path.length === 0) refuse("value_without_name");
    if ("$value" in node && "$ref" in node) refuse("two_values");
    if (Object.keys(node).some((key) => !groupFields.has(key) && key !== "$value" && key !== "$ref")) {
      refuse("token_with_children");
    }
    into.set(path.join("."), { path, type, value: "$value" in node ? node.$value : { $ref: node.$ref } });
    if (into.size > limits.tokens) refuse("too_many_tokens");
    return;
  }
  for (const [name, child] of Object.entries(node)) {
    if (name.startsWith("$")) {
      if (path.length === 0 && name === "$schema") continue;
      if (!groupFields.has(name)) refuse("unknown_field");
      continue;
    }
    if (!nameRule.test(name)) refuse("bad_name");
    if (!isRecord(child)) refuse("not_a_group");
    walk(child, [...path, name], type, into);
  }
}

function typeOf(node: Record<string, unknown>, inherited: string | undefined): string | undefined {
  if (!("$type" in node)) return inherited;
  return typeof node.$type === "string" ? node.$type : refuse("bad_type");
}
