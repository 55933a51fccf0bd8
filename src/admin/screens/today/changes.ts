/** Returns by what share a sum changed; undefined when there was nothing before. */
export function changeOf(before: number, after: number): number | undefined {
  return before > 0 ? after / before - 1 : undefined;
}

const sumOf = (values: readonly number[]) => ({ values, sum: values.reduce((total, value) => total + value, 0) });

/** Days of a period. */
const length = 30;

/** Returns the last 30 days and the 30 before them, with their sums, from values by day. */
export function halves(values: readonly number[]) {
  return [sumOf(values.slice(-2 * length, -length)), sumOf(values.slice(-length))] as const;
}

export type Greeting = "morning" | "noon" | "afternoon" | "evening";

/** Returns how Indonesians greet at this hour of Jakarta: pagi until 11, siang until 15, sore until 18. */
export function greetingAt(now: Date): Greeting {
  const hour = (now.getUTCHours() + 7) % 24;
  if (hour < 4 || hour >= 18) return "evening";
  if (hour < 11) return "morning";
  return hour < 15 ? "noon" : "afternoon";
}
