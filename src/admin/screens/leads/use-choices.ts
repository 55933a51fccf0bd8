import type { LeadChoices } from "#leads/inbox/lead-contract.ts";
import { useCall, useLocale } from "../../kit/data.ts";

const none: LeadChoices = { products: [], industries: [], sources: [], campaigns: [] };

/** Returns what leads can be narrowed to, and how products and industries are called. */
export function useChoices() {
  const lang = useLocale();
  const { data = none } = useCall("/admin/leads/choices", { lang });
  const nameIn = (list: LeadChoices["products"]) => (id: string) => list.find((known) => known.id === id)?.name ?? id;
  return { choices: data, productName: nameIn(data.products), industryName: nameIn(data.industries) };
}
