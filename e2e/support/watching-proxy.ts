import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface RecordedEvent {
  name: string;
  path: string;
}

/** Returns the statement of an added script that waits until a page's view was counted. */
export const untilViewed = (pathname: string) => `await fetch("/watched/viewed${pathname}");`;

/** Returns the statement of an added script that waits until a page was prerendered, with its scripts. */
export const untilPrerendered = (pathname: string) => `await fetch("/watched/prerendered${pathname}");`;

/** Returns the statement of an added script that sends the event by which a test knows how far the page is. */
export const sendMarker = (pathname: string) =>
  `await fetch("/api/events", { method: "POST", body: '[{"name":"page_view","path":"${pathname}"}]', headers: { "content-type": "text/plain" } });`;

/** Tells that a prerendered page has run its scripts, also those that it loads when it is idle. */
const tellPrerendered = (pathname: string) => `<script type="module">
  await new Promise((done) => (document.readyState === "complete" ? done() : addEventListener("load", done)));
  await new Promise((done) => setTimeout(done, 1000));
  await fetch("/watched/ran${pathname}");
</script>`;

/**
 * Starts a proxy between a browser without a debugger and the suite. It records what is sent to /api/events and which pages
 * are prerendered, and adds scripts to given pages. Such a script waits for what the proxy has seen, since the browser takes
 * its time to prerender: `untilViewed`, `untilPrerendered`.
 */
export async function openWatchingProxy(target: string, scripts: Record<string, string>) {
  const events: RecordedEvent[] = [];
  const prerendered: string[] = [];
  const watched: Record<string, (pathname: string) => boolean | Promise<unknown>> = {
    ran: (pathname) => prerendered.push(pathname) > 0,
    prerendered: (pathname) => until(() => prerendered.includes(pathname)),
    viewed: (pathname) => until(() => events.some((event) => event.name === "page_view" && event.path === pathname)),
  };
  let isOpen = true;
  async function until(isSeen: () => boolean): Promise<void> {
    while (isOpen && !isSeen()) await new Promise((done) => setTimeout(done, 100));
  }
  const server = createServer(async (request, response) => {
    const path = request.url!;
    const pathname = path.split("?", 1)[0]!;
    const [, what, about] = /^\/watched\/(\w+)(\/.*)$/.exec(pathname) ?? [];
    if (what) {
      await watched[what]!(about!);
      return void response.writeHead(204).end();
    }
    const body = request.method === "POST" ? await text(request) : undefined;
    if (pathname === "/api/events" && body) events.push(...JSON.parse(body));
    const isPrerendered = String(request.headers["sec-purpose"] ?? "").includes("prerender");
    const upstream = await fetch(target + path, {
      method: request.method!,
      headers: forwardedHeaders(request.headers),
      body: body ?? null,
      redirect: "manual",
    });
    const headers = Object.fromEntries(upstream.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection", "keep-alive"])
      delete headers[name];
    const script = (scripts[pathname] ?? "") + (isPrerendered ? tellPrerendered(pathname) : "");
    let responseBody = Buffer.from(await upstream.arrayBuffer());
    if (script && headers["content-type"]?.startsWith("text/html")) {
      delete headers["content-security-policy"];
      responseBody = Buffer.from(responseBody.toString().replace("</body>", `${script}</body>`));
    }
    response.writeHead(upstream.status, headers).end(responseBody);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    events,
    prerendered,
    close: () => {
      isOpen = false;
      return new Promise((resolve) => server.close(resolve).closeAllConnections());
    },
  };
}

function forwardedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const names = ["accept", "accept-language", "content-type", "user-agent", "sec-purpose", "cookie"];
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}
