import { useEffect, useRef } from "react";

/** Calls back once the device has a network again, while `waiting`. */
export function useWhenOnline(waiting: boolean, onOnline: () => void): void {
  const latest = useRef(onOnline);
  latest.current = onOnline;
  useEffect(() => {
    if (!waiting) return;
    const listener = () => latest.current();
    addEventListener("online", listener);
    return () => removeEventListener("online", listener);
  }, [waiting]);
}
