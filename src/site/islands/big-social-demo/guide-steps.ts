import { isRecord, readItem, writeItem } from "#client/storage/storage.ts";
import { isDay } from "#time/jakarta-day.ts";
import type { Filter } from "./figures.ts";
import { lastDay } from "./sample/generate.ts";
import { firstDay, issues, sentiments, sources, topics } from "./sample/structure.ts";

export const noFilter: Filter = { topic: "", source: "", sentiment: "", issue: "", from: firstDay, to: lastDay };

export type PartName = "figures" | "chart" | "mentions";

interface GuideStep {
  filter: Filter;
  /** The part that the step is about. */
  part: PartName;
}

/** The filters of the steps: all mentions, the outage, its cause, and all again. */
export const guideSteps: readonly GuideStep[] = [
  { filter: noFilter, part: "figures" },
  { filter: { ...noFilter, topic: "kopi-senja", sentiment: "negative" }, part: "chart" },
  {
    filter: {
      ...noFilter,
      topic: "kopi-senja",
      sentiment: "negative",
      issue: "app",
      from: "2026-09-13",
      to: "2026-09-18",
    },
    part: "mentions",
  },
  { filter: noFilter, part: "figures" },
];

/** How far a visitor is in the demo. */
export interface DemoProgress {
  step: number;
  filter: Filter;
}

const key = "demo";
const choices: Record<"topic" | "source" | "sentiment" | "issue", readonly string[]> = {
  topic: topics,
  source: sources,
  sentiment: sentiments,
  issue: issues,
};

/** Stores the progress for this tab; it survives a reload and a change of language or edition. */
export function storeProgress(progress: DemoProgress): void {
  writeItem(key, JSON.stringify(progress), "sessionStorage");
}

/** Returns the stored progress; undefined when there is none, or one that the demo could not have written. */
export function storedProgress(): DemoProgress | undefined {
  try {
    const stored: unknown = JSON.parse(readItem(key, "sessionStorage") ?? "null");
    if (!isRecord(stored) || !isRecord(stored.filter) || !guideSteps[Number(stored.step)]) return undefined;
    const { step, filter } = stored;
    for (const [name, values] of Object.entries(choices))
      if (filter[name] !== "" && !values.includes(String(filter[name]))) return undefined;
    const { from, to } = filter;
    if (!isSampleDay(from) || !isSampleDay(to) || from > to) return undefined;
    const { topic, source, sentiment, issue } = filter as unknown as Filter;
    return { step: Number(step), filter: { topic, source, sentiment, issue, from, to } };
  } catch {
    return undefined;
  }
}

function isSampleDay(value: unknown): value is string {
  return typeof value === "string" && isDay(value) && value >= firstDay && value <= lastDay;
}
