declare global {
  interface Document {
    prerendering?: boolean;
  }
}

/** Acts once the visitor sees the page: at once, or when a prerendered page is opened. */
export function whenShown(act: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}

/** Acts each time the page comes back from the back/forward cache, as it was left. */
export function whenRestored(act: () => void): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) act();
  });
}

/** Acts in the browser's next quiet moment, five seconds from now at the latest. */
export function whenQuiet(act: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 1000);
}
