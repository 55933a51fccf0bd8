import { type Address, writeAddress } from "#address/address.ts";
import { entryPath } from "#content/entries/collection-fields.ts";
import type { EventWords } from "#content/kinds/events.ts";

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
