import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface SeenEvent {
  name: string;
  path: string;
}

/**
 * Stands between a browser without a debugger and the suite: counts what is sent to /api/events, notes which pages
 * were asked for ahead of time, and gives chosen pages a script that acts by itself.
 */
export async function openWatchingProxy(target: string, scripts: Record<string, string>) {
  const events: SeenEvent[] = [];
  const ahead: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url!;
    const pathname = path.split("?", 1)[0]!;
    const body = request.method === "POST" ? await text(request) : undefined;
    if (pathname === "/api/events" && body) events.push(...JSON.parse(body));
    if (String(request.headers["sec-purpose"] ?? "").includes("prerender")) ahead.push(pathname);
    const answer = await fetch(target + path, {
      method: request.method,
      headers: passedOn(request.headers),
      body,
      redirect: "manual",
    });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection", "keep-alive"])
      delete headers[name];
    const script = scripts[pathname];
    let sent = Buffer.from(await answer.arrayBuffer());
    if (script && headers["content-type"]?.startsWith("text/html")) {
      delete headers["content-security-policy"];
      sent = Buffer.from(sent.toString().replace("</body>", `${script}</body>`));
    }
    response.writeHead(answer.status, headers).end(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    events,
    ahead,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

function passedOn(headers: IncomingHttpHeaders): Record<string, string> {
  const names = ["accept", "accept-language", "content-type", "user-agent", "sec-purpose", "cookie"];
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}
