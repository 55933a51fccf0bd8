import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";

export type Filters<Name extends string = string> = Partial<Record<Name, string>>;

/**
 * Returns the filters that stand in the address, and a function that changes some of them; undefined or "" removes one.
 * So a filtered list can be sent as a link and comes back after Back.
 */
export function useUrlFilters<const Name extends string>(
  names: readonly Name[],
): [filters: Filters<Name>, setFilters: (changes: Partial<Record<Name, string | undefined>>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.toString();
  const key = names.join();
  const filters = useMemo(() => {
    const given = new URLSearchParams(text);
    const known = (key.split(",") as Name[]).map((name) => [name, given.get(name) ?? undefined] as const);
    return Object.fromEntries(known.filter(([, value]) => value !== undefined)) as Filters<Name>;
  }, [text, key]);
  const setFilters = useCallback(
    (changes: Partial<Record<Name, string | undefined>>) =>
      setParameters(
        () => {
          // What the last render had would lose a change that was made since.
          const next = new URLSearchParams(location.search);
          for (const [name, value] of Object.entries(changes) as [string, string | undefined][])
            if (value) next.set(name, value);
            else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [setParameters],
  );
  return [filters, setFilters];
}

/**
 * Returns the change that removes every filter that is set, whichever control set it: one of the bar, a dialog, a saved view, or the
 * link of another screen.
 * @param keep names that narrow nothing
 */
export function withoutFilters(value: Filters, keep: readonly string[] = []): Record<string, undefined> {
  const set = Object.keys(value).filter((name) => value[name] && !keep.includes(name));
  return Object.fromEntries(set.map((name) => [name, undefined]));
}
