import { scaleOf } from "#colour/scale.ts";
import { limits, Refused } from "./limits.ts";
import { createResolver } from "./references.ts";
import { readTree } from "./tree.ts";
import { writeValue } from "./write-value.ts";

type Verified = { ok: true; values: Record<string, string> } | { ok: false; code: string };

/**
 * Groups whose tokens are variables of the stylesheet. Others are only checked: the themes refer to steps of the scales,
 * so they follow, and the stylesheet decides which edition and theme is shown.
 */
const groups = new Set(["color", "font", "weight", "radius", "shadow", "ease", "duration", "space"]);

/**
 * Returns the CSS custom properties of a DTCG 2025.10 file: `color.primary.600` -> `--color-primary-600`. One mistake
 * refuses the whole file. A single colour, `color.primary`, defines its whole scale.
 */
export function verifyTokens(text: string): Verified {
  try {
    if (text.length > limits.bytes) return { ok: false, code: "too_large" };
    const tokens = readTree(JSON.parse(text));
    const resolve = createResolver(tokens);
    const values: Record<string, string> = {};
    for (const { path, type, value } of tokens.values()) {
      const resolved = resolve(value, type);
      const css = writeValue(resolved.type, resolved.value, resolve);
      if (css === undefined || !groups.has(path[0]!)) continue;
      values[`--${path.join("-")}`] = css;
      if (resolved.type === "color" && path.length === 2) Object.assign(values, scaleOf(`--${path.join("-")}`, css));
    }
    return { ok: true, values };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, code: error.code };
    if (error instanceof SyntaxError) return { ok: false, code: "not_json" };
    throw error;
  }
}
