import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axeCore from "axe-core";
import type { Page } from "../test.ts";
import { layOutWhole } from "./lay-out-whole.ts";

interface Options extends axeCore.RunOptions {
  within?: string;
  atLeast?: "serious";
  unscrolled?: boolean;
}

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Returns what axe finds on the page in its present state, one line per violated rule, for all rules or those of `options`.
 * Parts below the screen are laid out first, unless `unscrolled`.
 * Axe is called in the page itself: no page has frames, and axe's support for them makes it four times slower.
 */
export async function findViolations(
  page: Page,
  { within, atLeast, unscrolled, ...options }: Options = {},
): Promise<string[]> {
  if (!(await page.evaluate("window.axe !== undefined"))) await page.evaluate(source);
  if (!unscrolled) await page.evaluate(layOutWhole);
  const violations = await page.evaluate(
    ([context, runOptions]) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      return axe.run(context ?? document, runOptions).then((results) => results.violations);
    },
    [within, { ...options, resultTypes: ["violations"] } as axeCore.RunOptions] as const,
  );
  return violations
    .filter(({ impact }) => !atLeast || impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 140))
          .join(" | ")}`,
    );
}
