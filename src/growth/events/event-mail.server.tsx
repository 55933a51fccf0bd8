import { localizeHref } from "#address/address.ts";
import { entryPath } from "#content/entries/collection-fields.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { MailButton } from "#mail/button.server.tsx";
import { type Fact, Facts } from "#mail/facts.server.tsx";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { primaryColour } from "#mail/primary-colour.server.ts";
import { Note, Paragraph } from "#mail/text.server.tsx";
import { calendarText } from "#text/calendar-text.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatClock, formatMomentWithZone } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { eventEntry, placeOfEvent } from "./calendar-entry.ts";
import type { AgendaEvent } from "./read-event.server.ts";
import type { EventMailKind } from "./registrations.server.ts";

interface EventMail {
  kind: EventMailKind;
  event: AgendaEvent;
  locale: Locale;
  /** Opens the registration. */
  token: string;
  /** The place in the queue, of who waits. */
  place: number | null;
  /** Origin of the site. */
  site: string;
}

/**
 * Renders a mail about a registration: of who has a seat with where to go or join, and a file for the calendar. It has
 * nothing that was typed into the form, whose sender may be a stranger.
 */
export async function eventMail(options: EventMail): Promise<Pick<Mail, "subject" | "html" | "text" | "attachments">> {
  const { kind, event, locale, place, site } = options;
  const words = readSet(locale, "mails-events");
  const { subject, heading, line } = words.mails[kind];
  const values = {
    event: event.words.title,
    time: `${formatClock(event.starts, locale)} WIB`,
    place: place ?? "",
  };
  const hasSeat = place === null;
  const { meeting, sample } = event.words;
  const layout = { locale, site, reason: "request", heading: fill(heading, values), preheader: fill(line, values) };
  const manageUrl = `${pageOf(options)}?${new URLSearchParams({ registration: options.token })}#registration`;
  const body = await renderMail(
    <MailLayout {...layout} reason="request">
      <Paragraph>{fill(line, values)}</Paragraph>
      <Facts rows={factsOf(options, hasSeat)} />
      {hasSeat && meeting && <MailButton href={meeting}>{words.join}</MailButton>}
      {hasSeat && <Note>{words.calendar}</Note>}
      {sample && <Note>{words.sample}</Note>}
      <Note>
        {words.cancelBefore}{" "}
        <a className="link" href={manageUrl} style={{ color: primaryColour() }}>
          {words.cancel}
        </a>
      </Note>
    </MailLayout>,
  );
  return { subject: fill(subject, values), ...body, ...(hasSeat && { attachments: [calendarFile(options)] }) };
}

const pageOf = ({ event, locale, site }: EventMail) =>
  site + localizeHref(entryPath("events", event.id), { locale, edition: "v1" });

function factsOf({ event, locale }: EventMail, hasSeat: boolean): Fact[] {
  const { labels } = readSet(locale, "mails-events");
  const { words, starts, ends } = event;
  const isOneDay = jakartaDay(starts) === jakartaDay(ends);
  const until = isOneDay ? `${formatClock(ends, locale)} WIB` : formatMomentWithZone(ends, locale);
  const facts: Fact[] = [
    [labels.when, `${formatMomentWithZone(starts, locale)} ${labels.until} ${until}`],
    [labels.place, placeOfEvent(words)],
  ];
  if (hasSeat && words.address) facts.push([labels.address, words.address]);
  // Where there is a link, it is the button's.
  if (hasSeat && words.online && !words.meeting) facts.push([labels.meeting, labels.meetingLater]);
  facts.push([labels.language, words.language]);
  return facts;
}

function calendarFile(options: EventMail) {
  const { event, locale, site } = options;
  const { company } = readSet(locale, "common");
  const { revised } = readSet(locale, "events");
  const { sample, address, meeting } = event.words;
  const entry = eventEntry(event.words, {
    site,
    url: pageOf(options),
    revised,
    notes: [meeting, address, sample && readSet(locale, "mails-events").sample].filter(
      (note) => typeof note === "string",
    ),
    location: meeting ?? address,
  });
  return {
    filename: `${event.id}.ics`,
    content: Buffer.from(calendarText(company.name, company.name, [entry])),
    contentType: "text/calendar; charset=utf-8; method=PUBLISH",
  };
}
