import { useEffect, useRef, useState } from "react";
import { copyText } from "#ui/copy-text.ts";

/** Copies a text to the clipboard; where that is not allowed, the content of `place` is selected instead. */
export function useCopy<T extends HTMLElement>(text: string) {
  const place = useRef<T>(null);
  const [result, setResult] = useState<"copied" | "selected">();
  useEffect(() => {
    if (result !== "copied") return;
    const timer = setTimeout(() => setResult(undefined), 2500);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    // Announced again even when the result is the same.
    setResult(undefined);
    if (await copyText(text)) return setResult("copied");
    if (place.current) getSelection()?.selectAllChildren(place.current);
    setResult("selected");
  }
  return { place, result, copy };
}
