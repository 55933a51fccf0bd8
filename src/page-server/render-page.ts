import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type Address, writeAddress } from "#address/address.ts";
import { siteServices } from "#site/page.server.ts";
import type { PageRow } from "#site/page-row.ts";
import { renderFailure } from "#site/render-failure.ts";
import type { SiteServices } from "#site/site-services.ts";

export type RenderHtml = (
  page: { address: Address; row: PageRow; search?: string },
  services: SiteServices,
) => Promise<string>;

/**
 * Renders a row of the page table to HTML. Orders share one page, so its address is the row's, not the order's.
 * In development the build is a function, called again for each page. Throws what a loader or component threw.
 */
export function createSiteRenderer(build: ServerBuild | (() => Promise<ServerBuild>)): RenderHtml {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return async ({ address, row, search = "" }, services) => {
    const path = row.path.replace(/:\w+/, "-");
    const context = new RouterContextProvider();
    context.set(siteServices, services);
    const failure: { error?: unknown } = {};
    context.set(renderFailure, failure);
    const url = new URL(writeAddress({ ...address, path }) + search, services.origin);
    const response = await handle(new Request(url), context);
    if (failure.error !== undefined) throw failure.error;
    if (response.status !== 200) throw new Error(`${url.pathname} was rendered with status ${response.status}`);
    return response.text();
  };
}
