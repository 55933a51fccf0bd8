import { dayAfter, type Mention } from "./sample/generate.ts";
import { type Sentiment, sentiments } from "./sample/structure.ts";

/** What is looked at; an empty text means all. Days are `YYYY-MM-DD`, both included. */
export interface Filter {
  topic: string;
  source: string;
  sentiment: string;
  issue: string;
  from: string;
  to: string;
}

export function filterMentions(mentions: readonly Mention[], filter: Filter): Mention[] {
  return mentions.filter(
    (it) =>
      it.day >= filter.from &&
      it.day <= filter.to &&
      (filter.topic === "" || it.topic === filter.topic) &&
      (filter.source === "" || it.source === filter.source) &&
      (filter.sentiment === "" || it.sentiment === filter.sentiment) &&
      (filter.issue === "" || it.issue === filter.issue),
  );
}

export type SentimentCounts = Record<Sentiment, number> & { all: number };

const none = (): SentimentCounts => ({ positive: 0, neutral: 0, negative: 0, all: 0 });

export function countSentiments(mentions: readonly Mention[]): SentimentCounts {
  const counts = none();
  for (const { sentiment } of mentions) {
    counts[sentiment]++;
    counts.all++;
  }
  return counts;
}

export interface Day extends SentimentCounts {
  day: string;
}

/** One line a day from the first to the last, days without a mention included. */
export function perDay(mentions: readonly Mention[], from: string, to: string): Day[] {
  const days = new Map<string, Day>();
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.set(day, { day, ...none() });
  for (const { day, sentiment } of mentions) {
    const counts = days.get(day);
    if (!counts) continue;
    counts[sentiment]++;
    counts.all++;
  }
  return [...days.values()];
}

/** The same by weeks of seven days from the first, for reading instead of looking. */
export function perWeek(days: readonly Day[]): Day[] {
  const weeks: Day[] = [];
  days.forEach((day, index) => {
    if (index % 7 === 0) weeks.push({ ...day });
    else for (const name of ["all", ...sentiments] as const) weeks.at(-1)![name] += day[name];
  });
  return weeks;
}

/** Counts by a field, most first; of equal ones the first by name. */
export function ranking<K extends "topic" | "issue" | "voice">(mentions: readonly Mention[], field: K) {
  const groups = Map.groupBy(mentions, (it) => it[field]);
  return [...groups]
    .map(([name, all]) => ({
      name,
      ...countSentiments(all),
      reach: all.reduce((sum, { reach }) => sum + reach, 0),
    }))
    .sort((a, b) => b.all - a.all || (a.name < b.name ? -1 : 1));
}

/** The loudest voices: those whose mentions together may have been seen most. */
export function loudestVoices(mentions: readonly Mention[]) {
  return ranking(mentions, "voice").sort((a, b) => b.reach - a.reach || (a.name < b.name ? -1 : 1));
}

/** The day with most mentions; undefined when there is none at all. */
export function busiestDay(days: readonly Day[]): Day | undefined {
  const busiest = days.reduce<Day | undefined>((most, day) => (day.all > (most?.all ?? 0) ? day : most), undefined);
  return busiest;
}
