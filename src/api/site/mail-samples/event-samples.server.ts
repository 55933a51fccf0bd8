import { readSet } from "#content/read-set.server.ts";
import { eventMail } from "#growth/events/event-mail.server.tsx";
import { locales } from "#text/locales.ts";
import { jakartaMoment } from "#time/jakarta-day.ts";
import type { MailSample } from "./sample.ts";

const token = "3c2b1a09-8f7e-4d6c-9b5a-4f3e2d1c0b9a.Vq3mX8pLr2Zt7Yk0Wn5Bc1Jd9Hf4Gs6Aa-_QeUi3oPx";

/** The mails to people who signed up for an event. */
export const eventSamples: MailSample[] = (["seat", "waiting", "moved-up", "changed", "day", "hour"] as const).map(
  (kind) => ({
    name: `event-${kind}`,
    locales,
    compose(locale, site) {
      const { items } = readSet(locale, "events");
      const words = { ...items.at(-1)!, meeting: `${site}/meeting` };
      const [starts, ends] = [jakartaMoment(words.starts), jakartaMoment(words.ends)];
      const event = { id: words.id, words, starts, ends, seats: words.seats };
      return eventMail({ kind, event, locale, token, place: kind === "waiting" ? 3 : null, site });
    },
  }),
);
