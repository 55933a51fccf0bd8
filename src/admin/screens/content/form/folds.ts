import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type Path, pointerOf } from "../words/at-path.ts";

/** Which parts and items are folded or opened by hand; the others are as their place decides. */
export type Folds = StoreApi<Record<string, boolean>>;

export const createFolds = (): Folds => createStore<Record<string, boolean>>(() => ({}));

export function useFold(folds: Folds, path: Path, byDefault: boolean): [isFolded: boolean, toggle: () => void] {
  const pointer = pointerOf(path);
  const isFolded = useStore(folds, (all) => all[pointer]) ?? byDefault;
  return [isFolded, () => folds.setState({ [pointer]: !isFolded })];
}

/** Opens everything around a place. */
export function unfoldTo(folds: Folds, path: Path): void {
  const around = path.map((_, index) => pointerOf(path.slice(0, index + 1)));
  folds.setState(Object.fromEntries(around.map((pointer) => [pointer, false])));
}
