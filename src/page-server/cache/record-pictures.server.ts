import type { SiteServices } from "#site/site-services.ts";

/** Returns the services of one page or feed, and the references of the pictures that it shows, filled as it is made. */
export function recordPictures(services: SiteServices): { services: SiteServices; pictures: Set<string> } {
  const pictures = new Set<string>();
  return {
    pictures,
    services: {
      ...services,
      readPicture(reference, locale) {
        pictures.add(reference);
        return services.readPicture(reference, locale);
      },
    },
  };
}
