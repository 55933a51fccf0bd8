import { Link } from "react-router";
import type { LeadView } from "#leads/inbox/lead-view.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../words/use-words.ts";
import type { LeadDialog } from "../lead-dialogs.tsx";

interface LeadActionsProps {
  lead: LeadView;
  canWrite: boolean;
  onOpen: (dialog: LeadDialog) => void;
  previous: string | undefined;
  next: string | undefined;
}

/** Renders what can be done with a lead, and the way to its neighbours in the list. */
export function LeadActions({ lead, canWrite, onOpen, previous, next }: LeadActionsProps) {
  const { actions: words, nobody } = useWords("admin-leads");
  return (
    <>
      {canWrite && (
        <>
          <Button kind="secondary" onClick={() => onOpen("assign")}>
            <Icon name="user" className="size-4" />
            {words.assign}: {lead.owner?.name ?? nobody} <kbd className="kbd">A</kbd>
          </Button>
          <Button kind="secondary" onClick={() => onOpen("move")}>
            {words.state} <kbd className="kbd">S</kbd>
          </Button>
        </>
      )}
      {lead.whatsapp_url && (
        <a className="btn btn-secondary" href={lead.whatsapp_url} target="_blank" rel="noreferrer">
          <Icon name="chat" className="size-4" />
          {words.whatsApp}
        </a>
      )}
      {(previous || next) && (
        <span className="inline-flex">
          {previous && (
            <Link to={`/leads/${previous}`} className="icon-btn" aria-label={words.previous} title={words.previous}>
              <Icon name="arrow-left" className="size-4" />
            </Link>
          )}
          {next && (
            <Link to={`/leads/${next}`} className="icon-btn" aria-label={words.next} title={words.next}>
              <Icon name="arrow-right" className="size-4" />
            </Link>
          )}
        </span>
      )}
    </>
  );
}
