/**
 * The only file that reads and writes the root key of local storage. The visitor script on every page and the store of
 * the islands share it, so it uses no library and changes only the given slices.
 */
const rootKey = "root";
const setAsideKey = "root.unreadable";
const rootVersion = 1;

/** Slices by name, as stored: not yet checked by the slice's reader. */
export type StoredRoot = Record<string, unknown>;
type StoredProblem = "broken" | "version";
type Migration = (state: StoredRoot) => StoredRoot;

/** `migrations[n]` turns version n into version n + 1. */
const migrations: Record<number, Migration> = {};

/** Reads the stored text; `problem` is why it could not be read. */
export function parseRoot(
  text: string | null,
  steps = migrations,
  current = rootVersion,
): { state: StoredRoot; problem?: StoredProblem } {
  if (text === null) return { state: {} };
  try {
    let { version, state } = JSON.parse(text);
    if (!isRecord(state)) return { state: {}, problem: "broken" };
    for (; version < current && steps[version]; version++) state = steps[version]!(state);
    return version === current ? { state } : { state: {}, problem: "version" };
  } catch {
    return { state: {}, problem: "broken" };
  }
}

/** Returns the text that `parseRoot` reads. */
const writeRoot = (state: StoredRoot): string => JSON.stringify({ state, version: rootVersion });

/** Changes that storage refused (full, disabled, private mode). They last as long as the document. */
let unsaved: StoredRoot = {};
const listeners = new Set<(root: StoredRoot) => void>();

/** Returns all slices, with those that this document could not save. Never throws. */
export function readRoot(): StoredRoot {
  return { ...parseRoot(readItem(rootKey)).state, ...unsaved };
}

/** Replaces the given slices; false when that could not be stored. All others stay as any tab last wrote them. */
export function changeRoot(slices: StoredRoot): boolean {
  setAsideUnreadable();
  unsaved = { ...unsaved, ...slices };
  const root = readRoot();
  const isStored = writeItem(rootKey, writeRoot(root));
  if (isStored) unsaved = {};
  for (const listener of listeners) listener(root);
  return isStored;
}

/** Moves an unreadable root to another key, so that nothing is lost and the next write starts from nothing. */
export function setAsideUnreadable(): StoredProblem | undefined {
  const text = readItem(rootKey);
  const { problem } = parseRoot(text);
  if (problem && text !== null) {
    writeItem(setAsideKey, text);
    removeItem(rootKey);
  }
  return problem;
}

/** Calls back after every change of the root, made here or in another tab. Returns an unsubscribe function. */
export function watchRoot(listener: (root: StoredRoot) => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === rootKey || event.key === null) listener(readRoot());
  };
  listeners.add(listener);
  addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", fromOtherTab);
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Storage of the browser, or of this tab. */
type Area = "localStorage" | "sessionStorage";

/** Reads an item; null where storage is disabled, whose getter throws. */
export function readItem(key: string, area: Area = "localStorage"): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

export function writeItem(key: string, value: string, area: Area = "localStorage"): boolean {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeItem(key: string, area: Area = "localStorage"): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Disabled storage has nothing to remove.
  }
}
