import type { IncomingMessage, RequestListener } from "node:http";
import { isIP } from "node:net";
import type { Config } from "#infra/config/config.server.ts";

const refusal = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * Normalizes a request before anything reads it, as RFC 9112 demands: one with several Host lines (3.2) or without a
 * version (of HTTP/0.9) is refused, and a target in absolute form, which proxies may send, is reduced to its path (3.2.2)
 * unless it names another site. What a proxy forwards as an address and is none counts as one client.
 */
export function normalizeRequest(
  { publicUrl, publicApiHost = publicUrl }: Pick<Config, "publicUrl" | "publicApiHost">,
  next: RequestListener,
): RequestListener {
  const names = new Set([publicUrl, publicApiHost].map((url) => new URL(url).hostname).concat("localhost"));
  return (request, response) => {
    if (request.httpVersionMajor < 1 || hasSeveralHosts(request.rawHeaders)) return void request.socket.end(refusal);
    const { url = "/" } = request;
    if (!url.startsWith("/")) {
      const absolute = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url);
      if (absolute && !isOurs(absolute[1]!, names)) return void request.socket.end(refusal);
      const path = absolute?.[2];
      if (path !== undefined) request.url = path.startsWith("/") ? path : `/${path}`;
    }
    foldForwarded(request);
    next(request, response);
  };
}

/** Returns whether an authority is one of our names, or an address by which a proxy reaches this machine. */
function isOurs(authority: string, names: ReadonlySet<string>): boolean {
  const host = URL.parse(`http://${authority}`)?.hostname ?? "";
  return names.has(host) || isIP(host.replace(/^\[|\]$/g, "")) !== 0;
}

function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}

/** Replaces what is no address in X-Forwarded-For by one word, so that invented values are not counted apart. */
function foldForwarded({ headers }: IncomingMessage): void {
  const forwarded = headers["x-forwarded-for"];
  if (forwarded === undefined) return;
  const parts = String(forwarded)
    .split(",")
    .map((part) => part.trim());
  if (parts.every(isAddress)) return;
  headers["x-forwarded-for"] = parts.map((part) => (isAddress(part) ? part : "unknown")).join(", ");
}

/** Returns whether a text is an address, also with a port or a zone, as some proxies write it. */
function isAddress(text: string): boolean {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text;
  return isIP(bare) !== 0 || isIP(bare.replace(/:\d+$/, "")) === 4;
}
