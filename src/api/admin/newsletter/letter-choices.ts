import { productIds } from "#catalogue/products.ts";
import { readEntries } from "#content/read-entry.server.ts";
import { readSet } from "#content/read-set.server.ts";
import { letterChoicesView } from "#growth/newsletter/letters/letter-view.ts";
import { locales } from "#text/locales.ts";
import type { Api } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

/** GET /admin/newsletter/choices: the articles, events and products that a letter can name, in the person's language. */
export function letterChoices(api: Api): void {
  api.get(
    "/admin/newsletter/choices",
    {
      config: { permission: ["newsletter", "read"] },
      schema: {
        ...adminSchema("newsletter"),
        summary: "What a letter can name: articles, events and products",
        response: { 200: letterChoicesView, ...refusals(401, 403, 404, 409) },
      },
    },
    async ({ staff }) => {
      const own = staff.user.locale;
      const { products } = readSet(own, "all");
      return {
        data: {
          articles: choicesOf("resources", own),
          events: choicesOf("events", own),
          products: productIds.map((id) => ({ value: id, label: products[id].name, locales: [...locales] })),
        },
      };
    },
  );
}

/** Returns the entries of a collection by their titles in a language, else in the one that they have. */
function choicesOf(collection: "resources" | "events", own: (typeof locales)[number]) {
  const names = new Set(locales.flatMap((locale) => [...readEntries(locale, collection).keys()]));
  return [...names].map((value) => {
    const existing = locales.filter((locale) => readEntries(locale, collection).has(value));
    const locale = existing.includes(own) ? own : existing[0]!;
    return { value, label: readEntries(locale, collection).get(value)!.title, locales: existing };
  });
}
