import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface RecordedEvent {
  name: string;
  path: string;
}

/**
 * Starts a proxy between a browser without a debugger and the suite. It records what is sent to /api/events and which pages
 * are prerendered, and adds scripts to given pages.
 */
export async function openWatchingProxy(target: string, scripts: Record<string, string>) {
  const events: RecordedEvent[] = [];
  const prerendered: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url!;
    const pathname = path.split("?", 1)[0]!;
    const body = request.method === "POST" ? await text(request) : undefined;
    if (pathname === "/api/events" && body) events.push(...JSON.parse(body));
    if (String(request.headers["sec-purpose"] ?? "").includes("prerender")) prerendered.push(pathname);
    const upstream = await fetch(target + path, {
      method: request.method,
      headers: forwardedHeaders(request.headers),
      body,
      redirect: "manual",
    });
    const headers = Object.fromEntries(upstream.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection", "keep-alive"])
      delete headers[name];
    const script = scripts[pathname];
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
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

function forwardedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const names = ["accept", "accept-language", "content-type", "user-agent", "sec-purpose", "cookie"];
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}
