import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Bodies, Encoding } from "./encodings.server.ts";

/**
 * How long the server keeps an idle connection, in milliseconds: longer than proxies do (a minute), else they send a request
 * into one that is being closed.
 */
export const keepAliveTimeout = 72_000;

/** Of larger bodies no second copy is made. */
const maxBody = 65_536;

/** Head and body as they are sent within one second: the head has the date. */
interface ReadyBytes {
  second: number;
  bytes: Buffer;
}

interface Prepared {
  status: number;
  bodies: Bodies;
  heads: Record<Encoding, string[]>;
}

const ready = new WeakMap<string[], ReadyBytes>();

/**
 * Sends head and body in one piece that is made once a second, and returns true: writing the same head anew takes a sixth
 * of the time of a cached page. Returns false for a response whose head Node has to write: where the connection ends with
 * it, where a header was set before, and where there is no body to send.
 */
export function sendAtOnce(
  request: IncomingMessage,
  response: ServerResponse,
  { status, heads, bodies }: Prepared,
  encoding: Encoding,
): boolean {
  const body = bodies[encoding];
  if (!body || body.length > maxBody || request.method !== "GET" || !isPlain(request, response)) return false;
  const head = heads[encoding];
  const second = Math.floor(Date.now() / 1000);
  let made = ready.get(head);
  if (made?.second !== second) {
    made = { second, bytes: Buffer.concat([Buffer.from(writeHead(status, head, second), "latin1"), body]) };
    ready.set(head, made);
  }
  // Node's own fields: the head counts as sent, so `end` sends its bytes as they are and then proceeds as usual. They are
  // not documented; the version of Node is fixed, and a test compares these responses with those that Node writes.
  Object.assign(response, { _header: "sent", _headerSent: true });
  response.end(made.bytes);
  return true;
}

/** Returns whether nothing but the prepared headers and those of every connection that is kept belongs into the head. */
const isPlain = (request: IncomingMessage, response: ServerResponse): boolean =>
  request.httpVersionMajor === 1 &&
  request.httpVersionMinor === 1 &&
  response.shouldKeepAlive &&
  response.getHeaderNames().length === 0;

function writeHead(status: number, head: readonly string[], second: number): string {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let index = 0; index < head.length; index += 2) text += `${head[index]}: ${head[index + 1]}\r\n`;
  const date = new Date(second * 1000).toUTCString();
  return `${text}Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveTimeout / 1000}\r\n\r\n`;
}
