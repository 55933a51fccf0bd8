import { useEffect, useState } from "react";
import { serverNow } from "#client/api/server-time.ts";

/**
 * Returns the server's time in milliseconds since 1970, updated every second until a moment has passed; undefined while it
 * is not known.
 */
export function useServerClock(until: string | undefined): number | undefined {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!until) return;
    const end = new Date(until).getTime();
    setNow(serverNow());
    const timer = setInterval(() => {
      const time = serverNow();
      setNow(time);
      if (time !== undefined && time > end) clearInterval(timer);
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
    <span aria-hidden="true" translate="no" className="num">
      {[Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60].map(twoDigits).join(":")}
    </span>
  );
}
