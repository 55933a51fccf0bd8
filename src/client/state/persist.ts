import type { StoreApi } from "zustand/vanilla";
import type { StoredRoot } from "../storage/storage.ts";
import { anySlice, type RootState, type SliceName, sliceNames } from "./root-state.ts";
import { persistable, restored } from "./slice.ts";

/** Where the root is kept. Reading and writing may be at once or later; neither may throw, a rejection counts as late. */
export interface RootStorage {
  read(): StoredRoot | Promise<StoredRoot>;
  change(slices: StoredRoot): unknown;
  /** Calls back when anybody else changed the root. */
  watch?(listener: (root: StoredRoot) => void): () => void;
}

/** `given up`: storage answered too late or not at all; nothing is written to it as long as this document lives. */
export type Rehydration = "rehydrated" | "given up";

/** SPEC.md section 9. */
export const rehydrationTimeout = 5000;

/**
 * Fills the store from storage, then keeps both alike: changed slices are written, other tabs' changes come in.
 * Before it is filled nothing is written, and what was changed meanwhile wins over what was stored.
 */
export function persist(
  store: StoreApi<RootState>,
  storage: RootStorage,
  timeout = rehydrationTimeout,
): Rehydration | Promise<Rehydration> {
  const initial = store.getState();
  const saved = new Map<SliceName, string>();

  const takeIn = (root: StoredRoot, skip?: (name: SliceName) => boolean) => {
    const current = store.getState();
    const changed: StoredRoot = {};
    for (const name of sliceNames) {
      if (skip?.(name)) continue;
      const value = restored(anySlice(name), root[name], current[name]);
      const text = JSON.stringify(persistable(anySlice(name), value));
      saved.set(name, text);
      if (text !== JSON.stringify(persistable(anySlice(name), current[name]))) changed[name] = value;
    }
    if (Object.keys(changed).length > 0) store.setState(changed as Partial<RootState>);
  };

  const writeOut = (state: RootState) => {
    const changed: StoredRoot = {};
    for (const name of sliceNames) {
      const value = persistable(anySlice(name), state[name]);
      const text = JSON.stringify(value);
      if (text === saved.get(name)) continue;
      saved.set(name, text);
      changed[name] = value;
    }
    if (Object.keys(changed).length > 0) storage.change(changed);
  };

  const begin = (root: StoredRoot): Rehydration => {
    const touched = (name: SliceName) => store.getState()[name] !== initial[name];
    for (const name of sliceNames.filter(touched)) saved.set(name, JSON.stringify(root[name]) ?? "");
    takeIn(root, touched);
    writeOut(store.getState());
    store.subscribe(writeOut);
    storage.watch?.((changed) => takeIn(changed));
    return "rehydrated";
  };

  const answer = storage.read();
  if (!(answer instanceof Promise)) return begin(answer);
  return new Promise((resolve) => {
    let over = false;
    const giveUp = () => {
      over = true;
      resolve("given up");
    };
    const timer = setTimeout(giveUp, timeout);
    answer.then((root) => {
      clearTimeout(timer);
      if (!over) resolve(begin(root));
    }, giveUp);
  });
}
