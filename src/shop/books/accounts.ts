import { type SoldOnlineId, soldOnline } from "#catalogue/products.ts";
import type { Rupiah } from "#money/rupiah.ts";

/** The accounts that the journal posts to, beside the revenue of each product. */
const balanceAccounts = ["clearing", "bank", "receivable", "customers", "ppn", "refunds", "pph23", "rounding"] as const;
export type Account = (typeof balanceAccounts)[number] | `revenue:${SoldOnlineId}`;

export const accounts: readonly Account[] = [
  ...balanceAccounts,
  ...soldOnline.map((product) => `revenue:${product}` as const),
];

/** The account of a company's books that stands for one of the journal's. */
export interface AccountCode {
  code: string;
  name: string;
}

/**
 * Codes and names until finance enters its own. Their form is that of the chart of accounts with which Mekari Jurnal begins
 * (a digit for the kind, then five).
 */
const defaultsOf: Record<(typeof balanceAccounts)[number], AccountCode> = {
  clearing: { code: "1-10020", name: "Kliring penyedia pembayaran" },
  bank: { code: "1-10002", name: "Bank" },
  receivable: { code: "1-10100", name: "Piutang usaha" },
  customers: { code: "2-20300", name: "Uang milik pelanggan" },
  ppn: { code: "2-20500", name: "PPN keluaran" },
  refunds: { code: "4-40200", name: "Retur penjualan" },
  pph23: { code: "1-10501", name: "PPh 23 dibayar di muka" },
  rounding: { code: "8-80100", name: "Selisih pembulatan" },
};

/** Returns the code and name of an account until finance enters its own. */
export function defaultAccount(account: Account, nameOf: (product: SoldOnlineId) => string): AccountCode {
  if (!isRevenue(account)) return defaultsOf[account];
  const product = account.slice("revenue:".length) as SoldOnlineId;
  return { code: `4-4000${soldOnline.indexOf(product) + 1}`, name: `Pendapatan ${nameOf(product)}` };
}

export const isRevenue = (account: Account): account is `revenue:${SoldOnlineId}` => account.startsWith("revenue:");

/** Up to so many rupiah that a person accepted as missing are a rounding difference. */
export const differenceBound = 1_000;
/** Of services, what a company may withhold as PPh 23, in percent of the price without PPN. */
export const withheldPercent = 2;

/**
 * Returns the account of rupiah that are missing from an invoice, whose payment a person accepted nevertheless: tax that the
 * buyer withholds when it is that amount to the rupiah, a rounding difference when it is small, else what is still owed.
 * @param price of the invoice without PPN
 */
export function shortageOf(missing: Rupiah, price: Rupiah): "pph23" | "rounding" | "receivable" {
  if (missing <= differenceBound) return "rounding";
  return Math.abs(missing - Math.round((price * withheldPercent) / 100)) <= 1 ? "pph23" : "receivable";
}
