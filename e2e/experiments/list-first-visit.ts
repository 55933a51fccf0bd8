import { afterIdle } from "../support/waits.ts";
import type { Browser, Request } from "../test.ts";

interface Left {
  /** What is in no list below: names of storage, addresses of requests, and fields of events. */
  unexpected: string[];
  cookies: string[];
  /** The names of the events that were sent. */
  events: string[];
}

/** What the privacy policy names; `root` by its slices. */
const storage =
  /^(localStorage root\.(attribution|trackingQuery|lastVisited|designTokens|exposures|formStarts|languageOffer)|sessionStorage (lastVisited|place|login\.ended))$/;
const requests =
  /^(GET (\/assets\/|\/media\/|\/api\/(design-tokens|account|(orders|help-requests)(?=[/? ]|$)|transaction\/|packages|payment-methods|auth\/|search\b|openapi\.json)|\/(speculation-rules\.json|favicon\.svg|icon-|manifest\.)).*|POST \/api\/(events|quotes))$/;
/** Fields of events; none may hold a value that differs from visitor to visitor. */
const fields: Record<string, RegExp> = {
  name: /^[a-z_]+$/,
  path: /^\/[\w/.-]*$/,
  landing: /^\/[\w/.-]*$/,
  entry: /^(true|false)$/,
  utm_source: /^(mail)?$/,
  utm_medium: /^$/,
  utm_campaign: /^$/,
  utm_term: /^$/,
  experiment: /^x\d+$/,
  arm: /^(x\d+=)?[a-d]$/,
  locale: /^(id|en)$/,
  device: /^(phone|tablet|desktop)$/,
  source: /^(mail|direct|other)$/,
};
/** Numbers and texts long enough to tell visitors apart. */
const identifying = /[0-9a-f]{8}-[0-9a-f]{4}-|\b[0-9a-f]{16,}\b|CLICK/i;

/** Opens a page in a new browser, as from an advertisement, and lists what it stores, requests and sends. */
export async function firstVisit(browser: Browser, origin: string, pathname: string): Promise<Left> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sent: Request[] = [];
  context.on("request", (request) => sent.push(request));
  await page.goto(`${origin}${pathname}?utm_source=mail&gclid=CLICK-7`, { waitUntil: "load" });
  // Design tokens and speculation rules are requested when the browser is idle.
  await afterIdle(page);
  const stored = await page.evaluate(async () => {
    const root = JSON.parse(localStorage.root ?? "{}").state ?? {};
    const keys = (area: Storage) => Object.keys(area).filter((key) => key !== "root");
    return {
      names: [
        ...Object.keys(root).map((slice) => `localStorage root.${slice}`),
        ...keys(localStorage).map((key) => `localStorage ${key}`),
        ...keys(sessionStorage).map((key) => `sessionStorage ${key}`),
        ...(await caches.keys()).map((name) => `cache ${name}`),
        ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
      ],
      values: JSON.stringify({ ...root, designTokens: undefined, ...sessionStorage }),
    };
  });
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  await context.close();
  const events = sent
    .filter((request) => request.url().endsWith("/api/events"))
    .flatMap((request) => [JSON.parse(request.postData() ?? "[]")].flat() as Record<string, unknown>[]);
  return {
    cookies,
    events: events.map(({ name }) => String(name)),
    unexpected: [
      ...stored.names.filter((name) => !storage.test(name)),
      ...(identifying.exec(stored.values) ?? []),
      ...sent.filter((request) => request !== sent[0]).map((request) => unexpectedRequest(request, origin)),
      ...events.flatMap((event) => Object.entries(event).map(([field, value]) => unexpectedField(field, value))),
    ].filter((each) => each !== undefined),
  };
}

function unexpectedRequest(request: Request, origin: string): string | undefined {
  const url = new URL(request.url());
  const line = `${request.method()} ${url.pathname}${url.search}`;
  const isOwn = url.origin === origin && requests.test(line) && !identifying.test(url.search);
  // Pages that the browser renders before a link is pressed.
  const isPage = request.isNavigationRequest() || request.headers()["sec-purpose"] !== undefined;
  return url.protocol === "data:" || isOwn || (isPage && url.origin === origin) ? undefined : `request ${line}`;
}

function unexpectedField(field: string, value: unknown): string | undefined {
  return fields[field]?.test(String(value)) ? undefined : `event ${field}: ${value}`;
}
