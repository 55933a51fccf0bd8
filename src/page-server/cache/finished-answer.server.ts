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

/** An answer whose every byte is ready: status, headers and body in each encoding. */
export interface FinishedAnswer {
  status: number;
  bodies: Bodies;
  etags: Record<Encoding, string>;
  /** Raw header lists, ready for writeHead. */
  heads: Record<Encoding, string[]>;
  /** Headers of a 304. */
  unchanged: Record<Encoding, string[]>;
}

/** Compresses and hashes once, so that sending costs a look-up. Pictures and fonts pass `compress: false`. */
export async function finishAnswer(
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
): Promise<FinishedAnswer> {
  const bodies = encoded ?? (compress ? await encodeAll(body, effort) : { br: body, gzip: body, identity: body });
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const constant = Object.entries(headers).flat();
  const vary = compress ? ["Vary", "Accept-Encoding"] : [];
  const each = <T>(make: (encoding: Encoding) => T) =>
    Object.fromEntries(encodings.map((encoding) => [encoding, make(encoding)])) as Record<Encoding, T>;
  // A strong ETag names bytes, and those of a quick compression are others than those of the best.
  const quick = effort === "little" ? "-quick" : "";
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
      String(encoding === "identity" ? body.length : bodies[encoding].length),
      ...(compress && encoding !== "identity" ? ["Content-Encoding", encoding] : []),
    ]),
    unchanged: each((encoding) => [...constant, ...vary, "ETag", etags[encoding]]),
  };
}

/** Sends a finished answer to a GET or HEAD, or 304 when the client has these bytes already. */
export function sendFinished(request: IncomingMessage, response: ServerResponse, answer: FinishedAnswer): void {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const known = request.headers["if-none-match"];
  if (known !== undefined && answer.status === 200 && holds(known, answer.etags[encoding])) {
    response.writeHead(304, answer.unchanged[encoding]);
    response.end();
    return;
  }
  response.writeHead(answer.status, answer.heads[encoding]);
  if (request.method === "HEAD") return void response.end();
  const body = answer.bodies[encoding];
  if (body) return void response.end(body);
  plainBody(answer.bodies).then(
    (plain) => response.end(plain),
    (error) => response.destroy(error),
  );
}

/** RFC 9110, 13.1.2: a list of tags, compared weakly, or `*`. */
function holds(known: string, etag: string): boolean {
  return known === "*" || known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
