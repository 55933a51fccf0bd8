import type { Address } from "#address/address.ts";
import type { Locale } from "#text/locales.ts";

/** A package as the pages show it; the shop's reader answers these. */
export interface PackageOffer {
  id: string;
  product: string;
  tier: string;
  name: string;
  description: string;
  /** Whole rupiah a month, without PPN. */
  price: number;
  features: string[];
}

export interface SearchAnswer {
  results: { path: string; title: string; excerpt: string; kind: string }[];
  suggestion?: string;
}

/** Addresses of built files: the stylesheet and, for each island, the chunks to preload. */
export interface SiteAssets {
  islands: Record<string, string[]>;
}

/** A form that came without JavaScript and was refused: what was typed, and what is wrong with it. */
export interface FormState {
  values: Record<string, string>;
  issues: { path: string; code: string; message: string }[];
  /** What is wrong with the request as a whole: too many of them, or its input. */
  problem: { code: string; title: string };
}

/** A page that somebody may have meant by an address that is none. */
export interface PageSuggestion {
  path: string;
  title: string;
}

export interface SiteServices {
  origin: string;
  /** Whether search engines may list the site; a staging site says no. */
  listed: boolean;
  /** Base of the API for the browser: `/api`, or where it lives instead. */
  apiBase: string;
  /** A tag manager's id, used after consent; empty when none is configured. */
  gtm: string;
  /** Where the design tokens are fetched from; empty for our own API. */
  tokensUrl: string;
  /** Number for WhatsApp and page to book a demo, both empty unless configured. */
  contactLinks: { whatsApp: string; booking: string };
  assets: SiteAssets;
  now: () => Date;
  packages: (locale: Locale) => Promise<PackageOffer[]>;
  search: (query: string, locale: Locale) => Promise<SearchAnswer>;
  /** The OpenAPI document of every call. */
  openapi: () => Promise<object>;
  form?: FormState;
  /** For a 404: the pathname that was asked for, and where the page exists instead. */
  asked?: string;
  elsewhere?: Address;
  /** For a 404: pages that may have been meant. */
  suggestions?: PageSuggestion[];
}
