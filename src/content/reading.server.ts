import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "#text/locales.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import type { SetName } from "./sets.ts";
import type { WordLayer } from "./word-layer.ts";

/** What is known of the words that a page or feed reads while it is made. */
interface Reading {
  /** Sets that were read, as `{locale}/{set}`. */
  used: Set<string>;
  drafts?: WordLayer;
  /** Whether drafts must match their schemas, as published words do. */
  isChecked?: boolean;
  /** Changes the composed words of a set, so that a preview can find the field of a text. */
  mark?: MarkWords;
  /** Sets with drafts above them, composed once for each reading. */
  composed: Map<string, unknown>;
}

export type MarkWords = (locale: Locale, set: SetName, words: unknown) => unknown;

const readings = new AsyncLocalStorage<Reading>();

/** Returns the reading in progress, if there is one. */
export const currentReading = (): Reading | undefined => readings.getStore();

/** Returns the day in Jakarta for a page, which then depends on it and is made again after midnight. */
export function readToday({ now }: { now: () => Date }): Day {
  currentReading()?.used.add("day");
  return jakartaDay(now());
}

/** Runs a function and returns its result with the sets that it read, as `{locale}/{set}`. */
export async function recordReading<Result>(read: () => Promise<Result>): Promise<{ result: Result; used: string[] }> {
  const reading: Reading = { used: new Set(), composed: new Map() };
  const result = await readings.run(reading, read);
  return { result, used: [...reading.used] };
}

/**
 * Runs a function for which complete versions lie above the published words. What it reads is recorded by the reading around
 * it.
 * @throws where they do not match their schema
 */
export function readWithVersions<Result>(versions: WordLayer, read: () => Promise<Result>): Promise<Result> {
  const used = currentReading()?.used ?? new Set();
  return readings.run({ used, drafts: versions, isChecked: true, composed: new Map() }, read);
}

/** Runs a function for which drafts lie above the published words, whether they are complete or not. */
export function readWithDrafts<Result>(
  drafts: WordLayer,
  mark: MarkWords,
  read: () => Promise<Result>,
): Promise<Result> {
  return readings.run({ used: new Set(), drafts, mark, composed: new Map() }, read);
}
