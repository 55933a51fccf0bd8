import type { Outcome } from "#client/api/outcome.ts";
import type { LeadBulk } from "#leads/inbox/lead-contract.ts";
import type { LeadState } from "#leads/inbox/lead-states.ts";
import { fill } from "#text/fill.ts";
import { useSend, useWords } from "../../kit/data.ts";
import { showToast } from "../../kit/form.ts";
import { useRefusalText } from "../../kit/parts.ts";
import type { Assignee } from "./lead-dialogs.tsx";

interface Selected {
  id: string;
  version: number;
}

/** Returns the function that says that a lead became one's own by answering it, with a way to undo that. */
export function useSayMine() {
  const { outcome, answered } = useWords("admin-leads");
  const textOf = useRefusalText();
  const send = useSend();
  return function sayMine(id: string, version: number): void {
    const giveBack = async () => {
      const undone = await send("POST", "/admin/leads/bulk", { undo: [{ id, version, owner_id: null }] });
      if (!undone.ok) return showToast({ text: textOf(undone.refusal) });
      showToast({ text: undone.data.changed.length > 0 ? answered.undone : outcome.nothing });
    };
    showToast({ text: answered.mine, action: { label: outcome.undo, run: () => void giveBack() } });
  };
}

/** Returns functions that change leads and say what was done, with a way to undo it. */
export function useChangeLeads() {
  const { outcome: words } = useWords("admin-leads");
  const textOf = useRefusalText();
  const send = useSend();

  /** Returns what was changed, in its new versions. */
  async function change(sent: Promise<Outcome<LeadBulk>>): Promise<readonly Selected[]> {
    const outcome = await sent;
    if (!outcome.ok) {
      showToast({ text: textOf(outcome.refusal) });
      return [];
    }
    const { changed, skipped, undo } = outcome.data;
    const texts = [
      changed.length > 0 ? fill(words.changed, { count: changed.length }) : words.nothing,
      ...(skipped.length > 0 ? [fill(words.skipped, { count: skipped.length })] : []),
    ];
    const action = { label: words.undo, run: () => void takeBack(undo) };
    showToast({ text: texts.join(". "), ...(undo.length > 0 && { action }) });
    return changed;
  }

  async function takeBack(undo: LeadBulk["undo"]): Promise<void> {
    const outcome = await send("POST", "/admin/leads/bulk", { undo });
    const text = outcome.ok ? fill(words.undone, { count: outcome.data.changed.length }) : textOf(outcome.refusal);
    showToast({ text });
  }

  const selection = (leads: readonly Selected[]) => leads.map(({ id, version }) => ({ id, version }));
  return {
    assign: (leads: readonly Selected[], assignee: Assignee) =>
      assignee === "in-turn"
        ? change(send("POST", "/admin/leads/assign-in-turn", { leads: selection(leads) }))
        : change(send("POST", "/admin/leads/bulk", { leads: selection(leads), ...assignee })),
    move: (leads: readonly Selected[], state: LeadState, reason_id?: number | null) =>
      change(
        send("POST", "/admin/leads/bulk", {
          leads: selection(leads),
          state,
          ...(reason_id !== undefined && { reason_id }),
        }),
      ),
  };
}
