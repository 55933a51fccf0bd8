import type { LeadState } from "#leads/inbox/lead-states.ts";
import { leadStates } from "#leads/inbox/lead-states.ts";
import { fill } from "#text/fill.ts";
import { useCall, useMe, useWords } from "../../kit/data.ts";
import { ChoiceDialog } from "./choice-dialog.tsx";

/** Which dialog is open. */
export type LeadDialog = "assign" | "move";

/** Whom leads are given to: a person, nobody, or whoever is next. */
export type Assignee = { owner_id: string | null } | "in-turn";

interface LeadDialogsProps {
  open: LeadDialog | undefined;
  onClose: () => void;
  /** The states to choose from; by default all. */
  states?: readonly LeadState[];
  onAssign: (assignee: Assignee) => void;
  onMove: (state: LeadState) => void;
}

/** Renders the dialogs of what is done with one lead or with many: to whom, and to which state. */
export function LeadDialogs({ open, onClose, states = leadStates, onAssign, onMove }: LeadDialogsProps) {
  const words = useWords("admin-leads");
  const me = useMe();
  const { data: owners = [] } = useCall("/admin/leads/owners");
  // Oneself first: that is the most frequent choice.
  const people = owners.toSorted((a, b) => Number(b.id === me.id) - Number(a.id === me.id));
  const nobody = "";
  const inTurn = "in-turn";
  const assignees = [
    ...people.map(({ id, name }) => ({ value: id, label: id === me.id ? fill(words.assign.me, { name }) : name })),
    { value: inTurn, label: words.assign.inTurn },
    { value: nobody, label: words.assign.nobody },
  ];
  return (
    <>
      <ChoiceDialog
        title={words.assign.title}
        open={open === "assign"}
        onClose={onClose}
        choices={assignees}
        onChoose={(value) => onAssign(value === inTurn ? "in-turn" : { owner_id: value || null })}
      />
      <ChoiceDialog
        title={words.move.title}
        open={open === "move"}
        onClose={onClose}
        choices={states.map((state) => ({ value: state, label: words.states[state] }))}
        onChoose={(state) => onMove(state as LeadState)}
        empty={words.move.none}
      />
    </>
  );
}
