import { useState } from "react";
import type { WordsByCode } from "./refusal-text.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

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
