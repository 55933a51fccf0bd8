import { create } from "zustand";

/** Keys of one part of a screen: what each does, and how the help names it. */
export interface KeyGroup {
  label: string;
  keys: Record<string, () => void>;
  names: Record<string, string>;
}

const store = create<{ groups: readonly KeyGroup[] }>(() => ({ groups: [] }));

/** Returns all groups in the order in which they were registered. */
export const useKeyGroups = (): readonly KeyGroup[] => store((state) => state.groups);
export const keyGroups = (): readonly KeyGroup[] => store.getState().groups;

/** Adds a group; the last one that knows a key has it. Returns a function that removes it. */
export function registerKeys(group: KeyGroup): () => void {
  store.setState(({ groups }) => ({ groups: [...groups, group] }));
  return () => store.setState(({ groups }) => ({ groups: groups.filter((other) => other !== group) }));
}
