import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { absoluteUrl } from "../compose/letter-mail.server.tsx";
import "../tables.server.ts";

interface Click {
  letter: string;
  number: number;
  /** A program that looks at links before people do is led on and not counted. */
  isCounted: boolean;
}

/** Counts a click and returns where it leads, with the letter as the campaign on our own pages; nothing says who clicked. */
export async function followLink(
  db: Database,
  { letter, number, isCounted }: Click,
  site: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom("letter_links")
    .innerJoin("letters", "letters.id", "letter_links.letter_id")
    .select(["href", "locale", "slug"])
    .where("letter_id", "=", letter)
    .where("number", "=", number)
    .executeTakeFirst();
  if (!found) return undefined;
  if (isCounted)
    await db
      .updateTable("letter_links")
      .set((is) => ({ clicks: is("clicks", "+", 1) }))
      .where("letter_id", "=", letter)
      .where("number", "=", number)
      .execute();
  return targetOf(found, site);
}

function targetOf({ href, locale, slug }: { href: string; locale: Locale; slug: string | null }, site: string): string {
  const url = new URL(absoluteUrl(href, { locale, site }));
  if (!href.startsWith("/")) return url.href;
  const campaign = { utm_source: "newsletter", utm_medium: "email", utm_campaign: `newsletter-${slug ?? ""}` };
  for (const [name, value] of Object.entries(campaign)) url.searchParams.set(name, value);
  return url.href;
}
