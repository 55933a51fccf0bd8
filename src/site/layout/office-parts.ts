import { type Address, writeAddress } from "#address/address.ts";
import { type Office, zones } from "#content/kinds/locations.ts";

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
