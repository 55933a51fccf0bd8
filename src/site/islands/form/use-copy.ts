import { useEffect, useRef, useState } from "react";

/**
 * Copies a text with one press. Where the clipboard is closed to pages, what `place` holds is at least selected. Goes with
 * a status that says what came of it.
 */
export function useCopy<Place extends HTMLElement>(text: string) {
  const place = useRef<Place>(null);
  const [result, setResult] = useState<"copied" | "selected">();
  useEffect(() => {
    if (result !== "copied") return;
    const timer = setTimeout(() => setResult(undefined), 2500);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    // Told anew even when the same comes of it again.
    setResult(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setResult("copied");
    } catch {
      if (place.current) getSelection()?.selectAllChildren(place.current);
      setResult("selected");
    }
  }
  return { place, result, copy };
}
