import type { PaymentInstructions } from "./gateways/gateway.ts";

/**
 * Returns the name that the payer's bank shows for a virtual account: Xendit's carries the name of the buyer, as it is sent
 * there (`display_name`, 50 characters), that of every other provider the company's.
 */
export function payeeName(provider: string, names: { seller: string; buyer: string }): string {
  return provider === "xendit" ? names.buyer.slice(0, 50) : names.seller;
}

/** Returns what the steps at a bank are filled in with, but for the total. */
export function bankNumbers(instructions: PaymentInstructions | null | undefined) {
  const number = instructions?.va_number ?? "";
  return {
    number,
    // Where a bank asks for the company's code and the provider gives one long number, its first five digits are the code.
    biller: instructions?.biller_code ?? number.slice(0, 5),
    key: instructions?.bill_key ?? number,
  };
}
