import { useEffect, useState } from "react";

/** What time it is, once a second until a moment has passed. */
export function useClock(until: string | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!until) return;
    const end = new Date(until).getTime();
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() > end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return now;
}

/** Hours, minutes and seconds left. For the eye alone: the moment itself stands beside it in words, and its coming near is told. */
export function Countdown({ until, now }: { until: string; now: number }) {
  const left = Math.max(0, Math.floor((new Date(until).getTime() - now) / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  return (
    <span aria-hidden="true" className="num">
      {two(Math.floor(left / 3600))}:{two(Math.floor(left / 60) % 60)}:{two(left % 60)}
    </span>
  );
}
