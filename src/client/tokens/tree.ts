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

/** A value that is not itself an alias, and its type. */
interface Resolved {
  type: string | undefined;
  value: unknown;
}

/** Follows `{a.b}` and `{ "$ref": "#/a/b/$value/..." }`. A cycle or an unknown target refuses the file. */
export type Resolve = (value: unknown, type: string | undefined) => Resolved;

/** Returns the function that follows the references of one file. */
export function createResolver(tokens: ReadonlyMap<string, RawToken>): Resolve {
  const follow = (value: unknown, type: string | undefined, hops: number): Resolved => {
    if (hops > limits.hops) refuse("cycle");
    if (typeof value === "string" && value.startsWith("{")) {
      if (!value.endsWith("}")) refuse("bad_alias");
      const target = tokens.get(value.slice(1, -1)) ?? refuse("unknown_alias");
      return follow(target.value, type ?? target.type, hops + 1);
    }
    if (isRecord(value) && "$ref" in value) {
      const { target, rest } = findTarget(value.$ref);
      // A reference to a part of a value (one component, a width) does not give the type of the whole.
      const whole = follow(target.value, rest.length === 0 ? (type ?? target.type) : target.type, hops + 1);
      const part = rest.reduce<unknown>(step, whole.value);
      return rest.length === 0 ? whole : follow(part, type, hops + 1);
    }
    return { type, value };
  };

  const findTarget = (ref: unknown): { target: RawToken; rest: string[] } => {
    if (typeof ref !== "string" || !ref.startsWith("#/")) refuse("bad_reference");
    const parts = ref
      .slice(2)
      .split("/")
      .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
    const end = parts.indexOf("$value");
    const target = tokens.get((end === -1 ? parts : parts.slice(0, end)).join("."));
    return { target: target ?? refuse("unknown_reference"), rest: end === -1 ? [] : parts.slice(end + 1) };
  };

  return (value, type) => follow(value, type, 0);
}

function step(value: unknown, part: string): unknown {
  if ((isRecord(value) || Array.isArray(value)) && Object.hasOwn(value, part)) {
    return (value as Record<string, unknown>)[part];
  }
  return refuse("unknown_reference");
}
