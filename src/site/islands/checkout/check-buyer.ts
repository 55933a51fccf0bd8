import type { BuyerDraft } from "#client/storage/buyer-draft.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { readNpwp } from "#shop/orders/npwp.ts";

type Issue = { path: (keyof BuyerDraft)[]; message: string };
type Checked = { success: true; data: Buyer } | { success: false; error: { issues: Issue[] } };

/** Reads what was typed as a buyer, or says what is wrong by the codes of the words; the server judges it all again. */
export function checkBuyer(value: unknown): Checked {
  const typed = value as BuyerDraft;
  const [name, address, digits] = [typed.name.trim(), typed.address.trim(), typed.npwp.trim()];
  const npwp = digits === "" ? undefined : readNpwp(digits);
  const issues: Issue[] = [];
  if (name === "") issues.push({ path: ["name"], message: "required" });
  if (address === "") issues.push({ path: ["address"], message: "required" });
  if (npwp === null) issues.push({ path: ["npwp"], message: "invalid_npwp" });
  if (issues.length > 0) return { success: false, error: { issues } };
  return { success: true, data: { name, address, ...(npwp && { npwp }) } };
}
