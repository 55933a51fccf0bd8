import type { Shape } from "./shape.ts";

/** Returns whether a value has a shape by its kind, so that a choice knows which of its options is used. */
export function fits(shape: Shape, value: unknown): boolean {
  if (shape.kind === "text" || shape.kind === "picture" || shape.kind === "option") return typeof value === "string";
  if (shape.kind === "number") return typeof value === "number";
  if (shape.kind === "flag") return typeof value === "boolean";
  if (shape.kind === "list") return Array.isArray(value);
  if (shape.kind === "constant") return value === shape.value;
  if (shape.kind === "choice") return shape.options.some((option) => fits(option, value));
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  if (shape.kind === "record") return true;
  const known = new Set(shape.fields.map(({ key }) => key));
  return (
    Object.keys(value).every((key) => known.has(key)) &&
    shape.fields.every(({ key, optional, shape: own }) => (key in value ? fits(own, value[key as never]) : optional))
  );
}

/** Returns which option of a choice a value uses; the first for a value that is not there yet. */
export function optionOf(options: readonly Shape[], value: unknown): number {
  const exact = options.findIndex((option) => fits(option, value));
  if (exact >= 0) return exact;
  const keys = typeof value === "object" && value !== null ? Object.keys(value) : [];
  const similar = options.findIndex(
    (option) => option.kind === "object" && keys.some((key) => option.fields.some((field) => field.key === key)),
  );
  return Math.max(0, similar);
}
