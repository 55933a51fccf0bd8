import { jakartaDay } from "#time/jakarta-day.ts";

/**
 * Calls back once after each midnight in Jakarta: kept pages that tell what is past and what is to come are made anew.
 * Answers the way to stop.
 */
export function eachDay(now: () => Date, act: () => void): () => void {
  let today = jakartaDay(now());
  const timer = setInterval(() => {
    const day = jakartaDay(now());
    if (day === today) return;
    today = day;
    act();
  }, 60_000);
  timer.unref();
  return () => clearInterval(timer);
}
