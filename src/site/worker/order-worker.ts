import type { StoreMessage } from "#client/storage/offline-order.ts";

/**
 * The service worker of a browser in which an order was opened (docs/decisions/0022). Pages come from the network as
 * ever; only where that cannot be reached does the order's page come from the cache, and the offline page stand in for
 * all others. It imports nothing, so that every browser can run it as a plain script.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(name: "install" | "activate", listen: (event: WorkerEvent) => void): void;
  addEventListener(name: "fetch", listen: (event: WorkerFetchEvent) => void): void;
  addEventListener(name: "message", listen: (event: WorkerEvent & { data: StoreMessage }) => void): void;
}

const worker = self as unknown as WorkerScope;

// A new worker takes over at once: it has no pages of its own version that could get mixed up.
worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
);
// Without a network nothing is stored; what is there stays.
worker.addEventListener("message", (event) => event.waitUntil(store(event.data).catch(() => {})));
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") event.respondWith(answerNavigation(event, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(answerFile(event.request));
});

async function answerNavigation({ request, preloadResponse }: WorkerFetchEvent, pathname: string): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await storedPage(pathname)) ?? Response.error();
  }
}

/** Names of built files hold a hash of their content, so a stored one is never outdated. */
async function answerFile(request: Request): Promise<Response> {
  return (await match(request)) ?? fetch(request);
}

/** All orders share one page, stored as that of the order `-`. */
async function storedPage(pathname: string): Promise<Response | undefined> {
  const [prefix] = /^(?:\/en(?=\/|$))?(?:\/v2(?=\/|$))?/.exec(pathname)!;
  const order = /\/payment\/[^/]+$/.test(pathname) && (await match(`${prefix}/payment/-`));
  return order || (await match(`${prefix}/offline`)) || (await match("/offline")) || match("/en/offline");
}

const match = (request: Request | string) => caches.match(request, { ignoreVary: true });

/** Stores a page with its files, whole or not at all, in place of what its former build needed. */
async function store({ cache: name, page, offline, script, files }: StoreMessage): Promise<void> {
  const answer = await fetch(page);
  // Another build answered than the one whose files are named; its own page will name its own.
  if (!answer.ok || !(await answer.clone().text()).includes(script)) return;
  const cache = await caches.open(name);
  await cache.addAll([offline, ...files]);
  await cache.put(page, answer);
  const wanted = new Set([page, offline, ...files].map((it) => new URL(it, location.origin).href));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}
