import type { ReactNode } from "react";
import type { Reason } from "#mail/footer-words.ts";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import type { Locale } from "#text/locales.ts";

interface MailFrameProps {
  locale: Locale;
  /** Origin of the site (PUBLIC_URL), for the link in the footer. */
  site?: string;
  preview: string;
  heading: string;
  /** Why the reader gets it; because they filled in a form, unless said otherwise. */
  reason?: Reason;
  unsubscribeUrl?: string;
  children: ReactNode;
}

/** The layout as mails about requests use it. */
export function MailFrame({ preview, reason = "request", ...layout }: MailFrameProps) {
  return <MailLayout preheader={preview} reason={reason} {...layout} />;
}
