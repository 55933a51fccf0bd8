import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { Terms } from "#content/find-terms.ts";
import type { SetName } from "#content/sets.ts";
import type { DocumentRow } from "#publishing/content-view.ts";
import { type Locale, locales } from "#text/locales.ts";
import type { OpenDocument } from "../draft/use-document.ts";
import { useEditor } from "../form/editor-context.ts";
import { type Path, pointerOf } from "../words/at-path.ts";
import type { Warning } from "./find-warnings.ts";
import { pageJudge } from "./page-judge.ts";
import { createWarnings, type Warnings, watchWarnings } from "./watch-warnings.ts";

const files = import.meta.glob<Terms>("/content/terms.json", { import: "default" });

/** Returns the warnings of an opened document, which follow what is typed. */
export function useDocumentWarnings({ view, store }: OpenDocument, rows: readonly DocumentRow[]): Warnings {
  const [warnings] = useState(createWarnings);
  const leadsToPage = useMemo(() => pageJudge(rows), [rows]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = (terms: Terms) => {
      if (!isGone) stop = watchWarnings(store, warnings, { set: view.set as SetName, terms, leadsToPage });
    };
    // Without the list of terms the other rules hold.
    files["/content/terms.json"]!().then(start, () => start([]));
    return () => {
      isGone = true;
      stop?.();
    };
  }, [store, warnings, view.set, leadsToPage]);
  return warnings;
}

const none: readonly Warning[] = [];

/** Returns what the rules of `npm run check` say of a field. */
export function useWarnings(locale: Locale, path: Path): readonly Warning[] {
  const pointer = pointerOf(path);
  return useStore(useEditor().warnings, (all) => all[locale].get(pointer)) ?? none;
}

/** Returns how many fields of a part of the document have warnings. */
export function useWarningCount(part: string): number {
  const start = `${pointerOf([part])}/`;
  return useStore(useEditor().warnings, (all) =>
    locales.reduce(
      (sum, locale) => sum + [...all[locale].keys()].filter((pointer) => `${pointer}/`.startsWith(start)).length,
      0,
    ),
  );
}
