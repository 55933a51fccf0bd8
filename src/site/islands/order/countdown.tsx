import { useEffect, useState } from "react";

/** Returns the time in milliseconds since 1970, updated every second until a moment has passed. */
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

/** Hours, minutes and seconds left. Hidden from screen readers, which read the deadline and two reminders instead. */
export function Countdown({ until, now }: { until: string; now: number }) {
  const left = Math.max(0, Math.floor((new Date(until).getTime() - now) / 1000));
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return (
    <span aria-hidden="true" className="num">
      {twoDigits(Math.floor(left / 3600))}:{twoDigits(Math.floor(left / 60) % 60)}:{twoDigits(left % 60)}
    </span>
  );
}
