import type { Address } from "#address/address.ts";
import type { FormState } from "#content/page-request.ts";
import type { OwnRegistration } from "#growth/events/registrations.server.ts";
import type { SitePicture } from "#media/shown/site-picture.ts";
import type { Rupiah } from "#money/rupiah.ts";
import type { Locale } from "#text/locales.ts";

/** A package as the pages show it. */
export interface PackageOffer {
  id: string;
  product: string;
  tier: string;
  name: string;
  description: string;
  /** Whole rupiah a month, without PPN. */
  price: Rupiah;
  features: string[];
}

export interface SearchResults {
  results: { path: string; title: string; excerpt: string; kind: string }[];
  suggestion?: string | undefined;
}

/** URLs of built files: for each island, its chunks. */
export interface SiteAssets {
  islands: Record<string, string[]>;
}

/** A page that a visitor of a 404 may have meant. */
export interface PageSuggestion {
  path: string;
  title: string;
}

/** What a subscriber chose of the newsletter. */
export interface ChosenLetters {
  topics: readonly string[];
  locale: Locale;
}

export interface SiteServices {
  origin: string;
  /** Whether search engines may list the site; false for a staging site. */
  listed: boolean;
  /** Base URL of the API for the browser: `/api` unless it has a host of its own. */
  apiBase: string;
  /** A tag manager's id, used after consent; empty when none is configured. */
  gtm: string;
  /** Percent of page views whose loading is measured. */
  speedSample: number;
  /** Where the design tokens are fetched from; empty for our own API. */
  tokensUrl: string;
  /** Returns the number for WhatsApp and the page to book a demo, each empty where none is offered. */
  contactLinks: () => { whatsApp: string; booking: string };
  assets: SiteAssets;
  now: () => Date;
  packages: (locale: Locale) => Promise<PackageOffer[]>;
  /** Returns the picture of a reference in words (`media:<id>`); undefined for one that cannot be shown. */
  readPicture: (reference: string, locale: Locale) => SitePicture | undefined;
  /** Returns what the subscriber of a link in a letter chose; undefined where the link is not valid. */
  readPreferences: (token: string) => Promise<ChosenLetters | undefined>;
  /** Whether events that are samples can be signed up for, as where the suite is tried out. */
  takesSampleEvents: boolean;
  /** Returns the names of the events that have no free seat. */
  fullEvents: () => Promise<string[]>;
  /** Returns the registration for an event that a link in a mail opens; undefined where the link is not valid. */
  readRegistration: (token: string) => Promise<OwnRegistration | undefined>;
  search: (query: string, locale: Locale) => Promise<SearchResults>;
  /** The OpenAPI specification of every call. */
  openapi: () => Promise<object>;
  /** What an experiment draws otherwise. */
  change?: PageChange;
  form?: FormState;
  /** For a 404: where the page exists in the other language. */
  availableAt?: Address;
  /** For a 404: pages that the visitor may have meant. */
  suggestions?: PageSuggestion[];
}

/** What an experiment draws otherwise than the address of a page says. */
export interface PageChange {
  /** The edition in which the page is drawn; its links stay in that of its address. */
  edition?: "v1" | "v2";
  /** By their names, sections that are drawn as an edition has them, or left out. */
  sections?: Readonly<Record<string, "v1" | "v2" | "nothing">>;
  /** The arm of a running experiment, as browsers know it: `x3=b`. */
  arm?: string;
}
