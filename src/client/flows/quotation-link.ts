import { paymentMethodNames } from "#catalogue/payment-methods.ts";
import { paymentMethodIdOf } from "../names.ts";
import { dispatch } from "../state/store.ts";
import { changeRoot, isRecord, readRoot } from "../storage/storage.ts";
import { lookUpVoucher } from "./look-up-voucher.ts";

/** A quotation that is being bought: its token is sent with prices and the order as long as the choice is the quoted one. */
interface BoughtQuotation {
  token: string;
  package: string;
  months: number;
}

/**
 * Returns the address on which the payment page buys what a quotation offers. Token, voucher and method are in the fragment,
 * which no server logs.
 * @param token absent to buy the same at today's price
 */
export function buyAddress(
  payment: string,
  quoted: { package: { id: string }; months: number; method: string; voucher_code: string | null },
  token?: string,
): string {
  const fragment = new URLSearchParams({ method: quoted.method, voucher: quoted.voucher_code ?? "" });
  if (token) fragment.set("quotation", token);
  return `${payment}?package=${encodeURIComponent(quoted.package.id)}&months=${quoted.months}#${fragment}`;
}

/**
 * Takes over what the fragment of the payment page says about a quotation: its token, method and voucher, in place of what
 * was chosen before. Returns whether there was anything; the caller removes it from the address.
 */
export function takeOverQuotation(url: URL): boolean {
  const fragment = new URLSearchParams(url.hash.slice(1));
  const voucher = fragment.get("voucher");
  const method = paymentMethodIdOf(fragment.get("method") ?? "");
  if (voucher === null || !method) return false;
  const [token, bought, months] = [
    fragment.get("quotation"),
    url.searchParams.get("package"),
    Number(url.searchParams.get("months")),
  ];
  const quotation: BoughtQuotation | undefined = token && bought ? { token, package: bought, months } : undefined;
  changeRoot({ quotation });
  dispatch("payment", { type: "method chosen", name: paymentMethodNames[method] });
  if (voucher) void lookUpVoucher(voucher);
  else dispatch("discount", { type: "removed" });
  return true;
}

/** Returns the token to send with a choice, if it is what the quotation being bought offers. */
export function tokenFor(choice: { package_id: string; months: number }): string | undefined {
  const { quotation } = readRoot();
  if (!isRecord(quotation)) return undefined;
  const { token, package: bought, months } = quotation as unknown as BoughtQuotation;
  return bought === choice.package_id && months === choice.months ? token : undefined;
}

/** Forgets the quotation once its order is placed. */
export function forgetQuotation(): void {
  changeRoot({ quotation: undefined });
}
