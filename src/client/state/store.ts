import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { changeRoot, readRoot, watchRoot } from "../storage/storage.ts";
import { persist, type Rehydration, type RootStorage } from "./persist.ts";
import { type EventOf, initialState, type RootState, type Transitions, transitions } from "./root-state.ts";

/** Local storage under the root key, shared with the visitor script; it repairs and survives what it must. */
const browserStorage: RootStorage = { read: readRoot, change: changeRoot, watch: watchRoot };

/** The state of this document, in one store. On the server it holds the defaults. */
export const rootStore = createStore<RootState>()(() => initialState());

/** Settles once the stored state is in, or was given up: islands hydrate after it. */
export const rehydration: Rehydration | Promise<Rehydration> =
  typeof document === "undefined" ? "given up" : persist(rootStore, browserStorage);

/** Reads from the state in a component; renders the defaults while hydrating, as the server did. */
export function useRoot<T>(select: (state: RootState) => T): T {
  return useStore(rootStore, select);
}

/** Tells a slice what happened: `happened("selectedPackage", { type: "month added" })`. */
export function happened<K extends keyof Transitions>(name: K, event: EventOf<K>): void {
  const change = transitions[name] as unknown as (state: RootState[K], event: EventOf<K>) => RootState[K];
  rootStore.setState((state) => ({ [name]: change(state[name], event) }) as Partial<RootState>);
}
