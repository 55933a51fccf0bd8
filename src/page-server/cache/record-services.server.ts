import type { SiteServices } from "#site/site-services.ts";

/**
 * Returns the services of one page or feed, and the names of what it read by them beside its words, filled as it is made:
 * `prices`, `contact-links`, `event-seats`, `openapi`, and the references of pictures.
 */
export function recordServices(services: SiteServices): { services: SiteServices; used: Set<string> } {
  const used = new Set<string>();
  return {
    used,
    services: {
      ...services,
      readPicture(reference, locale) {
        used.add(reference);
        return services.readPicture(reference, locale);
      },
      packages(locale) {
        used.add("prices");
        return services.packages(locale);
      },
      contactLinks() {
        used.add("contact-links");
        return services.contactLinks();
      },
      fullEvents() {
        used.add("event-seats");
        return services.fullEvents();
      },
      openapi() {
        used.add("openapi");
        return services.openapi();
      },
    },
  };
}
