import { writeAddress } from "#address/address.ts";
import { usePage } from "../use-page.ts";
import { breadcrumbOf } from "./breadcrumb-trail.ts";
import { structuredParts } from "./structured-parts.ts";

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
