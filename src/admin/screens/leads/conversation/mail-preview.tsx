import { useWords } from "../../../words/use-words.ts";
import type { LeadSummary } from "./lead-summary.ts";

/** Shows a mail as its recipient reads it, in the recipient's language. */
export function MailPreview({ lead, subject, body }: { lead: LeadSummary; subject: string; body: string }) {
  const { mail } = useWords("admin-conversation");
  return (
    <section aria-label={mail.preview} lang={lead.locale} className="card stack border border-line">
      <h3 className="text-base font-semibold wrap-anywhere">{subject || "–"}</h3>
      {body
        .trim()
        .split(/\n{2,}/)
        .map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line wrap-anywhere">
            {paragraph}
          </p>
        ))}
    </section>
  );
}
