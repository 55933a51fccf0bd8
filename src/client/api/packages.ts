import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** A package as sold: `price` in whole rupiah a month, without PPN. */
export interface OfferedPackage {
  id: string;
  product: string;
  name: string;
  description: string;
  price: number;
  features: string[];
}

export async function offeredPackages(product?: string, signal?: AbortSignal): Promise<Outcome<OfferedPackage[]>> {
  const outcome = await request<{ data: OfferedPackage[] }>("GET", "/packages", {
    query: { product },
    ...(signal && { signal }),
  });
  return mapOutcome(outcome, ({ data }) => data);
}
