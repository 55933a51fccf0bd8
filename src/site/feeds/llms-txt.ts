import { writeAddress } from "#address/address.ts";
import { productIds } from "#catalogue/products.ts";
import { readSet } from "#content/read-set.server.ts";
import type { SiteServices } from "../site-services.ts";
import type { Feed } from "./feed.ts";

/** Returns `/llms.txt` (llmstxt.org): what the site is about and where its facts are, for programs that read it. */
export function llmsTxt({ origin }: SiteServices): Feed {
  const { company } = readSet("en", "common");
  const { products } = readSet("en", "all");
  const meta = readSet("en", "meta");
  const link = (path: string, name: string) =>
    `- [${name}](${origin}${writeAddress({ locale: "en", edition: "v1", path })}): ${meta[path]?.description}`;
  const body = [
    `# ${company.name}`,
    "",
    `> ${company.tagline}. Every page exists in Indonesian (no prefix) and in English (/en).`,
    "",
    "## Products",
    ...productIds.map((id) => link(`/products/${id}`, products[id].name)),
    "",
    "## Prices, documentation, contact",
    link("/products/pricing", "Packages and prices"),
    link("/docs", "Documentation"),
    link("/docs/api", "API reference"),
    link("/contact-us", "Contact"),
    `- [OpenAPI document](${origin}/api/openapi.json): every call of the API`,
    `- [Sitemap](${origin}/sitemap.xml): every page, with the day on which its words were changed last`,
    "",
  ];
  return { type: "text/plain; charset=utf-8", body: body.join("\n") };
}
