import { dayAfter, type Mention } from "./sample/generate.ts";
import { type Sentiment, sentiments } from "./sample/structure.ts";

/** Which mentions are counted; an empty text means all. Days are `YYYY-MM-DD`, both included. */
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
    ({ day, topic, source, sentiment, issue }) =>
      day >= filter.from &&
      day <= filter.to &&
      (filter.topic === "" || topic === filter.topic) &&
      (filter.source === "" || source === filter.source) &&
      (filter.sentiment === "" || sentiment === filter.sentiment) &&
      (filter.issue === "" || issue === filter.issue),
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

/** Returns one entry a day from the first to the last, days without a mention included. */
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

/** Sums the days by weeks of seven days from the first, for the table. */
export function perWeek(days: readonly Day[]): Day[] {
  const weeks: Day[] = [];
  days.forEach((day, index) => {
    if (index % 7 === 0) weeks.push({ ...day });
    else for (const name of ["all", ...sentiments] as const) weeks.at(-1)![name] += day[name];
  });
  return weeks;
}

/** Counts mentions by a field, the highest count first; equal counts by name. */
export function ranking<K extends "topic" | "issue" | "voice">(mentions: readonly Mention[], field: K) {
  const groups = new Map<Mention[K], Mention[]>();
  for (const mention of mentions) groups.set(mention[field], [...(groups.get(mention[field]) ?? []), mention]);
  return [...groups]
    .map(([name, all]) => ({
      name,
      ...countSentiments(all),
      replies: all.reduce((sum, { replies }) => sum + replies, 0),
    }))
    .sort((a, b) => b.all - a.all || (a.name < b.name ? -1 : 1));
}

/** Returns the voices by the replies that their mentions set off together, the most first. */
export function leadingVoices(mentions: readonly Mention[]) {
  return ranking(mentions, "voice").sort((a, b) => b.replies - a.replies || (a.name < b.name ? -1 : 1));
}

/** Returns the day with most mentions; undefined when there are none. */
export function busiestDay(days: readonly Day[]): Day | undefined {
  return days.reduce<Day | undefined>((most, day) => (day.all > (most?.all ?? 0) ? day : most), undefined);
}
