import type { ComponentType } from "react";
import type { ProductJob } from "#catalogue/products.ts";
import type { Locale } from "#text/locales.ts";
import { AccessLog } from "../../pictures/trust/access-log.tsx";
import { AnswerPath } from "../../pictures/trust/answer-path.tsx";
import { ConnectionList } from "../../pictures/trust/connection-list.tsx";
import { GlossaryEntry } from "../../pictures/trust/glossary-entry.tsx";
import { KeyboardPath } from "../../pictures/trust/keyboard-path.tsx";
import { OneQuestion } from "../../pictures/trust/one-question.tsx";
import { SupportTicket } from "../../pictures/trust/support-ticket.tsx";

/** The job whose hue a page has, and the picture at its top. */
interface TrustPicture {
  job: ProductJob;
  Picture: ComponentType<{ locale: Locale }>;
}

export const trustPictures = {
  security: { job: "keep", Picture: AccessLog },
  ai: { job: "understand", Picture: AnswerPath },
  integrations: { job: "collect", Picture: ConnectionList },
  "service-levels": { job: "act", Picture: SupportTicket },
  comparison: { job: "ask", Picture: OneQuestion },
  accessibility: { job: "share", Picture: KeyboardPath },
  glossary: { job: "keep", Picture: GlossaryEntry },
} satisfies Record<string, TrustPicture>;

export type TrustPage = keyof typeof trustPictures;
