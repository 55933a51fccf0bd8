import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { loadSet } from "#content/read-set.server.ts";
import { requestedPage, siteServices } from "#site/page.server.ts";
import type { ResolvedPage } from "#site/page-resolution.ts";
import { renderFailure } from "#site/render-failure.ts";
import { keepSampleNote } from "#site/sample-note.ts";
import type { SiteServices } from "#site/site-services.ts";
import { cachePathname } from "./cacheable-pages.ts";

export type RenderHtml = (page: ResolvedPage & { search?: string }, services: SiteServices) => Promise<string>;

/**
 * Creates the function that renders a page with React Router. In development the build is a function, called for each
 * page. Throws what a loader or component threw.
 */
export function createHtmlRenderer(build: ServerBuild | (() => Promise<ServerBuild>)): RenderHtml {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return async ({ address, row, search = "" }, services) => {
    const context = new RouterContextProvider();
    context.set(siteServices, services);
    context.set(requestedPage, { row, address });
    const failure: { error?: unknown } = {};
    context.set(renderFailure, failure);
    const url = new URL(cachePathname({ row, address }) + search, services.origin);
    const response = await handle(new Request(url), context);
    if (failure.error !== undefined) throw failure.error;
    if (response.status !== 200) throw new Error(`${url.pathname} was rendered with status ${response.status}`);
    return keepSampleNote(await response.text(), loadSet(address.locale, "facts"));
  };
}
