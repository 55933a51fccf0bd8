/** The products by their job, in the order of the story of the family (DESIGN.md). */
export const productJobs = {
  collect: ["big-spider", "big-social"],
  keep: ["big-lake"],
  ask: ["big-query", "big-view"],
  understand: ["big-vision", "big-legal", "big-assistant"],
  act: ["big-builder", "big-action", "big-one"],
  share: ["big-market", "api-marketplace"],
} as const;
export type ProductJob = keyof typeof productJobs;
export const jobIds = Object.keys(productJobs) as ProductJob[];

export type ProductId = (typeof productJobs)[ProductJob][number];
/** Every product of the family, by the slug of its address (DECISIONS.md, "Names that outside clients use"). */
export const productIds: readonly ProductId[] = Object.values(productJobs).flat();

/** Returns the job of a product, which decides its hue. */
export function jobOf(product: ProductId): ProductJob {
  return jobIds.find((job) => (productJobs[job] as readonly ProductId[]).includes(product))!;
}

/** The eight products sold online, each with its own choosing page. */
export const soldOnline = [
  "big-social",
  "big-assistant",
  "big-builder",
  "big-vision",
  "big-legal",
  "big-spider",
  "big-view",
  "big-query",
] as const satisfies readonly ProductId[];
export type SoldOnlineId = (typeof soldOnline)[number];

export function isProductId(value: string): value is ProductId {
  return (productIds as readonly string[]).includes(value);
}

export function isSoldOnline(value: string): value is SoldOnlineId {
  return (soldOnline as readonly string[]).includes(value);
}

export type ContentName<Id extends ProductId> = Id extends `big-${infer Rest}` ? `big${Rest}` : Id;

/** Returns the product's name in content-set names and in choosing addresses: `big-social` -> `bigsocial`. */
export function contentName<Id extends ProductId>(product: Id): ContentName<Id> {
  return product.replace(/^big-/, "big") as ContentName<Id>;
}

/** What a request may ask for: one product, the whole platform, or advice. */
export const leadProducts = [...productIds, "end-to-end-platform", "not-sure"] as const;
export type LeadProduct = (typeof leadProducts)[number];

export function isLeadProduct(value: string): value is LeadProduct {
  return (leadProducts as readonly string[]).includes(value);
}
