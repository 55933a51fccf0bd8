import { useEffect, useState } from "react";

/** Returns whether the island is hydrated; false in the server's HTML and in the first render, which matches it. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
