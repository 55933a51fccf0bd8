import type { IncomingMessage, ServerResponse } from "node:http";
import { type Address, readAddress, writeAddress } from "#address/address.ts";
import type { Config } from "#infra/config/config.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import { pageIn } from "#site/page-resolution.ts";
import { locales } from "#text/locales.ts";
import { type CompressedResponse, compressResponse, sendCompressed } from "./cache/compressed-response.server.ts";
import { safetyHeaders } from "./page-headers.ts";
import type { PageRenderer } from "./render-page.ts";

type Failure = "server-error" | "unavailable";

interface FailureDeps {
  config: Config;
  log: Pick<Log, "error">;
  draw: PageRenderer["draw"];
}

const unavailableHeaders = { "Retry-After": "5", "Cache-Control": "no-store" };

/** Creates the pages of status 500 and 503; they are made before they are needed, in each language and edition. */
export function createFailurePages({ config, log, draw }: FailureDeps) {
  const responses = new Map<string, CompressedResponse>();

  async function make(address: Address): Promise<CompressedResponse> {
    const page = pageIn(address);
    const { status } = page.row;
    const { html, headers } = await draw(page, { once: true });
    const allHeaders = { ...headers, ...(status === 503 ? unavailableHeaders : {}) };
    return compressResponse(Buffer.from(html), allHeaders, { status, effort: "little" });
  }

  /** Returns the page at an address; undefined, and logged, when it cannot be made. */
  async function load(address: Address): Promise<CompressedResponse | undefined> {
    const pathname = writeAddress(address);
    try {
      const response = responses.get(pathname) ?? (await make(address));
      responses.set(pathname, response);
      return response;
    } catch (error) {
      log.error({ err: error, pathname }, "not even the page about a failure can be made");
    }
  }

  return {
    async prepare(): Promise<void> {
      for (const path of ["/server-error", "/unavailable"])
        for (const locale of locales)
          for (const edition of ["v1", "v2"] as const) await load({ locale, edition, path });
    },
    /**
     * Responds to a request that failed; without a body when not even the page about it can be made.
     * @param retryAfter seconds, for a client that sent too many requests: the status is 429
     */
    async send(
      request: IncomingMessage,
      response: ServerResponse,
      failure: Failure,
      retryAfter?: number,
    ): Promise<void> {
      const pathname = (request.url ?? "/").split("?", 1)[0]!;
      const page = await load({ ...readAddress(pathname), path: `/${failure}` });
      if (page) return sendCompressed(request, response, retryAfter ? tooManyRequests(page, retryAfter) : page);
      const headers = {
        "Cache-Control": "no-store",
        ...(failure === "unavailable" ? unavailableHeaders : {}),
        ...safetyHeaders(config),
      };
      response.writeHead(failure === "unavailable" ? 503 : 500, headers).end();
    },
    clear: () => responses.clear(),
  };
}

/** Returns the page with status 429 and the seconds to wait. */
function tooManyRequests(page: CompressedResponse, retryAfter: number): CompressedResponse {
  const withSeconds = (head: string[]) =>
    head.map((value, index) => (head[index - 1] === "Retry-After" ? String(retryAfter) : value));
  const { br, gzip, identity } = page.heads;
  const heads = { br: withSeconds(br), gzip: withSeconds(gzip), identity: withSeconds(identity) };
  return { ...page, status: 429, heads };
}
