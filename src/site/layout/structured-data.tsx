import { type Address, localizeHref, writeAddress } from "#address/address.ts";
import { contentName, type ProductId, soldOnline } from "#catalogue/products.ts";
import { entryPath } from "#content/entries/collection-fields.ts";
import type { EventWords } from "#content/kinds/events.ts";
import { type Office, zones } from "#content/kinds/locations.ts";
import { plainText } from "#text/plain-text.ts";
import type { PageData } from "../page.server.ts";
import type { PackageOffer } from "../site-services.ts";
import { usePage } from "../use-page.ts";
import { breadcrumbOf } from "./breadcrumb-trail.ts";

/** Renders the page's JSON-LD: organization, breadcrumbs, offers. It is a data block, so the CSP does not apply. */
export function StructuredData() {
  const page = usePage();
  const { origin, address, common, all, logo } = page;
  const introduces = ["/", "/about-us", "/contact-us"].includes(page.row.path);
  const trail = breadcrumbOf(page.row, all, common);
  const parts = structuredParts(page);
  const graph = [
    // Complete where search engines look for it; elsewhere only where another part refers to it.
    (introduces || JSON.stringify(parts).includes("#organization")) && {
      "@type": "Organization",
      "@id": `${origin}/#organization`,
      name: common.company.name,
      url: origin,
      logo: `${origin}/icon-512.png${logo.icons}`,
      ...(introduces && {
        legalName: common.company.legalName,
        telephone: common.company.phone,
        email: common.company.email,
        sameAs: common.company.social.map(({ href }) => href),
      }),
    },
    page.row.path === "/" && {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      url: origin,
      name: common.company.name,
      inLanguage: address.locale,
      potentialAction: {
        "@type": "SearchAction",
        target: `${origin}${writeAddress({ ...address, edition: "v1", path: "/search" })}?q={search_term_string}`,
        "query-input": "required name=search_term_string",
      },
    },
    trail.length > 0 && {
      "@type": "BreadcrumbList",
      itemListElement: trail.map(({ label, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: origin + writeAddress({ ...address, edition: "v1", path }),
      })),
    },
    ...parts,
  ].filter(Boolean);
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Returns what a page's own words add to its JSON-LD: its questions, and offers where packages are sold. */
function structuredParts(page: PageData): object[] {
  const { words, extra } = page;
  const parts: object[] = [];
  const questions = (words as { questions?: { items: { question: string; answer: string }[] } }).questions;
  if (questions)
    parts.push({
      "@type": "FAQPage",
      mainEntity: questions.items.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
      })),
    });
  const { packages, structured } = (extra ?? {}) as { packages?: PackageOffer[]; structured?: object[] };
  if (packages?.length && "name" in words) parts.push(productPart(words.name as string, packages, page));
  return [...parts, ...(structured ?? [])];
}

/** Returns the JSON-LD of upcoming events (schema.org/Event), without samples, which never take place. */
export function eventParts(
  events: readonly EventWords[],
  { origin, address, organizer }: { origin: string; address: Address; organizer: string },
): object[] {
  const pageOf = (id: string) => origin + writeAddress({ ...address, edition: "v1", path: entryPath("events", id) });
  const real = events.filter(({ sample }) => !sample);
  return real.map(({ id, title, body, starts, ends, online, place, city }) => ({
    "@type": "Event",
    "@id": pageOf(id),
    url: pageOf(id),
    name: title,
    description: body,
    startDate: `${starts}:00+07:00`,
    endDate: `${ends}:00+07:00`,
    inLanguage: "id",
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location: online
      ? { "@type": "VirtualLocation", url: pageOf(id) }
      : {
          "@type": "Place",
          name: place,
          address: { "@type": "PostalAddress", addressLocality: city, addressCountry: "ID" },
        },
    image: `${origin}/og/${address.locale}/events.png`,
    organizer: { "@type": "Organization", "@id": `${origin}/#organization`, name: organizer, url: origin },
  }));
}

type Place = Pick<PageData, "origin" | "address" | "common">;

/** Returns the JSON-LD of a product sold online, with an offer for each package: rupiah a month, before PPN. */
function productPart(name: string, packages: readonly PackageOffer[], { origin, common }: Place, url?: string) {
  return {
    "@type": "Product",
    name,
    brand: { "@type": "Brand", name: common.company.name },
    image: `${origin}/icon-512.png`,
    ...(url && { url }),
    offers: packages.map((offer) => ({
      "@type": "Offer",
      name: offer.name,
      price: offer.price,
      priceCurrency: "IDR",
      availability: "https://schema.org/InStock",
    })),
  };
}

/** Returns the JSON-LD of every product whose packages are shown, in the order of the catalogue. */
export function productParts(
  packages: readonly PackageOffer[],
  page: Place & { all: { products: Record<ProductId, { name: string }> } },
): object[] {
  return soldOnline.flatMap((id) => {
    const own = packages.filter(({ product }) => product === id);
    if (own.length === 0) return [];
    const url = page.origin + localizeHref(`/choosing-${contentName(id)}`, { ...page.address, edition: "v1" });
    return [productPart(page.all.products[id].name, own, page, url)];
  });
}

/** Returns the JSON-LD of offices (schema.org/LocalBusiness), without invented ones (`sample`). */
export function officeParts(
  offices: readonly Office[],
  { origin, address, name }: { origin: string; address: Address; name: string },
): object[] {
  const page = origin + writeAddress({ ...address, edition: "v1", path: "/locations" });
  return offices
    .filter(({ sample }) => !sample)
    .map((office) => ({
      "@type": "LocalBusiness",
      "@id": `${page}#${office.id}`,
      url: `${page}#${office.id}`,
      name: `${name} ${office.city}`,
      image: `${origin}/icon-512.png`,
      telephone: office.phone,
      parentOrganization: { "@id": `${origin}/#organization` },
      address: {
        "@type": "PostalAddress",
        streetAddress: office.address[0],
        addressLocality: office.city,
        addressCountry: "ID",
      },
      geo: { "@type": "GeoCoordinates", latitude: office.latitude, longitude: office.longitude },
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: `${office.opens}:00+0${zones[office.zone]}:00`,
        closes: `${office.closes}:00+0${zones[office.zone]}:00`,
      },
    }));
}
