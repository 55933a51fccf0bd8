import type { ReactNode } from "react";
import type { Locale } from "#catalogue/locales.ts";
import type { Reason } from "#mail/footer-words.ts";
import { MailLayout } from "#mail/mail-layout.server.tsx";

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
