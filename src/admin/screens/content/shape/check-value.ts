import { optionOf } from "./fits.ts";
import type { Shape } from "./shape.ts";

/** Why a value cannot be published; the words for it are in `admin-content`, with `{n}` for the limit. */
export interface Fault {
  code: "required" | "short" | "long" | "pattern" | "few" | "many" | "small" | "large" | "missing";
  n: number;
}

/** Judges one place by its shape as it is typed; the server judges the whole document again. */
export function checkValue(shape: Shape, value: unknown, optional = false): Fault | undefined {
  if (value === undefined || value === null) return optional ? undefined : { code: "missing", n: 0 };
  if (shape.kind === "text" && typeof value === "string") return checkText(shape, value.trim());
  if (shape.kind === "picture" && value === "") return { code: "required", n: 0 };
  if (shape.kind === "option" && !shape.values.includes(String(value))) return { code: "pattern", n: 0 };
  if (shape.kind === "list" && Array.isArray(value)) {
    if (value.length < shape.min) return { code: "few", n: shape.min };
    if (value.length > shape.max) return { code: "many", n: shape.max };
  }
  if (shape.kind === "number" && typeof value === "number") {
    if (shape.min !== undefined && value < shape.min) return { code: "small", n: shape.min };
    if (shape.max !== undefined && value > shape.max) return { code: "large", n: shape.max };
    if (shape.whole && !Number.isInteger(value)) return { code: "pattern", n: 0 };
  }
  return undefined;
}

function checkText({ min, max, pattern }: Extract<Shape, { kind: "text" }>, text: string): Fault | undefined {
  if (text === "" && min > 0) return { code: "required", n: min };
  if (text.length < min) return { code: "short", n: min };
  if (max !== undefined && text.length > max) return { code: "long", n: max };
  if (pattern && text !== "" && !new RegExp(pattern).test(text)) return { code: "pattern", n: 0 };
  return undefined;
}

/** Returns how many places below one cannot be published. */
export function countFaults(shape: Shape, value: unknown, optional = false): number {
  const own = checkValue(shape, value, optional) ? 1 : 0;
  if (value === undefined || value === null) return own;
  return (
    own +
    childrenOf(shape, value).reduce((sum, child) => sum + countFaults(child.shape, child.value, child.optional), 0)
  );
}

interface Child {
  key: string | number;
  shape: Shape;
  value: unknown;
  optional: boolean;
}

/** Returns the places directly below one. */
export function childrenOf(shape: Shape, value: unknown): Child[] {
  if (typeof value !== "object" || value === null) return [];
  if (shape.kind === "list" && Array.isArray(value))
    return value.map((item, key) => ({ key, shape: shape.item, value: item, optional: false }));
  const own = value as Record<string, unknown>;
  if (shape.kind === "object")
    return shape.fields.map(({ key, shape: below, optional }) => ({ key, shape: below, value: own[key], optional }));
  if (shape.kind === "record")
    return Object.entries(own).map(([key, item]) => ({ key, shape: shape.item, value: item, optional: false }));
  if (shape.kind === "choice") return childrenOf(shape.options[optionOf(shape.options, value)]!, value);
  return [];
}
