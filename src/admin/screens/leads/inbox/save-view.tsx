import { lazy, useState } from "react";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { useWords } from "../../../words/use-words.ts";
import type { InboxFilters } from "./inbox-filters.ts";

const ViewNameForm = lazy(() => import("./view-name-form.tsx"));

/** Saves the filters of the inbox as a view of one's own. */
export function SaveView({ filters }: { filters: InboxFilters }) {
  const { views: words } = useWords("admin-leads");
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
        {words.save}
      </button>
      <ActionDialog title={words.saveTitle} open={open} onClose={() => setOpen(false)}>
        <ViewNameForm filters={filters} onSaved={() => setOpen(false)} />
      </ActionDialog>
    </>
  );
}
