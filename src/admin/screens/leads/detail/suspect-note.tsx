import type { LeadState } from "#leads/inbox/lead-states.ts";
import type { LeadView } from "#leads/inbox/lead-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useWords } from "../../../words/use-words.ts";

/** Says why a lead may be spam, and restores it or confirms it in one press. */
export function SuspectNote({ lead, onMove }: { lead: LeadView; onMove: ((to: LeadState) => unknown) | undefined }) {
  const { detail, actions, suspicions } = useWords("admin-leads");
  const suspicion = (suspicions as Record<string, string>)[lead.suspicion ?? ""] ?? lead.suspicion ?? "–";
  return (
    <div role="note" className="conflict">
      <p>{fill(detail.suspect, { suspicion })}</p>
      {onMove && (
        <p className="mt-3 flex flex-wrap gap-2">
          <Button onClick={() => void onMove("new")}>{actions.restore}</Button>
          <Button kind="secondary" onClick={() => void onMove("spam")}>
            {actions.spam}
          </Button>
        </p>
      )}
    </div>
  );
}
