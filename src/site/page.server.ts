import { createContext, type LoaderFunctionArgs } from "react-router";
import { type Address, readAddress } from "#address/address.ts";
import { readSet } from "#content/read-set.server.ts";
import type { SetName, Words } from "#content/sets.ts";
import { resolvePage, twinAddress } from "./page-resolution.ts";
import type { PageRow } from "./page-row.ts";
import type { SiteServices } from "./site-services.ts";

/** What main.ts hands to the pages: readers of prices and search, the address of the site, the state of a refused form. */
export const siteServices = createContext<SiteServices>();

/**
 * Everything a page is drawn from: its address, its words and the shared sets. A pure function of the address and the
 * published words, but for `form` (a form sent without JavaScript and refused).
 */
export async function loadPage<Extra = unknown>(
  { request, context }: LoaderFunctionArgs,
  extra?: (services: SiteServices, page: { address: Address; row: PageRow; url: URL }) => Promise<Extra> | Extra,
) {
  const url = new URL(request.url);
  const found = resolvePage(url.pathname);
  if (found.kind !== "page") throw new Response(null, { status: 404 });
  const { row, address } = found;
  const services = context.get(siteServices);
  const set = <Name extends SetName>(name: Name) => readSet(address.locale, name) as Words<Name>;
  return {
    address,
    row,
    words: set(row.set),
    meta: set("meta")[row.path],
    all: set("all"),
    common: set("common"),
    header: set("header"),
    navbar: set("navbar"),
    footer: set("footer"),
    twin: services.elsewhere ? null : (twinAddress(row, address) ?? null),
    origin: services.origin,
    apiBase: services.apiBase,
    gtm: services.gtm,
    tokensUrl: services.tokensUrl,
    assets: services.assets,
    form: services.form ?? null,
    asked: services.asked ? readAddress(services.asked) : null,
    elsewhere: services.elsewhere ?? null,
    suggestions: services.suggestions ?? [],
    year: services.now().getFullYear(),
    extra: (extra ? await extra(services, { address, row, url }) : null) as Extra,
  };
}
export type PageData<Extra = unknown> = Awaited<ReturnType<typeof loadPage<Extra>>>;

/** The loader of a page that needs nothing but its words. */
export const loader = (args: LoaderFunctionArgs) => loadPage(args);
