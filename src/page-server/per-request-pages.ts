import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { RenderedPage, RenderPage } from "#content/page-request.ts";
import type { Config } from "#infra/config/config.server.ts";
import { createMemoryRateLimit } from "#infra/limits/memory-rate-limit.server.ts";
import { type ResolvedPage, resolvePage } from "#site/page-resolution.ts";
import type { SiteServices } from "#site/site-services.ts";
import { type CompressedResponse, chooseEncoding, plainBody } from "./cache/compressed-response.server.ts";
import type { DrawOptions, PageRenderer } from "./render-page.ts";

/** Pages that may wait; with more, a 503 with Retry-After serves a visitor better than a long wait. */
const maxWaiting = 100;
/** Of these, pages of one client: nobody fills the queue for everybody else. */
const maxWaitingOfClient = 10;

/**
 * Creates a queue that renders pages made for one request one after the other, with everything else in between: all at
 * once, a burst of them would delay cached pages and calls. It returns undefined when too many wait already, of this
 * client or of all.
 */
export function createRenderQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const waitingOfClient = new Map<string, number>();

  function leave(clientIp: string) {
    waiting--;
    const left = waitingOfClient.get(clientIp)! - 1;
    if (left > 0) waitingOfClient.set(clientIp, left);
    else waitingOfClient.delete(clientIp);
  }

  return async function enqueue<T>(clientIp: string, render: () => Promise<T>): Promise<T | undefined> {
    const own = waitingOfClient.get(clientIp) ?? 0;
    if (waiting >= maxWaiting || own >= maxWaitingOfClient) return undefined;
    waiting++;
    waitingOfClient.set(clientIp, own + 1);
    const rendered = last.then(() => yieldToEventLoop()).then(render);
    last = rendered.catch(() => {}).finally(() => leave(clientIp));
    return rendered;
  };
}

interface PerRequestDeps {
  config: Config;
  services: Pick<SiteServices, "now">;
  renderer: PageRenderer;
}

/** Creates the source of pages that one request alone gets: searches, filtered lists, forms that were refused. */
export function createPerRequestPages({ config, services, renderer }: PerRequestDeps) {
  // Two queues: a flood of refused forms does not hold up searches, nor the other way round.
  const queues = { queries: createRenderQueue(), forms: createRenderQueue() };
  const limits = {
    rendered: createMemoryRateLimit(config.limits.calls),
    search: createMemoryRateLimit(config.limits.search),
  };
  /** Pages of the API with a status of their own that show nothing of the request, rendered once. */
  const withStatus = new Map<string, CompressedResponse>();

  const renderForApi: RenderPage = async ({ pathname, state, status, accepts, address }) => {
    const render = () => renderer.renderOnce(pageAt(pathname), { services: state && { form: state }, status });
    const response = state
      ? await queues.forms(address, render)
      : await renderWithStatus(`${pathname} ${status}`, render);
    return response && writePage(response, status, accepts);
  };

  async function renderWithStatus(key: string, render: () => Promise<CompressedResponse>) {
    const response = withStatus.get(key) ?? (await render());
    withStatus.set(key, response);
    return response;
  }

  return {
    /**
     * Counts a page for a client; returns the seconds to wait, when it requested too many.
     * @param page without it, one that is found by a token
     */
    limit(clientIp: string, page?: ResolvedPage): number | undefined {
      const now = services.now();
      const isSearch = page?.row.path === "/search";
      const refused = limits.rendered(clientIp, now) ?? (isSearch ? limits.search(clientIp, now) : undefined);
      return refused?.retryAfter;
    },
    /** Renders a page with a query of its own; undefined when too many wait already. */
    renderQuery: (
      page: ResolvedPage,
      options: Pick<DrawOptions, "search" | "change">,
      clientIp: string,
    ): Promise<CompressedResponse | undefined> => queues.queries(clientIp, () => renderer.renderOnce(page, options)),
    renderForApi,
    clear: () => withStatus.clear(),
  };
}

function pageAt(pathname: string): ResolvedPage {
  const resolution = resolvePage(pathname);
  if (resolution.kind !== "page") throw new Error(`${pathname} is not a page`);
  return resolution;
}

async function writePage(
  { heads, bodies }: CompressedResponse,
  status: number,
  accepts: string | string[] | undefined,
): Promise<RenderedPage> {
  const encoding = chooseEncoding(accepts);
  return {
    status,
    headers: Object.fromEntries(pairs(heads[encoding])),
    body: bodies[encoding] ?? (await plainBody(bodies)),
  };
}

function* pairs(list: string[]): Generator<[string, string]> {
  for (let index = 0; index < list.length; index += 2) yield [list[index]!, list[index + 1]!];
}
