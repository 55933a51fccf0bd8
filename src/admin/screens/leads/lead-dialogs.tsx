import { useState } from "react";
import type { LeadRowView } from "#leads/inbox/lead-contract.ts";
import type { LeadState } from "#leads/inbox/lead-states.ts";
import { leadStates } from "#leads/inbox/lead-states.ts";
import { type ClosedState, isClosed } from "#leads/pipeline/deal.ts";
import { fill } from "#text/fill.ts";
import { useCall, useMe, useWords } from "../../kit/data.ts";
import { ChoiceDialog } from "./choice-dialog.tsx";
import { useReasons } from "./pipeline/use-reasons.ts";

/** Which dialog is open. */
export type LeadDialog = "assign" | "move";

/** Whom leads are given to: a person, nobody, or whoever is next. */
export type Assignee = { owner: LeadRowView["owner"] } | "in-turn";

interface LeadDialogsProps {
  open: LeadDialog | undefined;
  onClose: () => void;
  /** The states to choose from; by default all. */
  states?: readonly LeadState[];
  onAssign: (assignee: Assignee) => void;
  /** A state that is chosen already: only the reason is asked. */
  chosen?: LeadState | undefined;
  /** @param reason why it is won or lost; null for no reason, undefined in other states */
  onMove: (state: LeadState, reason: number | null | undefined) => void;
}

/** Renders the dialogs of what is done with one lead or with many: to whom, to which state, and why it is won or lost. */
export function LeadDialogs({ open, onClose, states = leadStates, chosen, onAssign, onMove }: LeadDialogsProps) {
  const [closing, setClosing] = useState<ClosedState>();
  const asked = closing ?? (open === "move" && chosen && isClosed(chosen) ? chosen : undefined);
  const words = useWords("admin-leads");
  const me = useMe();
  const { data: owners = [], isLoading } = useCall("/admin/leads/owners");
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
        open={open === "assign" && !isLoading}
        onClose={onClose}
        choices={assignees}
        onChoose={(value) => {
          const { id, name } = people.find((person) => person.id === value) ?? {};
          onAssign(value === inTurn ? "in-turn" : { owner: id && name ? { id, name } : null });
        }}
      />
      <ChoiceDialog
        title={words.move.title}
        open={open === "move" && !asked}
        onClose={onClose}
        choices={states.map((state) => ({ value: state, label: words.states[state] }))}
        onChoose={(state) => (isClosed(state) ? setClosing(state) : onMove(state as LeadState, undefined))}
        empty={words.move.none}
      />
      <ReasonDialog
        outcome={asked}
        onClose={() => {
          setClosing(undefined);
          onClose();
        }}
        onChoose={(reason) => asked && onMove(asked, reason)}
      />
    </>
  );
}

/** Asks why a lead is won or lost, in one press; no reason is one of the choices. */
export function ReasonDialog({
  outcome,
  current,
  onClose,
  onChoose,
}: {
  /** Of what; undefined while it is closed. */
  outcome: ClosedState | undefined;
  current?: number | null;
  onClose: () => void;
  onChoose: (reason: number | null) => void;
}) {
  const { close } = useWords("admin-pipeline");
  const { reasons, reasonName, isLoading } = useReasons();
  const offered = reasons.filter((reason) => reason.outcome === outcome && !reason.retired);
  return (
    <ChoiceDialog
      title={outcome ? close[outcome] : ""}
      open={outcome !== undefined && !isLoading}
      onClose={onClose}
      choices={[
        ...offered.map(({ id }) => ({ value: String(id), label: reasonName(id), current: id === current })),
        { value: "", label: close.none, current: current === null },
      ]}
      onChoose={(value) => onChoose(value === "" ? null : Number(value))}
    />
  );
}
