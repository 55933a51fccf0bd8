import { useEffect, useState } from "react";
import type { FoundObject } from "#accounts/staff/found-objects-view.ts";
import { useCall } from "../../data/use-call.ts";

const shortest = 2;
const delay = 150;

/** Returns the objects that match what is typed, once the typing pauses. */
export function useFoundObjects(typed: string) {
  const [query, setQuery] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), delay);
    return () => clearTimeout(timer);
  }, [typed]);
  const isShort = typed.trim().length < shortest;
  const searched = !isShort && query.length >= shortest;
  const { data, isLoading, refusal } = useCall<FoundObject[]>(searched ? "/admin/search" : undefined, { q: query });
  return {
    objects: isShort ? [] : (data ?? []),
    isShort,
    isSearching: !isShort && (isLoading || query !== typed.trim()),
    refusal: isShort ? undefined : refusal,
  };
}
