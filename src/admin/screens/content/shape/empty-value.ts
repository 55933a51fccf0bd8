import type { Shape } from "./shape.ts";

/** Returns what a new place holds: nothing in its texts, and as many items as a list must have. */
export function emptyValue(shape: Shape): unknown {
  switch (shape.kind) {
    case "object":
      return Object.fromEntries(
        shape.fields.filter(({ optional }) => !optional).map(({ key, shape: own }) => [key, emptyValue(own)]),
      );
    case "record":
      return {};
    case "list":
      return Array.from({ length: shape.min }, () => emptyValue(shape.item));
    case "choice":
      return emptyValue(shape.options[0]!);
    case "option":
      return shape.values[0];
    case "number":
      return shape.min ?? 0;
    case "flag":
      return false;
    case "constant":
      return shape.value;
    default:
      return "";
  }
}
