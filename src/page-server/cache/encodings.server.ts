import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";

export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];
export type Effort = "most" | "little";
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
export async function encodeAll(body: Buffer, effort: Effort = "most"): Promise<Bodies> {
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
