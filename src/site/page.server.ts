import { createContext, type LoaderFunctionArgs } from "react-router";
import { findPictures } from "#content/find-pictures.ts";
import { readSet } from "#content/read-set.server.ts";
import type { SetName, Words } from "#content/sets.ts";
import type { SitePicture } from "#media/shown/site-picture.ts";
import { withCheapestPrice } from "./cheapest-prices.ts";
import { siteLogo } from "./layout/site-logo.server.ts";
import { type ResolvedPage, twinAddress } from "./page-resolution.ts";
import { pageMeta, pageWords } from "./page-words.server.ts";
import type { SiteServices } from "./site-services.ts";

/**
 * What the page server passes to the loaders: readers of prices and search, the site's URL, the state of a refused
 * form.
 */
export const siteServices = createContext<SiteServices>();

/** The page that the page server resolved from the request. */
export const requestedPage = createContext<ResolvedPage>();

/**
 * Returns everything a page is drawn from: its address, its words and the shared sets. A pure function of the address
 * and the published words, but for `form` (a form sent without JavaScript and refused) and the change of an experiment.
 */
export async function loadPage<Extra = unknown>(
  { request, context }: LoaderFunctionArgs,
  extra?: (services: SiteServices, page: ResolvedPage & { url: URL }) => Promise<Extra> | Extra,
) {
  const { row, address } = context.get(requestedPage);
  const services = context.get(siteServices);
  const set = <Name extends SetName>(name: Name) => readSet(address.locale, name) as Words<Name>;
  const words = pageWords(row, address.locale);
  const meta = pageMeta(row, address.locale);
  const own = (extra ? await extra(services, { address, row, url: new URL(request.url) }) : null) as Extra;
  return {
    address,
    /** The edition in which the page is drawn; links are written in that of its address. */
    edition: services.change?.edition ?? address.edition,
    changedSections: services.change?.sections,
    arm: services.change?.arm,
    row,
    words,
    /** The pictures that the words name, by their references. */
    pictures: picturesOf([words, own], (reference) => services.readPicture(reference, address.locale)),
    logo: siteLogo(services.readPicture, address.locale),
    meta: meta && (await withCheapestPrice(meta, row, address.locale, services.packages)),
    all: set("all"),
    common: set("common"),
    header: set("header"),
    navbar: set("navbar"),
    footer: set("footer"),
    twin: services.availableAt ? null : (twinAddress(row, address) ?? null),
    origin: services.origin,
    apiBase: services.apiBase,
    gtm: services.gtm,
    speedSample: services.speedSample,
    tokensUrl: services.tokensUrl,
    assets: services.assets,
    form: services.form ?? null,
    availableAt: services.availableAt ?? null,
    suggestions: services.suggestions ?? [],
    year: services.now().getFullYear(),
    extra: own,
  };
}

function picturesOf(words: unknown, read: (reference: string) => SitePicture | undefined): Record<string, SitePicture> {
  const found = findPictures(words).map(({ reference }) => [reference, read(reference)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, SitePicture] => entry[1] !== undefined));
}

export type PageData<Extra = unknown> = Awaited<ReturnType<typeof loadPage<Extra>>>;

/** Loads a page that needs nothing but its words. */
export const loader = (args: LoaderFunctionArgs) => loadPage(args);
