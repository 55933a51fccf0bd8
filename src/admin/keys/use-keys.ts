import { useEffect, useRef } from "react";
import { type KeyGroup, registerKeys } from "./key-groups.ts";

interface KeyOptions {
  /** The heading in the help; groups with the same one are shown together. */
  label: string;
  /** What each key does, for the help; a key without a name is not listed. */
  names?: Record<string, string>;
  enabled?: boolean;
}

/**
 * Registers keys as long as the component is shown: `{ a: assign, "?": help, "g l": goToLeads, "shift+j": extend,
 * "mod+k": search }` (mod is Ctrl or Cmd). They are ignored while somebody types or a dialog is open, except those with
 * mod.
 */
export function useKeys(keys: Record<string, () => void>, { label, names = {}, enabled = true }: KeyOptions): void {
  const latest = useRef(keys);
  latest.current = keys;
  const listed = JSON.stringify([Object.keys(keys), names]);
  useEffect(() => {
    if (!enabled) return;
    const [known, knownNames] = JSON.parse(listed) as [string[], Record<string, string>];
    const group: KeyGroup = {
      label,
      names: knownNames,
      keys: Object.fromEntries(known.map((key) => [key, () => latest.current[key]?.()])),
    };
    return registerKeys(group);
  }, [label, listed, enabled]);
}
