import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import { changeRoot, readRoot, type StoredRoot, watchRoot } from "../storage/storage.ts";
import {
  anySlice,
  type EventOf,
  initialState,
  type RootState,
  type SliceName,
  sliceNames,
  type Transitions,
  transitions,
} from "./root-state.ts";
import { persistable, restored } from "./slice.ts";

/** Where the root is stored. Local storage answers at once or blocks; reading must not throw. */
export interface RootStorage {
  read(): StoredRoot;
  change(slices: StoredRoot): unknown;
  /** Calls back when somebody else changed the root. Returns an unsubscribe function. */
  watch?(listener: (root: StoredRoot) => void): () => void;
}

/** `given up`: storage responded too late; this document shows the defaults and writes nothing to it. */
export type Rehydration = "rehydrated" | "given up";

/** In milliseconds (SPEC.md section 9). */
const rehydrationTimeout = 5000;

/**
 * Fills the store from storage, then synchronises both: changed slices are written, other tabs' changes are applied.
 * A storage that blocked for longer than the limit
 * is given up: what it holds stays as it is.
 * @param clock returns milliseconds that only increase
 */
export function persist(
  store: StoreApi<RootState>,
  storage: RootStorage,
  clock: () => number = () => performance.now(),
): Rehydration {
  const saved = new Map<SliceName, string>();

  const applyStored = (root: StoredRoot) => {
    const current = store.getState();
    const changed: StoredRoot = {};
    for (const name of sliceNames) {
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

  const asked = clock();
  const root = storage.read();
  if (clock() - asked > rehydrationTimeout) return "given up";
  applyStored(root);
  store.subscribe(storeChanges);
  storage.watch?.(applyStored);
  return "rehydrated";
}

/** Local storage under the root key, shared with the visitor script. */
const browserStorage: RootStorage = { read: readRoot, change: changeRoot, watch: watchRoot };

/** The state of this document. On the server it has the defaults. */
export const rootStore = createStore<RootState>()(() => initialState());

/** Whether the stored state was read, which is before any island is hydrated, or given up. */
export const rehydration: Rehydration =
  typeof document === "undefined" ? "given up" : persist(rootStore, browserStorage);

/** Returns a part of the state to a component; while hydrating, the defaults that the server rendered. */
export function useRoot<T>(select: (state: RootState) => T): T {
  return useStore(rootStore, select);
}

/** Tells a slice what dispatch: `dispatch("selectedPackage", { type: "month added" })`. */
export function dispatch<K extends keyof Transitions>(name: K, event: EventOf<K>): void {
  const change = transitions[name] as unknown as (state: RootState[K], event: EventOf<K>) => RootState[K];
  rootStore.setState((state) => ({ [name]: change(state[name], event) }) as Partial<RootState>);
}
