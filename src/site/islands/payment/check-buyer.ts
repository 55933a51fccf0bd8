import type { BuyerDraft } from "#client/kept-buyer.ts";
import { npwpDigits } from "./buyer-draft.ts";

/** The rules of the buyer's data, by the codes of the words; the server judges by the same ones again. */
export function checkBuyer(value: unknown) {
  const draft = value as BuyerDraft;
  const issues: { path: (keyof BuyerDraft)[]; message: string }[] = [];
  for (const name of ["name", "address"] as const)
    if (draft[name].trim() === "") issues.push({ path: [name], message: "required" });
  const npwp = npwpDigits(draft.npwp);
  if (npwp && !/^\d{16}$/.test(npwp)) issues.push({ path: ["npwp"], message: "npwp" });
  if (issues.length > 0) return { success: false as const, error: { issues } };
  return { success: true as const, data: draft };
}
