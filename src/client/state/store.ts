import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { changeRoot, readRoot, watchRoot } from "../storage/storage.ts";
import { persist, type Rehydration, type RootStorage } from "./persist.ts";
import { type EventOf, initialState, type RootState, type Transitions, transitions } from "./root-state.ts";

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
