import type { PackageOffer } from "../../site-services.ts";

/** Returns a call of the site's own API and its answer, shortened, at the prices of the day. */
export function sampleCall(api: string, offers: readonly PackageOffer[]) {
  const product = "big-social";
  const own = offers.filter((offer) => offer.product === product).slice(0, 2);
  const lines = own.map(({ id, tier, price }) => `  { "id": "${id}", "tier": "${tier}", "price": ${price} }`);
  return {
    call: `curl '${api}/packages?product=${product}'`,
    answer: `{ "data": [\n${lines.join(",\n")}\n] }`,
  };
}
