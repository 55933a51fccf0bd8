import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type Bodies,
  chooseEncoding,
  type Effort,
  type Encoding,
  encodeAll,
  encodings,
  plainBody,
} from "./encodings.server.ts";
import { readHeader } from "./read-header.server.ts";
import { sendAtOnce } from "./send-at-once.server.ts";

/** A response whose every byte is ready: status, headers and body in each encoding. */
export interface CompressedResponse {
  status: number;
  bodies: Bodies;
  etags: Record<Encoding, string>;
  /** Raw header lists, ready for writeHead. */
  heads: Record<Encoding, string[]>;
  /** Headers of a 304. */
  unchanged: Record<Encoding, string[]>;
}

/** What a response says of its plain body. */
export interface BodyFacts {
  /** The SHA-256 of the body, in base64url, shortened. */
  hash: string;
  length: number;
}

export const hashBody = (body: Buffer): string => createHash("sha256").update(body).digest("base64url").slice(0, 22);

/** Compresses and hashes a body once, so that sending it costs a look-up. Pictures and fonts pass `compress: false`. */
export async function compressResponse(
  body: Buffer,
  headers: Record<string, string>,
  {
    status = 200,
    compress = true,
    effort,
    encoded,
  }: {
    status?: number;
    compress?: boolean;
    effort?: Effort;
    encoded?: Bodies;
  } = {},
): Promise<CompressedResponse> {
  const bodies = encoded ?? (compress ? await encodeAll(body, effort) : { br: body, gzip: body, identity: body });
  return prepareResponse({ hash: hashBody(body), length: body.length }, bodies, headers, {
    status,
    compress,
    isQuick: effort === "little",
  });
}

/** Writes the heads of a response whose body is there in every encoding. */
export function prepareResponse(
  { hash, length }: BodyFacts,
  bodies: Bodies,
  headers: Record<string, string>,
  { status = 200, compress = true, isQuick = false } = {},
): CompressedResponse {
  const constant = Object.entries(headers).flat();
  const vary = compress ? ["Vary", "Accept-Encoding"] : [];
  const each = <T>(make: (encoding: Encoding) => T) =>
    Object.fromEntries(encodings.map((encoding) => [encoding, make(encoding)])) as Record<Encoding, T>;
  // A strong ETag identifies bytes, and the quick compression and the best one differ in theirs.
  const quick = isQuick ? "-quick" : "";
  const etags = each((encoding) =>
    compress && encoding !== "identity" ? `"${hash}-${encoding}${quick}"` : `"${hash}"`,
  );
  return {
    status,
    bodies,
    etags,
    heads: each((encoding) => [
      ...constant,
      ...vary,
      "ETag",
      etags[encoding],
      "Content-Length",
      String(encoding === "identity" ? length : bodies[encoding].length),
      ...(compress && encoding !== "identity" ? ["Content-Encoding", encoding] : []),
    ]),
    unchanged: each((encoding) => [...constant, ...vary, "ETag", etags[encoding]]),
  };
}

/** Sends a response to a GET or HEAD, or 304 when the client has these bytes already. */
export function sendCompressed(request: IncomingMessage, response: ServerResponse, prepared: CompressedResponse): void {
  const encoding = chooseEncoding(readHeader(request, "accept-encoding"));
  const ifNoneMatch = readHeader(request, "if-none-match");
  if (ifNoneMatch !== undefined && prepared.status === 200 && matches(ifNoneMatch, prepared.etags[encoding])) {
    response.writeHead(304, prepared.unchanged[encoding]);
    response.end();
    return;
  }
  if (sendAtOnce(request, response, prepared, encoding)) return;
  response.writeHead(prepared.status, prepared.heads[encoding]);
  if (request.method === "HEAD") return void response.end();
  const body = prepared.bodies[encoding];
  if (body) return void response.end(body);
  plainBody(prepared.bodies).then(
    (plain) => response.end(plain),
    (error) => response.destroy(error),
  );
}

/** Returns a response with another Cache-Control. */
export function withCaching(prepared: CompressedResponse, value: string): CompressedResponse {
  const changed = (head: string[]) =>
    head.map((part, index) => (index % 2 === 1 && head[index - 1]!.toLowerCase() === "cache-control" ? value : part));
  const each = (heads: Record<Encoding, string[]>) =>
    Object.fromEntries(encodings.map((encoding) => [encoding, changed(heads[encoding])])) as Record<Encoding, string[]>;
  return { ...prepared, heads: each(prepared.heads), unchanged: each(prepared.unchanged) };
}

/** Compares an If-None-Match (RFC 9110, 13.1.2: a list of tags, compared weakly, or `*`) with a tag. */
function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
