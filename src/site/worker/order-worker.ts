import type { StoreMessage } from "#client/storage/offline-order.ts";

/**
 * The service worker of a browser in which an order was opened (docs/decisions/0022). Pages come from the network; only
 * when it cannot be reached, the order's page comes from the cache and the offline page replaces all others. The file
 * imports no values, so that every browser can run it as a plain script.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(name: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(name: "message", listener: (event: WorkerEvent & { data: StoreMessage }) => void): void;
}

const worker = self as unknown as WorkerScope;

// A new worker replaces the old one at once: there are no pages of an older version that it could mix up.
worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
);
// Without a network nothing new is stored; what was stored stays.
worker.addEventListener("message", (event) => event.waitUntil(store(event.data).catch(() => {})));
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") event.respondWith(respondToNavigation(event, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(respondWithFile(event.request));
});

async function respondToNavigation(
  { request, preloadResponse }: WorkerFetchEvent,
  pathname: string,
): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await storedPage(pathname)) ?? Response.error();
  }
}

/** Names of built files hold a hash of their content, so a stored one is never outdated. */
async function respondWithFile(request: Request): Promise<Response> {
  return (await match(request)) ?? fetch(request);
}

/** Returns the stored page. All orders share one page, stored as that of the order `-`. */
async function storedPage(pathname: string): Promise<Response | undefined> {
  const [prefix] = /^(?:\/en(?=\/|$))?(?:\/v2(?=\/|$))?/.exec(pathname)!;
  const order = /\/payment\/[^/]+$/.test(pathname) && (await match(`${prefix}/payment/-`));
  return order || (await match(`${prefix}/offline`)) || (await match("/offline")) || match("/en/offline");
}

const match = (request: Request | string) => caches.match(request, { ignoreVary: true });

/** Stores a page with all its files, or nothing, and removes the files of its former build. */
async function store({ cache: name, page, offline, script, files }: StoreMessage): Promise<void> {
  const response = await fetch(page);
  // The response is of another build than the files; a page of that build sends the names of its own files.
  if (!response.ok || !(await response.clone().text()).includes(script)) return;
  const cache = await caches.open(name);
  await cache.addAll([offline, ...files]);
  await cache.put(page, response);
  const wanted = new Set([page, offline, ...files].map((file) => new URL(file, location.origin).href));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}
