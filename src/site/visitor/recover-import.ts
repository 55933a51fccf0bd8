const key = "reloaded";

/**
 * Handles a module that could not be loaded. When the server has it no more, because a newer release runs, the page is loaded
 * again, once: not when it was just reloaded, and not when somebody has typed something, who is told instead. Any other failure
 * (no connection, a blocker) is left to the caller.
 * @param load the function that imports the module
 * @throws the error, unless the page is being reloaded
 */
export async function recoverImport(error: unknown, load: () => unknown): Promise<unknown> {
  const path = /import\(["'`]([^"'`()]+)["'`]\)/.exec(String(load))?.[1];
  if (!path || !(await isGone(new URL(path, import.meta.url)))) throw error;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "reload" || hasTypedText()) {
    showNote("gone");
    throw error;
  }
  try {
    sessionStorage.setItem(key, "1");
  } catch {
    // The page is reloaded without a word about it.
  }
  location.reload();
  return new Promise(() => {});
}

/** Uses what a page can do without, once it is loaded; where it cannot be, as when the page is left, nothing happens. */
export function withOptional<T>(loading: Promise<T>, use: (loaded: T) => void = () => {}): void {
  loading.then(use, reportMistake);
}

/** Uses what a visitor waits for, once it is loaded; where it cannot be, a note says so and offers to load the page again. */
export function withNeeded<T>(loading: Promise<T>, use: (loaded: T) => void): void {
  loading.then(use, (error: unknown) => {
    if (!document.querySelector("#release-note *")) showNote("unloaded");
    reportMistake(error);
  });
}

/** Reports what was thrown by a module that did arrive; browsers tell the others by their words only. */
function reportMistake(error: unknown): void {
  if (!(error instanceof TypeError && /fetch|load|import|network/i.test(error.message))) reportError(error);
}

const isGone = (url: URL): Promise<boolean> =>
  fetch(url, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status === 404,
    () => false,
  );

const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Says that the page was reloaded, after it was. */
export function announceReload(): void {
  try {
    if (!sessionStorage.getItem(key)) return;
    sessionStorage.removeItem(key);
    showNote("reloaded");
  } catch {
    // Nothing was stored either.
  }
}

function showNote(text: "gone" | "unloaded" | "reloaded"): void {
  const note = document.getElementById("release-note");
  const words = note?.dataset[text];
  if (!note || !words) return;
  const addButton = (label: "reload" | "close", onclick: () => void) =>
    note.append(
      Object.assign(document.createElement("button"), {
        type: "button",
        className: "btn btn-secondary",
        textContent: note.dataset[label] ?? "",
        onclick,
      }),
    );
  const paragraph = document.createElement("p");
  paragraph.textContent = words;
  note.replaceChildren(paragraph);
  if (text !== "reloaded") addButton("reload", () => location.reload());
  // Plain forms and links work without the part, and the note lies on them.
  addButton("close", () => note.replaceChildren());
}
