import { Link } from "react-router";
import type { ConversationView } from "#leads/conversation/conversation-view.ts";
import { useWords } from "../../../words/use-words.ts";

/** Says why no mail may be sent to a lead. */
export function MailRefused({
  refusal,
  mergedInto,
}: {
  refusal: NonNullable<ConversationView["mail_refusal"]>;
  mergedInto: string | null;
}) {
  const { refusals } = useWords("admin-conversation");
  return (
    <div className="empty">
      <p>{refusals[refusal]}</p>
      {mergedInto && (
        <Link className="link" to={`/leads/${mergedInto}`}>
          {refusals.openMerged}
        </Link>
      )}
    </div>
  );
}
