import { type RefObject, useEffect } from "react";
import { useStore } from "zustand";
import { useKeys, useWords } from "../../../kit/data.ts";
import { type DocumentStore, travel } from "../draft/document-store.ts";
import { focusPlace } from "../form/focus-place.ts";
import type { Folds } from "../form/folds.ts";

export interface Undo {
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

/** Undoes and redoes changes of the whole document, also where a field has a history of its own. */
export function useUndo(store: DocumentStore, folds: Folds, form: RefObject<HTMLElement | null>): Undo {
  const { tools } = useWords("admin-content");
  const canUndo = useStore(store, ({ past }) => past.length > 0);
  const canRedo = useStore(store, ({ future }) => future.length > 0);
  const go = (direction: "undo" | "redo") => {
    const place = travel(store, direction);
    if (place && !document.activeElement?.closest("[data-control]")) focusPlace(folds, place);
  };
  useKeys(
    { "mod+z": () => go("undo"), "mod+shift+z": () => go("redo"), "mod+y": () => go("redo") },
    { label: tools.title, names: { "mod+z": tools.undo, "mod+shift+z": tools.redo } },
  );
  useEffect(() => {
    const element = form.current;
    // By the menu of the browser, whose history knows only one field.
    const onBefore = (event: InputEvent) => {
      if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return;
      event.preventDefault();
      travel(store, event.inputType === "historyUndo" ? "undo" : "redo");
    };
    element?.addEventListener("beforeinput", onBefore);
    return () => element?.removeEventListener("beforeinput", onBefore);
  }, [store, form]);
  return { undo: () => go("undo"), redo: () => go("redo"), canUndo, canRedo };
}
