import type { IncomingMessage, ServerResponse } from "node:http";
import { readAddress, writeAddress } from "#address/address.ts";
import { locales } from "#text/locales.ts";
import { type FinishedAnswer, sendFinished } from "./cache/finished-answer.server.ts";

export type Failure = "server-error" | "unavailable";

interface FailureDeps {
  /** Makes the page at a pathname; it needs no database. */
  make: (pathname: string) => Promise<FinishedAnswer>;
  /** Headers of an answer without a page. */
  bareHeaders: (failure: Failure) => Record<string, string>;
  onError: (error: unknown, pathname: string) => void;
}

/** The pages of status 500 and 503, in memory before they are needed, in each language and edition. */
export function createFailurePages({ make, bareHeaders, onError }: FailureDeps) {
  const answers = new Map<string, FinishedAnswer>();

  async function load(pathname: string): Promise<FinishedAnswer | undefined> {
    try {
      const answer = answers.get(pathname) ?? (await make(pathname));
      answers.set(pathname, answer);
      return answer;
    } catch (error) {
      onError(error, pathname);
    }
  }

  return {
    async prepare(): Promise<void> {
      for (const path of ["/server-error", "/unavailable"])
        for (const locale of locales)
          for (const edition of ["v1", "v2"] as const) await load(writeAddress({ locale, edition, path }));
    },
    /**
     * Answers a request that failed; without a body when not even the page about it can be made.
     * @param retryAfter seconds, for a visitor who asked too often: answered 429
     */
    async send(
      request: IncomingMessage,
      response: ServerResponse,
      failure: Failure,
      retryAfter?: number,
    ): Promise<void> {
      const pathname = (request.url ?? "/").split("?", 1)[0]!;
      const answer = await load(writeAddress({ ...readAddress(pathname), path: `/${failure}` }));
      if (answer) sendFinished(request, response, retryAfter ? tooMany(answer, retryAfter) : answer);
      else response.writeHead(failure === "unavailable" ? 503 : 500, bareHeaders(failure)).end();
    },
    clear: () => answers.clear(),
  };
}

/** The page for a visitor who asked too often, with the seconds to wait. */
function tooMany(answer: FinishedAnswer, retryAfter: number): FinishedAnswer {
  const withSeconds = (head: string[]) =>
    head.map((value, index) => (head[index - 1] === "Retry-After" ? String(retryAfter) : value));
  const { br, gzip, identity } = answer.heads;
  const heads = { br: withSeconds(br), gzip: withSeconds(gzip), identity: withSeconds(identity) };
  return { ...answer, status: 429, heads };
}
