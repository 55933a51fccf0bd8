import type { RequestListener } from "node:http";

const refusal = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * Normalizes host and target of a request as RFC 9112 demands: one with several Host lines is refused (3.2), and a
 * target in absolute form, which proxies may send, is reduced to its path (3.2.2).
 */
export function normalizeTarget(next: RequestListener): RequestListener {
  return (request, response) => {
    if (hasSeveralHosts(request.rawHeaders)) return void request.socket.end(refusal);
    const { url = "/" } = request;
    if (!url.startsWith("/")) {
      const absolute = /^https?:\/\/[^/?#]*(.*)$/i.exec(url)?.[1];
      if (absolute !== undefined) request.url = absolute.startsWith("/") ? absolute : `/${absolute}`;
    }
    next(request, response);
  };
}

function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}
