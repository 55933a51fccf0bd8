import { type Day, isDay, jakartaDay } from "./jakarta-day.ts";

const months = [
  "jan",
  "feb",
  "mar",
  "apr",
  "mei|may",
  "jun",
  "jul",
  "agu|agt|ags|aug",
  "sep",
  "okt|oct",
  "nov",
  "des|dec",
];

/**
 * Reads the day of a date or moment as reports write it: `2026-11-20 14:05:03`, `2026-11-20T07:09:41Z` (with a zone: the
 * day in Jakarta), `20/11/2026`, `20 Nov 2026, 14:05`, `Nov 20, 2026`, `20261120`. Of `3/4/2026` the day comes first.
 * @returns undefined for anything else, and for days that do not exist
 */
export function readDay(text: string): Day | undefined {
  const source = text.trim();
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(source)) {
    const moment = new Date(source);
    return Number.isNaN(moment.getTime()) ? undefined : jakartaDay(moment);
  }
  const year = /^(\d{4})[-/.]?(\d\d)[-/.]?(\d\d)(?!\d)/.exec(source);
  if (year) return existing(year[1]!, year[2]!, year[3]!);
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(source);
  if (numbers)
    return existing(numbers[3]!, numbers[2]!, numbers[1]!) ?? existing(numbers[3]!, numbers[1]!, numbers[2]!);
  const named = /^(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?[\s,-]+(\d{4})/i.exec(source);
  if (named) return existing(named[3]!, monthOf(named[2]!), named[1]!);
  const american = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})/i.exec(source);
  return american ? existing(american[3]!, monthOf(american[1]!), american[2]!) : undefined;
}

function monthOf(name: string): string {
  return String(months.findIndex((names) => names.split("|").includes(name.toLowerCase())) + 1);
}

function existing(year: string, month: string, day: string): Day | undefined {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(text) ? text : undefined;
}
