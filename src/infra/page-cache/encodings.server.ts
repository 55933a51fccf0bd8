import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";

export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];
export type Encoded = Record<Encoding, Buffer>;
export type Effort = "most" | "little";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * The body in all three encodings. The plain one, for which hardly any client asks, is not kept (all pages of the site
 * would take 25 MB) but unpacked when it is wanted.
 * @param effort `most` for what is made once for many answers, `little` for a page that one request gets: a fiftieth of
 * the time, a sixth more bytes
 */
export async function encodeAll(body: Buffer, effort: Effort = "most"): Promise<Encoded> {
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
  return packed(br, zipped);
}

/** Binary logarithm of a window that holds the whole body; a larger one only takes memory. */
const windowOf = (length: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(length))));

/** A compressed body whose plain form is made when it is asked for. */
export function packed(br: Buffer, zipped: Buffer): Encoded {
  return {
    br,
    gzip: zipped,
    get identity() {
      return gunzipSync(zipped);
    },
  };
}

/** The best encoding that the client takes; a refusal by `q=0` is honoured. */
export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== "string") return "identity";
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept) ? "gzip" : "identity";
}
