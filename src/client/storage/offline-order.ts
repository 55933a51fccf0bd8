import { readAddress, writeAddress } from "#address/address.ts";

/** Asks the service worker to store an order's page. */
export interface StoreMessage {
  cache: string;
  page: string;
  offline: string;
  /** The visitor script of the page's build. */
  script: string;
  files: string[];
}

const cachePrefix = "order:";

/**
 * Stores this order's page, so that it can be reloaded without a network. Called once an order is shown: a browser that
 * opens none gets no service worker. The page is the same for every order; the order itself is in `order-cache.ts`.
 */
export async function storeOrderPage(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register("/order-worker.js", { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    const address = readAddress(location.pathname);
    const page = writeAddress({ ...address, path: "/payment/-" });
    const files = loadedFiles();
    const script = files.find((file) => document.querySelector(`script[src="${file}"]`));
    if (!script) return;
    const offline = writeAddress({ ...address, path: "/offline" });
    active?.postMessage({ cache: cachePrefix + page, page, offline, script, files } satisfies StoreMessage);
  } catch {
    // The browser refuses workers (private mode, settings): then the order needs a network.
  }
}

/** Removes the service worker and the pages it stored. */
export async function forgetOrderPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
    for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name);
  } catch {
    // A browser that refuses workers has none to remove.
  }
}

/** Returns the built files of this page: those in its HTML, and those that were loaded for its island. */
function loadedFiles(): string[] {
  const inHtml = Array.from(document.querySelectorAll<HTMLElement>("script[src], link[href]"), (element) =>
    element instanceof HTMLScriptElement ? element.src : (element as HTMLLinkElement).href,
  );
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const ours = [...inHtml, ...loaded].filter((address) => address.startsWith(`${location.origin}/assets/`));
  return [...new Set(ours.map((address) => new URL(address).pathname))];
}
