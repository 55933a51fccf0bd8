import type { SoldOnlineId } from "./products.ts";

export const tiers = ["starter", "growth", "business"] as const;
export type Tier = (typeof tiers)[number];

/** Package ids are product, then tier: `big-social-starter`. */
export type PackageId = `${SoldOnlineId}-${Tier}`;

export function packageId(product: SoldOnlineId, tier: Tier): PackageId {
  return `${product}-${tier}`;
}

/** The package of each product that price page, choice and checkout suggest. */
export const suggestedTier: Tier = "growth";

export function isSuggested(id: string): boolean {
  return id.endsWith(`-${suggestedTier}`);
}
