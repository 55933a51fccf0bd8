import { request as ask, createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { text } from "node:stream/consumers";

interface ProxyOptions {
  /** A script that each page runs before everything else. */
  script?: string;
  /** Whether pages stay as the server has written them: scripts are empty and nothing is answered below /api. */
  isStill?: boolean;
}

/** The address below which the proxy itself answers. */
const own = "/engines/";

/** Tells the proxy of errors, since WebKit's protocol does not report them. */
const reportErrors = `{
  const tell = (error) => navigator.sendBeacon("${own}error", location.pathname + ": " + (error?.stack ? error + " " + error.stack : error));
  addEventListener("error", ({ error, message }) => tell(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
}
`;

/**
 * Starts a proxy between a browser and the suite, which gives every page a script of its own. The suite sees its own address
 * in what browsers send of their page's.
 */
export async function openSiteProxy(target: string, { script = "", isStill = false }: ProxyOptions = {}) {
  const errors: string[] = [];
  const { port, host } = new URL(target);
  const server = createServer(async (request, response) => {
    const path = request.url!;
    if (path === `${own}error`) {
      errors.push(await text(request));
      return void response.writeHead(204).end();
    }
    const isScript = path.startsWith("/assets/") && path.endsWith(".js");
    if (path === `${own}first.js` || (isStill && isScript))
      return void response
        .writeHead(200, { "content-type": "text/javascript" })
        .end(isScript ? "" : reportErrors + script);
    if (isStill && path.startsWith("/api/")) return void response.writeHead(503).end();
    const { origin, referer, "accept-encoding": _, ...headers } = request.headers;
    const upstream = ask({
      host: "localhost",
      port,
      path,
      method: request.method,
      headers: {
        ...headers,
        host,
        ...(origin && { origin: origin === proxy.origin ? target : origin }),
        ...(referer && { referer: referer.replace(proxy.origin, target) }),
      },
    });
    upstream.on("response", async (answer: IncomingMessage) => {
      const { "content-length": length, ...rest } = answer.headers;
      const location = answer.headers.location?.replace(target, proxy.origin);
      const changed = { ...rest, ...(location && { location }) };
      if (answer.headers["content-type"]?.startsWith("text/html")) {
        const html = await text(answer).catch(() => "");
        const head = `<head><script src="${own}first.js"></script>`;
        return void response.writeHead(answer.statusCode!, changed).end(html.replace("<head>", () => head));
      }
      response.writeHead(answer.statusCode!, { ...changed, ...(length && { "content-length": length }) });
      // A stream of events ends when the page that reads it is left.
      pipeline(answer, response, () => upstream.destroy());
    });
    upstream.on("error", () => response.destroy());
    response.on("close", () => upstream.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const proxy = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The script errors of all pages so far. */
    errors,
    close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
  return proxy;
}
