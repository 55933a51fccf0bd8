import type { StoreApi } from "zustand/vanilla";
import type { StoredRoot } from "../storage/storage.ts";
import { anySlice, type RootState, type SliceName, sliceNames } from "./root-state.ts";
import { persistable, restored } from "./slice.ts";

/** Where the root is stored. Reading may be synchronous or not and must not throw; a rejection counts as a timeout. */
export interface RootStorage {
  read(): StoredRoot | Promise<StoredRoot>;
  change(slices: StoredRoot): unknown;
  /** Calls back when somebody else changed the root. Returns an unsubscribe function. */
  watch?(listener: (root: StoredRoot) => void): () => void;
}

/** `given up`: storage responded too late or not at all; this document writes nothing to it. */
export type Rehydration = "rehydrated" | "given up";

/** In milliseconds (SPEC.md section 9). */
const rehydrationTimeout = 5000;

/**
 * Fills the store from storage, then synchronises both: changed slices are written, other tabs' changes are applied.
 * Before the store is filled nothing is written; what was changed meanwhile takes precedence over what was stored.
 */
export function persist(
  store: StoreApi<RootState>,
  storage: RootStorage,
  timeout = rehydrationTimeout,
): Rehydration | Promise<Rehydration> {
  const initial = store.getState();
  const saved = new Map<SliceName, string>();

  const applyStored = (root: StoredRoot, skip?: (name: SliceName) => boolean) => {
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

  const storeChanges = (state: RootState) => {
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

  const start = (root: StoredRoot): Rehydration => {
    const touched = (name: SliceName) => store.getState()[name] !== initial[name];
    for (const name of sliceNames.filter(touched)) saved.set(name, JSON.stringify(root[name]) ?? "");
    applyStored(root, touched);
    storeChanges(store.getState());
    store.subscribe(storeChanges);
    storage.watch?.((changed) => applyStored(changed));
    return "rehydrated";
  };

  const read = storage.read();
  if (!(read instanceof Promise)) return start(read);
  return new Promise((resolve) => {
    let timedOut = false;
    const giveUp = () => {
      timedOut = true;
      resolve("given up");
    };
    const timer = setTimeout(giveUp, timeout);
    read.then((root) => {
      clearTimeout(timer);
      if (!timedOut) resolve(start(root));
    }, giveUp);
  });
}
