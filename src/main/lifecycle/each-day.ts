import { jakartaDay } from "#time/jakarta-day.ts";

/**
 * Calls `act` once after each midnight in Jakarta, when cached pages about past and coming events must be made again.
 * Returns a function that stops it.
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
