import { limits, Refused } from "./limits.ts";
import { resolver } from "./references.ts";
import { scaleOf } from "./scale.ts";
import { readTree } from "./tree.ts";
import { writeValue } from "./write-value.ts";

export type Verified = { ok: true; values: Record<string, string> } | { ok: false; code: string };

/**
 * Groups whose tokens are variables of the stylesheet. Others are checked like all and then left alone: the themes
 * name steps of the scales, so they follow, and which edition and theme is shown stays the stylesheet's business.
 */
const groups = new Set(["color", "font", "weight", "radius", "shadow", "ease", "duration", "space"]);

/**
 * Turns a DTCG 2025.10 file into CSS custom properties: `color.primary.600` -> `--color-primary-600`. One thing
 * wrong refuses the whole file. A colour given alone, `color.primary`, stands for its whole scale.
 */
export function verifyTokens(text: string): Verified {
  try {
    if (text.length > limits.bytes) return { ok: false, code: "too_large" };
    const tokens = readTree(JSON.parse(text));
    const resolve = resolver(tokens);
    const values: Record<string, string> = {};
    for (const { path, type, value } of tokens.values()) {
      const found = resolve(value, type);
      const css = writeValue(found.type, found.value, resolve);
      if (css === undefined || !groups.has(path[0]!)) continue;
      values[`--${path.join("-")}`] = css;
      if (found.type === "color" && path.length === 2) Object.assign(values, scaleOf(`--${path.join("-")}`, css));
    }
    return { ok: true, values };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, code: error.code };
    if (error instanceof SyntaxError) return { ok: false, code: "not_json" };
    throw error;
  }
}
