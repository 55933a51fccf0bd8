import {
  accounts,
  cities,
  dayCount,
  drinks,
  events,
  firstDay,
  type Issue,
  issues,
  issueWeights,
  outlets,
  type Sentiment,
  type Source,
  sentiments,
  sentimentWeights,
  size,
  sources,
  sourceWeights,
  type Topic,
  topics,
  topicWeights,
} from "./structure.ts";

/** One mention; `writeMention` renders its text when it is shown. */
export interface Mention {
  id: number;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Minutes since midnight. */
  minute: number;
  topic: Topic;
  source: Source;
  sentiment: Sentiment;
  issue: Issue;
  voice: string;
  /** How many people may have seen it. */
  reach: number;
  /** How many posts replied to it. */
  replies: number;
  city: string;
  drink: string;
  /** Selects one of the wordings, 0 to 1. */
  wording: number;
}

const days = Array.from({ length: dayCount }, (_, index) => dayAfter(firstDay, index));
export const lastDay = days[dayCount - 1]!;

/** Returns the day `count` days after another, both as `YYYY-MM-DD`. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

let cached: Mention[] | undefined;

/** Returns the same 5,000 mentions every time and everywhere, newest first, from a seeded generator. */
export function sampleMentions(): Mention[] {
  cached ??= generate(20_261_120);
  return cached;
}

function generate(seed: number): Mention[] {
  const random = mulberry32(seed);
  const draw = drawFrom(random);
  const mentions: Mention[] = [];
  const add = (day: string, given: Partial<Pick<Mention, "topic" | "issue" | "sentiment">> = {}) => {
    const issue = given.issue ?? draw.weighted(issues, issueWeights);
    const source = draw.weighted(sources, sourceWeights);
    mentions.push({
      id: mentions.length,
      day,
      minute: Math.floor(6 * 60 + (random() + random()) * 0.5 * 17 * 60),
      topic: given.topic ?? draw.weighted(topics, topicWeights),
      source,
      // A tenth of the mentions of an event have another sentiment.
      sentiment:
        given.sentiment && random() < 0.9 ? given.sentiment : draw.weighted(sentiments, sentimentWeights[issue]),
      issue,
      ...draw.voice(source),
      city: draw.one(cities),
      drink: draw.one(drinks),
      wording: random(),
    });
  };
  for (const { day, perDay, ...given } of events) {
    perDay.forEach((count, after) => {
      for (let index = 0; index < count; index++) add(days[day + after]!, given);
    });
  }
  // Weekends are busier, and talk grows a little over the weeks.
  const weights = days.map((day, index) => (isWeekend(day) ? 1.35 : 1) * (1 + index / 300));
  while (mentions.length < size) add(draw.weighted(days, weights));
  return mentions.sort((a, b) => (a.day === b.day ? b.minute - a.minute || a.id - b.id : a.day < b.day ? 1 : -1));
}

function drawFrom(random: () => number) {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const weighted = <T>(list: readonly T[], weights: readonly number[]): T => {
    let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
    for (const [index, weight] of weights.entries()) {
      left -= weight;
      if (left < 0) return list[index]!;
    }
    return list.at(-1)!;
  };
  const withReplies = (voice: string, reach: number, share: number) => ({
    voice,
    reach,
    replies: Math.round(reach * share),
  });
  /**
   * Draws a voice: a few have many mentions, and each has a stable audience, of which a stable share replies. Articles
   * of the news are seen by many and answered by few.
   */
  const voice = (source: Source): Pick<Mention, "voice" | "reach" | "replies"> => {
    if (source === "news") return withReplies(one(outlets), 20_000 + Math.floor(random() * 90_000), 0.000_05);
    const index = Math.floor(random() ** 2.2 * accounts.length);
    const audience = 200 + Math.floor(((index * 7919) % 97) ** 2.1);
    return withReplies(accounts[index]!, Math.floor(audience * (0.4 + random())), 0.002 + ((index * 31) % 17) / 2000);
  };
  return { one, weighted, voice };
}

function isWeekend(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** Returns a seeded generator of numbers from 0 to 1 (Tommy Ettinger's mulberry32). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
