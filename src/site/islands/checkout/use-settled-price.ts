import { useEffect, useRef } from "react";
import type { Price } from "./price-lines.tsx";

interface PriceNow {
  pending: boolean;
  failed: boolean;
  shown: Price | undefined;
}

/**
 * Waits until no price is on its way, so that a press just after a change is not lost; answers it, or undefined when it
 * does not come.
 */
export function useSettledPrice<Now extends PriceNow>(price: Now): () => Promise<Now | undefined> {
  const latest = useRef(price);
  useEffect(() => {
    latest.current = price;
  });
  return async () => {
    for (let tries = 0; tries < 100; tries++) {
      const { pending, failed } = latest.current;
      if (!pending) return latest.current;
      if (failed) return undefined;
      await new Promise((go) => setTimeout(go, 100));
    }
    return undefined;
  };
}
