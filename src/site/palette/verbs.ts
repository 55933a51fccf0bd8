import { invoicePdf, orders } from "#client/api/orders.ts";
import { storedToken } from "#client/api/stored-token.ts";
import { readRoot } from "#client/storage/storage.ts";
import { invoiceFileName } from "#shop/invoices/invoice.ts";
import type { Locale } from "#text/locales.ts";
import { copyText } from "#ui/copy-text.ts";
import { saveBlob } from "../islands/account/save-blob.ts";
import type { PaletteEntry } from "./palette-entries.ts";

/** What the search dialog does beside opening pages, in the order of its list. */
export const verbNames = ["logIn", "account", "order", "orders", "invoice", "language", "theme", "copy"] as const;
export type VerbName = (typeof verbNames)[number];

/** What the browser knows without asking the server. */
export interface KnownState {
  loggedIn: boolean;
  /** The id of the order that waits for its payment; empty when there is none. */
  waitingOrder: string;
  hasTwin: boolean;
  hasThemes: boolean;
}

/** Returns the verbs that make sense now: what needs an account is offered to those who are logged in. */
export function verbsFor({ loggedIn, waitingOrder, hasTwin, hasThemes }: KnownState): VerbName[] {
  const offered: Record<VerbName, boolean> = {
    logIn: !loggedIn,
    account: loggedIn,
    order: waitingOrder !== "",
    orders: loggedIn && waitingOrder === "",
    invoice: loggedIn,
    language: hasTwin,
    theme: hasThemes,
    copy: true,
  };
  return verbNames.filter((name) => offered[name]);
}

/**
 * Returns the verbs of a dialog as entries of its list.
 * @param say announces what was done
 */
export function verbEntries(dialog: HTMLElement, say: (text: string) => void): PaletteEntry[] {
  const words = dialog.querySelector<HTMLElement>("[data-verbs]");
  if (!words) return [];
  const switchLink = document.querySelector<HTMLAnchorElement>("a[data-language-switch]");
  const themes = document.querySelector<HTMLElement>("[data-theme-switch]");
  const waitingOrder = waitingOrderOf(readRoot());
  const state: KnownState = {
    loggedIn: storedToken() !== undefined,
    waitingOrder,
    hasTwin: switchLink !== null,
    hasThemes: themes !== null,
  };
  return verbsFor(state).map((name): PaletteEntry => {
    const link = words.querySelector<HTMLAnchorElement>(`[data-verb=${name}]`)!;
    const entry = {
      href: link.pathname,
      name: link.querySelector("b")!.textContent!,
      line: link.querySelector("span")!.textContent!,
      glyph: link.querySelector("svg")!,
    };
    const here = { ...entry, href: `#${name}` };
    switch (name) {
      case "order":
        return { ...entry, href: `${link.pathname}/${encodeURIComponent(waitingOrder)}` };
      case "invoice":
        return { ...entry, run: async () => (await saveLastInvoice()) || location.assign(entry.href) };
      case "language":
        return { ...here, href: switchLink!.href, run: () => switchLink!.click() };
      case "theme":
        return { ...here, run: () => themes!.click() };
      case "copy":
        return {
          ...here,
          run: async () => say((await copyText(location.href)) ? words.dataset.copied! : words.dataset.notCopied!),
        };
      default:
        return entry;
    }
  });
}

function waitingOrderOf({ payment }: { payment?: unknown }): string {
  const id = (payment as { activeBilling?: unknown } | undefined)?.activeBilling;
  return typeof id === "string" ? id : "";
}

/** Downloads the invoice of the newest paid order among the last ones; false when there is none or it cannot be had. */
async function saveLastInvoice(): Promise<boolean> {
  const locale = document.documentElement.lang as Locale;
  const outcome = await orders();
  const paid = outcome.ok ? outcome.data.orders.find(({ invoice_number }) => invoice_number !== null) : undefined;
  if (!paid?.invoice_number) return false;
  const invoice = await invoicePdf(paid.id, locale);
  if (invoice.ok) saveBlob(invoice.data, invoiceFileName(paid.invoice_number, paid.invoice_revision, locale));
  return invoice.ok;
}
