import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";
import { readHeader } from "./read-header.server.ts";

const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];
type Effort = "most" | "little";
/** A body in each encoding; `identity` only where the body is not compressed. */
export type Bodies = Record<"br" | "gzip", Buffer> & { identity?: Buffer };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/**
 * Compresses a body. The plain one, which hardly any client requests, is not stored (all pages of the site would take
 * 25 MB) but decompressed when needed (`plainBody`).
 * @param effort `most` for what is made once for many responses, `little` for a page of one request: a fiftieth of the
 * time, a sixth more bytes
 */
async function encodeAll(body: Buffer, effort: Effort = "most"): Promise<Bodies> {
  const [br, zipped] = await Promise.all([
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort === "most" ? 11 : 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(body.length),
      },
    }),
    toGzip(body, { level: effort === "most" ? 9 : 1 }),
  ]);
  return { br, gzip: zipped };
}

/** Returns the binary logarithm of the smallest window for the whole body; a larger one only takes memory. */
const windowOf = (length: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(length))));

/** Returns the plain form of a body. It is decompressed in another thread, as an attacker may always request it. */
export async function plainBody({ identity, gzip: zipped }: Bodies): Promise<Buffer> {
  return identity ?? fromGzip(zipped);
}

/** The choices for the values that browsers send, which are few; a client may send thousands. */
const chosen = new Map<string, Encoding>();
const maxChosen = 100;

/** Returns the best encoding that the client accepts; `q=0` refuses one. */
export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== "string") return "identity";
  const known = chosen.get(accept);
  if (known) return known;
  const encoding = bestOf(accept);
  if (chosen.size < maxChosen) chosen.set(accept, encoding);
  return encoding;
}

function bestOf(accept: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept) ? "gzip" : "identity";
}

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
    status?: number | undefined;
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

/** Where the best compression of earlier runs is found, and stored for later ones. */
interface Storage {
  find(body: Buffer): Promise<Bodies | undefined>;
  save(body: Buffer, encoded: Bodies): Promise<unknown>;
}

interface CompressedPage {
  response: CompressedResponse;
  recompress?: () => Promise<CompressedResponse>;
}

/**
 * Compresses a page that will be cached: with the stored bytes of an earlier run, else quickly, and `recompress` makes
 * (and stores) the best. The best takes some fifty times as long, too long to do for every page at start.
 */
export async function compressPage(
  body: Buffer,
  headers: Record<string, string>,
  storage?: Storage,
): Promise<CompressedPage> {
  const encoded = await storage?.find(body);
  if (encoded) {
    await storage?.save(body, encoded).catch(() => {});
    return { response: await compressResponse(body, headers, { encoded }) };
  }
  const response = await compressResponse(body, headers, { effort: "little" });
  return {
    response,
    async recompress() {
      // Decompressed again: the plain pages together would take 25 MB while they wait.
      const plain = await plainBody(response.bodies);
      // Another process may have stored it meanwhile.
      const best = (await storage?.find(plain)) ?? (await encodeAll(plain));
      await storage?.save(plain, best).catch(() => {});
      return compressResponse(plain, headers, { encoded: best });
    },
  };
}
