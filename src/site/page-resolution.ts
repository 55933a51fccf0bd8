import { type Address, canonicalPathname, readAddress, writeAddress } from "#address/address.ts";
import { contentName, soldOnline } from "#catalogue/products.ts";
import type { PageRow } from "./page-row.ts";
import { findRenamed, findRow } from "./page-rows.server.ts";

/** Old and likely paths; each is redirected (301) to the page's current path. */
export const renamedPaths: Record<string, string> = {
  ...Object.fromEntries(soldOnline.map((id) => [`/choosing-${id}`, `/choosing-${contentName(id)}`])),
  "/docs/first-steps": "/docs",
  "/pricing": "/products/pricing",
  "/contact": "/contact-us",
  "/about": "/about-us",
  "/auth": "/auth/login",
  "/login": "/auth/login",
  "/logout": "/account",
  "/register": "/auth/register",
  "/cookies": "/privacy-policy",
  "/privacy": "/privacy-policy",
  "/terms": "/terms-and-conditions",
  "/contact-us/thank-you/end-to-end": "/contact-us/thank-you/end-to-end-platform",
  "/thank-you/end-to-end-platform": "/thank-you/end-to-end",
  "/solutions/energy": "/solutions/energy-and-utilities",
  "/products/big-vision/ocr": "/products/big-vision/optical-character-recognition",
};

/** A row of the page table, and the language and edition in which it is shown. */
export interface ResolvedPage {
  row: PageRow;
  address: Address;
}

export type Resolution =
  | ({ kind: "page" } & ResolvedPage)
  | { kind: "redirect"; to: string }
  | { kind: "missing"; address: Address; availableAt?: Address };

/**
 * Returns what is at a pathname: a page, a permanent redirect to its proper spelling or new name, or nothing.
 * Decided before React Router, which would also match `/EN/...`.
 */
export function resolvePage(pathname: string): Resolution {
  const proper = canonicalPathname(pathname);
  const address = readAddress(proper);
  const lower = address.path.toLowerCase();
  const row = findRow(address.path);
  if (!row) {
    const to = findRow(lower) ? lower : (renamedPaths[lower] ?? findRenamed(lower));
    if (to) return { kind: "redirect", to: writeAddress({ ...address, path: to }) };
  }
  if (!row) return proper === pathname ? { kind: "missing", address } : { kind: "redirect", to: proper };
  const otherLanguage = row.locales && !row.locales.includes(address.locale);
  // The pathname is that of the page in the other language.
  if (otherLanguage && row.twin) return { kind: "redirect", to: writeAddress({ ...address, path: row.twin }) };
  if (proper !== pathname) return { kind: "redirect", to: proper };
  // The page exists in the other language alone: the 404 links there.
  if (otherLanguage) return { kind: "missing", address, availableAt: { ...address, locale: row.locales![0]! } };
  return { kind: "page", row, address };
}

/**
 * Returns the page at an address of the site's own.
 * @throws when the page table has no such path
 */
export function pageIn(address: Address): ResolvedPage {
  const row = findRow(address.path);
  if (!row) throw new Error(`The page table has no ${address.path}`);
  return { row, address };
}

/** Returns the address of the same page in the other language, or undefined where it has none. */
export function twinAddress(row: PageRow, address: Address): Address | undefined {
  const locale = address.locale === "id" ? "en" : "id";
  if (row.twin) return { ...address, locale, path: row.twin };
  if (row.locales) return undefined;
  return { ...address, locale };
}
