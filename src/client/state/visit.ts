import { orNull, record, text } from "./shape.ts";
import { slice } from "./slice.ts";

/** SPEC.md section 3: the landing query as one string. Written by the visitor script. */
export const trackingQuery = slice(text());

/** The last visited address: path and query of this origin. Written by the visitor script. */
export const lastVisited = slice(text());

const readTouch = orNull(
  record({
    utm_source: text(),
    utm_medium: text(),
    utm_campaign: text(),
    utm_term: text(),
    landing_page: text(),
    referrer: text(),
    at: text(),
  }),
);
/** First and last touch (DECISIONS.md, "Contact form"). Written by the visitor script. */
export const attribution = slice(record({ first: readTouch, last: readTouch }));

/** The visitor's choice in the consent banner, and the version of its wording. */
export const consent = slice(record({ choice: text(), version: text(), at: text(), proof: text() }));

/** `dismissed` once the offer of the other language was declined. */
export const languageOffer = slice(text());

/** `light`, `dark`, or empty for what the device prefers. */
export const theme = slice(text());
