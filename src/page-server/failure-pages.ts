import type { IncomingMessage, ServerResponse } from "node:http";
import { type Address, readAddress, writeAddress } from "#address/address.ts";
import { recordReading } from "#content/reading.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import { pageIn } from "#site/page-resolution.ts";
import { locales } from "#text/locales.ts";
import { type CompressedResponse, compressResponse, sendCompressed } from "./cache/compressed-response.server.ts";
import { safetyHeaders } from "./page-headers.ts";
import type { PageRenderer } from "./render-page.ts";

type Failure = "server-error" | "unavailable";

interface FailurePage {
  address: Address;
  response: CompressedResponse;
  dependsOn: readonly string[];
}

interface FailureDeps {
  config: Config;
  log: Pick<Log, "error">;
  draw: PageRenderer["draw"];
}

const unavailableHeaders = { "Retry-After": "5", "Cache-Control": "no-store" };

/** Creates the pages of status 500 and 503; they are made before they are needed, in each language and edition. */
export function createFailurePages({ config, log, draw }: FailureDeps) {
  const pages = new Map<string, FailurePage>();

  async function make(address: Address): Promise<FailurePage> {
    const page = pageIn(address);
    const { status } = page.row;
    const { result, used } = await recordReading(() => draw(page, { once: true }));
    const headers = { ...result.headers, ...(status === 503 ? unavailableHeaders : {}) };
    const response = await compressResponse(Buffer.from(result.html), headers, { status, effort: "little" });
    return { address, response, dependsOn: used };
  }

  /** Returns the page at an address; undefined, and logged, when it cannot be made. */
  async function load(address: Address): Promise<CompressedResponse | undefined> {
    const pathname = writeAddress(address);
    try {
      const page = pages.get(pathname) ?? (await make(address));
      pages.set(pathname, page);
      return page.response;
    } catch (error) {
      log.error({ err: error, pathname }, "not even the page about a failure can be made");
      return undefined;
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
    /** Makes the pages again that depend on any of the names. */
    async refresh(names: readonly string[]): Promise<void> {
      const outdated = [...pages].filter(([, { dependsOn }]) => dependsOn.some((name) => names.includes(name)));
      for (const [pathname, { address }] of outdated) {
        pages.delete(pathname);
        await load(address);
      }
    },
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
