import { createStore, type StoreApi } from "zustand/vanilla";
import { dotted } from "#content/rules/finding.ts";
import { textsOf } from "#content/texts-of.ts";
import { type Locale, locales } from "#text/locales.ts";
import type { DocumentStore } from "../draft/document-store.ts";
import { type Path, pointerOf } from "../words/at-path.ts";
import { findWarnings, type Warning, type WarningRules } from "./find-warnings.ts";

type LanguageWarnings = ReadonlyMap<string, readonly Warning[]>;

/** The warnings of each language by the pointer of their field; fields without any are absent. */
export type Warnings = StoreApi<Record<Locale, LanguageWarnings>>;

export const createWarnings = (): Warnings => createStore(() => ({ id: new Map(), en: new Map() }));

/** How long typing pauses before it is judged, and how long a document is judged at once, in milliseconds. */
const pause = 250;
const slice = 8;

/** Judges the words of a document whenever they change, without holding up typing. Returns a function that stops it. */
export function watchWarnings(store: DocumentStore, warnings: Warnings, rules: WarningRules): () => void {
  const known = new Map<string, { value: string; other: string | undefined; found: readonly Warning[] }>();
  let timer: ReturnType<typeof setTimeout>;
  let run = 0;

  async function judge() {
    const own = ++run;
    const { sides } = store.getState();
    const texts = { id: textsByPointer(sides.id.words), en: textsByPointer(sides.en.words) };
    let started = performance.now();
    const judged = { id: new Map<string, readonly Warning[]>(), en: new Map<string, readonly Warning[]>() };
    for (const locale of locales)
      for (const [pointer, { path, value }] of texts[locale]) {
        const other = texts[locale === "id" ? "en" : "id"].get(pointer)?.value;
        const key = `${locale}${pointer}`;
        const before = known.get(key);
        const isKnown = before?.value === value && before.other === other;
        const found = isKnown ? before.found : findWarnings({ locale, path, value }, other, rules);
        if (!isKnown) known.set(key, { value, other, found });
        if (found.length > 0) judged[locale].set(pointer, found);
        if (performance.now() - started < slice) continue;
        await new Promise((resolve) => setTimeout(resolve));
        if (own !== run) return;
        started = performance.now();
      }
    warnings.setState(judged);
  }

  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void judge(), pause);
  };
  schedule();
  const unsubscribe = store.subscribe(schedule);
  return () => {
    run++;
    clearTimeout(timer);
    unsubscribe();
  };
}

function textsByPointer(words: unknown): Map<string, { path: string; value: string }> {
  return new Map(
    Array.from(textsOf(words), ({ keys, value }) => [pointerOf(keys as Path), { path: dotted(keys), value }]),
  );
}
