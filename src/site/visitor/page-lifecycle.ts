declare global {
  interface Document {
    prerendering?: boolean;
  }
}

/** Calls `act` once the visitor sees the page: at once, or when a prerendered page is opened. */
export function onPageShown(act: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}

/** Calls `act` each time the page is restored from the back/forward cache. */
export function onPageRestored(act: () => void): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) act();
  });
}

/** Calls `act` when the browser is idle, after five seconds at the latest. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 1000);
}

/** Calls `act` after the next frame, or at once on a page that is not shown and draws none. */
export function afterFrame(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
