import { localizeHref } from "#address/address.ts";
import { readBrand } from "#content/brand/read-brand.server.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Locale } from "#text/locales.ts";
import { siteLogo } from "../layout/site-logo.server.ts";
import type { SiteServices } from "../site-services.ts";
import type { Feed } from "./feed.ts";

/** Returns the web app manifest of a language. */
export function manifest({ readPicture }: SiteServices, match: RegExpMatchArray): Feed {
  const locale = match[1] as Locale;
  const { company } = readSet(locale, "common");
  const { icons } = siteLogo(readPicture, locale);
  const start = localizeHref("/", { locale, edition: "v1" });
  const body = JSON.stringify({
    name: company.name,
    short_name: company.name,
    description: company.tagline,
    lang: locale,
    id: start,
    start_url: start,
    // The other language is no other application.
    scope: "/",
    display: "browser",
    background_color: "#ffffff",
    theme_color: readBrand().light.primary,
    icons: [
      { src: `/icon-192.png${icons}`, sizes: "192x192", type: "image/png" },
      { src: `/icon-512.png${icons}`, sizes: "512x512", type: "image/png" },
      // The sign stays within the safe zone, see scripts/draw-icons.ts and page-server/icons/tile.ts.
      { src: `/icon-512.png${icons}`, sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
  return { type: "application/manifest+json", body };
}
