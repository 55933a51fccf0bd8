import { judge, objectives, type Verdict } from "./objectives.ts";
import type { Step } from "./step.ts";

/** Returns the steps as a table in Markdown: for each act the time of its objective; in bold what broke. */
export function reportTable(steps: readonly Step[]): string {
  const verdicts = steps.map(judge);
  const acts = objectives.filter(({ act }) => verdicts.some((step) => step.some((verdict) => verdict.act === act)));
  const head = acts.map(({ act, share, within }) => `${act}: ${share * 100}% <= ${within} ms`);
  const rows = steps.map((step, index) => {
    const cells = acts.map(({ act }) => cell(verdicts[index]!.find((verdict) => verdict.act === act)));
    return [String(Math.round(step.rate)), String(step.samples.length), ...cells, `${Math.round(step.ownDelay)} ms`];
  });
  return table([["arrivals/s", "requests", ...head, "client late by (p99)"], ...rows]);
}

function cell(verdict: Verdict | undefined): string {
  if (!verdict) return "";
  const text = `${Math.round(verdict.reached)} ms${verdict.failed > 0 ? `, ${verdict.failed} failed` : ""}`;
  return verdict.met ? text : `**${text}**`;
}

function table([head, ...rows]: string[][]): string {
  return [head!, head!.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
