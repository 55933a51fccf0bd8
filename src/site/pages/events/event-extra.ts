import type { EventWords } from "#content/kinds/events.ts";
import type { OwnRegistration } from "#growth/events/registrations.server.ts";

/** What the page of an event has beside its words. */
export interface EventExtra {
  event: EventWords;
  /** Whether its last day is over. */
  isOver: boolean;
  /** Whether it can be signed up for; a sample only where the suite is tried out. */
  isOpen: boolean;
  isFull: boolean;
  /** Whether the form has just been accepted. */
  isSent: boolean;
  /** The token of a mail's link, and what it opens: null where the link is not valid. */
  token: string;
  own: OwnRegistration | null;
  /** Version of the privacy text beside the form. */
  privacyVersion: string;
  structured: object[];
}
