import { Button } from "#ui/button.tsx";
import { useWords } from "../../../words/use-words.ts";
import type { LeadDialog } from "../lead-dialogs.tsx";

/** Leads that one request may change. */
const mostSelected = 500;

/** Renders what can be done with the selected leads. */
export function BulkActions({ count, onOpen }: { count: number; onOpen: (dialog: LeadDialog) => void }) {
  const { selection: words } = useWords("admin-leads");
  if (count > mostSelected) return <p>{words.tooMany}</p>;
  return (
    <>
      <Button kind="secondary" onClick={() => onOpen("assign")}>
        {words.assign} <kbd className="kbd">A</kbd>
      </Button>
      <Button kind="secondary" onClick={() => onOpen("move")}>
        {words.state} <kbd className="kbd">S</kbd>
      </Button>
    </>
  );
}
