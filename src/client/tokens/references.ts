import { isRecord } from "../storage/storage.ts";
import { limits, refuse } from "./limits.ts";
import type { RawToken } from "./tree.ts";

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
