import type { Outcome } from "#client/api/outcome.ts";
import type { DocumentLanguage } from "#publishing/content-view.ts";
import type { Locale } from "#text/locales.ts";
import { isSame, setAt, tidy } from "../words/at-path.ts";
import { mergeWords } from "../words/merge-words.ts";
import { type DocumentStore, type Side, setSide, type Words } from "./document-store.ts";
import { removeCopy, writeCopy } from "./local-copy.ts";

/** How long typing pauses before it is saved, and the first and longest wait after a failure, in milliseconds. */
const delay = 1_200;
const firstRetry = 5_000;
const longestRetry = 60_000;

interface SaverOptions {
  document: string;
  locale: Locale;
  store: DocumentStore;
  send: (words: Words, version: number) => Promise<Outcome<DocumentLanguage>>;
  now: () => Date;
}

export interface DraftSaver {
  /** Saves at once what is not saved. */
  flush: () => Promise<void>;
  /** Joins what somebody else saved with what was typed here. */
  accept: (current: DocumentLanguage) => void;
  /** Saves what is left and stops. */
  stop: () => void;
}

/** Saves one language of a document by itself; until the server has confirmed it, a copy stays in this browser. */
export function startSaver({ document, locale, store, send, now }: SaverOptions): DraftSaver {
  const side = () => store.getState().sides[locale];
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry = firstRetry;

  const schedule = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), wait);
  };

  function noteChange() {
    const { words, base } = side();
    if (!isUnsaved(side())) return settleCopy();
    writeCopy(document, locale, { words, base: base.words, at: now().toISOString() });
    if (side().save.status !== "unsaved" && !running) setSide(store, locale, { save: { status: "unsaved" } });
    schedule(delay);
  }

  /** Forgets the copy, unless a conflict still needs it. */
  function settleCopy() {
    if (side().conflicts.length === 0) removeCopy(document, locale);
    if (side().save.status === "unsaved") setSide(store, locale, { save: { status: "unchanged" } });
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (running) {
      await running;
      return isUnsaved(side()) && side().save.status === "unsaved" ? flush() : undefined;
    }
    if (!isUnsaved(side())) return;
    running = save().finally(() => {
      running = undefined;
    });
    await running;
    if (isUnsaved(side()) && side().save.status === "saved") noteChange();
  }

  async function save(): Promise<void> {
    setSide(store, locale, { save: { status: "saving" } });
    const outcome = await send(wordsToSend(side())!, side().base.version);
    if (outcome.ok) {
      retry = firstRetry;
      setSide(store, locale, { base: outcome.data, save: { status: "saved", at: now() } });
      if (!isUnsaved(side())) settleCopy();
      return;
    }
    const { refusal } = outcome;
    const current = refusal.details.current as DocumentLanguage | undefined;
    if (refusal.code === "stale_version" && current && current.version !== side().base.version) {
      join(current);
      return isUnsaved(side()) ? save() : setSide(store, locale, { save: { status: "saved", at: now() } });
    }
    if (refusal.status !== 0 && refusal.status < 500)
      return setSide(store, locale, { save: { status: "refused", refusal } });
    setSide(store, locale, { save: { status: "offline" } });
    schedule(retry);
    retry = Math.min(retry * 2, longestRetry);
  }

  function join(current: DocumentLanguage) {
    const { words, base, conflicts: open } = side();
    const { words: merged, conflicts } = mergeWords(base.words, words, current.words);
    const isOther = !isSame(base.words, current.words);
    setSide(store, locale, {
      ...(isOther && { words: merged, joined: current.changed_by ?? "" }),
      base: current,
      conflicts: [...open, ...conflicts],
    });
  }

  let known = side();
  const unsubscribe = store.subscribe(() => {
    const { words, conflicts } = side();
    const isChanged = words !== known.words || conflicts !== known.conflicts;
    known = side();
    if (isChanged) noteChange();
  });
  const onOnline = () => void flush();
  const onHidden = () => globalThis.document?.visibilityState === "hidden" && void flush();
  globalThis.addEventListener?.("online", onOnline);
  globalThis.document?.addEventListener("visibilitychange", onHidden);
  if (isUnsaved(side())) schedule(delay);

  return {
    flush,
    accept: (current) => {
      // The answer of a save of one's own is on its way; a change of somebody else refuses the next one.
      if (!running && current.version > side().base.version) join(current);
      else if (current.version === side().base.version) setSide(store, locale, { base: current });
    },
    stop: () => {
      void flush();
      unsubscribe();
      globalThis.removeEventListener?.("online", onOnline);
      globalThis.document?.removeEventListener("visibilitychange", onHidden);
    },
  };
}

/** Returns what is sent: at a conflict that nobody has settled it is theirs, which mine must not overwrite. */
function wordsToSend({ words, conflicts }: Side): Words | null {
  return tidy(conflicts.reduce((sent, { path, theirs }) => setAt(sent, path, theirs), words));
}

const isUnsaved = (side: Side): boolean => side.words !== null && !isSame(wordsToSend(side), side.base.words);
