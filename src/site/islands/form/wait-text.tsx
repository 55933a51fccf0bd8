import { useEffect, useState } from "react";
import type { WordsByCode } from "./refusal-text.ts";

/**
 * Renders the wait after too many attempts: a countdown for the eye, of which a screen reader reads the first and the
 * last state only.
 */
export function WaitText({ until, words }: { until: number; words: WordsByCode }) {
  const left = useSecondsLeft(until) ?? 0;
  const [first] = useState(left);
  const text = (seconds: number) => (words.too_many_requests ?? "").replace("{seconds}", String(seconds));
  if (left === 0) return <span>{words.try_now}</span>;
  return (
    <span>
      <span className="sr-only">{text(first)}</span>
      <span aria-hidden="true" className="num">
        {text(left)}
      </span>
    </span>
  );
}

/** Counts down to a moment in milliseconds since 1970; returns 0 once it has passed, undefined without a moment. */
function useSecondsLeft(until: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? undefined : Math.max(0, Math.ceil((until - now) / 1000));
}
