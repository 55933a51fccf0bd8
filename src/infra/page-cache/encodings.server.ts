import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The body in all three encodings, as small as they get: it is done once for many answers. */
export async function encodeAll(body: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, zipped] = await Promise.all([
    toBrotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    toGzip(body, { level: 9 }),
  ]);
  return { br, gzip: zipped, identity: body };
}

/** The best encoding that the client takes; a refusal by `q=0` is honoured. */
export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== "string") return "identity";
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept) ? "gzip" : "identity";
}
