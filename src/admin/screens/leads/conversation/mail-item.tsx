import type { ConversationItem } from "#leads/conversation/conversation-view.ts";
import { fill } from "#text/fill.ts";
import { StateBadge, type Tone } from "../../../layout/state-badge.tsx";
import { useWords, wordFor } from "../../../words/use-words.ts";

export type MailEntry = Extract<ConversationItem, { kind: "mail" }>;

const tones: Record<MailEntry["state"], Tone> = { queued: "warn", sent: "quiet", failed: "bad", received: "good" };

export const mailTone = ({ state }: MailEntry): Tone => tones[state];

/** Renders a mail in the timeline: state, subject, text; the earlier mail that it repeats is folded. */
export function MailItem({ mail }: { mail: MailEntry }) {
  const { timeline, states } = useWords("admin-conversation");
  const { subject, body, quoted, attachments, automatic, failure } = mail;
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-2">
        <StateBadge tone={mailTone(mail)}>{states[mail.state]}</StateBadge>
        {automatic && <StateBadge>{timeline.automatic}</StateBadge>}
        <span className="min-w-0 font-medium text-ink wrap-anywhere">{subject}</span>
      </p>
      {failure && (
        <p className="text-bad wrap-anywhere">
          {fill(timeline.failure, { reason: wordFor(timeline.failures, failure) })}
        </p>
      )}
      <p className="whitespace-pre-line text-ink wrap-anywhere">{body}</p>
      {attachments.length > 0 && (
        <p className="wrap-anywhere">
          {fill(timeline.attachments, { names: attachments.join(", ") })} {timeline.attachmentsNote}
        </p>
      )}
      {quoted && (
        <details>
          <summary className="cursor-pointer">{timeline.quoted}</summary>
          <p className="mt-1 border-s-2 border-line ps-3 whitespace-pre-line wrap-anywhere">{quoted}</p>
        </details>
      )}
    </div>
  );
}
