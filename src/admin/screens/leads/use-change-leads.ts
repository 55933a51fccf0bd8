import type { Outcome } from "#client/api/outcome.ts";
import type { LeadBulk, LeadRowView } from "#leads/inbox/lead-contract.ts";
import type { LeadState } from "#leads/inbox/lead-states.ts";
import { isClosed } from "#leads/pipeline/deal.ts";
import { fill } from "#text/fill.ts";
import { changeNow, useSend, useWords } from "../../kit/data.ts";
import { showToast } from "../../kit/form.ts";
import { useRefusalText, useSayRefused } from "../../kit/parts.ts";
import type { Assignee } from "./lead-dialogs.tsx";

type Selected = Pick<LeadRowView, "id" | "version" | "state" | "owner" | "reason_id">;

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

/** Returns what a lead is shown with once it is in a state: a reason belongs to an outcome. */
export function shownInState(state: LeadState, reason_id: number | null = null) {
  return { state, reason_id: isClosed(state) ? reason_id : null };
}

/**
 * Returns functions that change leads and say what was done, with a way to undo it. The screen shows them at once, and takes back what
 * the server leaves alone.
 */
export function useChangeLeads() {
  const { outcome: words } = useWords("admin-leads");
  const textOf = useRefusalText();
  const sayRefused = useSayRefused("leads");
  const send = useSend();

  /** Returns what was changed, in its new versions. */
  async function say(outcome: Outcome<LeadBulk>, leads: readonly Selected[]): Promise<LeadBulk["changed"]> {
    if (!outcome.ok) {
      showToast({ text: await sayRefused(leads[0]!.id, outcome.refusal) });
      return [];
    }
    const { changed, skipped, undo } = outcome.data;
    const [first] = skipped;
    const text =
      first && first.code === "stale" && leads.length === 1
        ? await sayRefused(first.id, { status: 409, code: "stale_version", issues: [], details: {} })
        : [
            changed.length > 0 ? fill(words.changed, { count: changed.length }) : words.nothing,
            ...(skipped.length > 0 ? [fill(words.skipped, { count: skipped.length })] : []),
          ].join(". ");
    const action = { label: words.undo, run: () => void takeBack(undo, leads) };
    showToast({ text, ...(undo.length > 0 && { action }) });
    return changed;
  }

  async function takeBack(undo: LeadBulk["undo"], leads: readonly Selected[]): Promise<void> {
    const earlier = new Map(leads.map(({ id, state, owner, reason_id }) => [id, { state, owner, reason_id }]));
    const outcome = await changeNow({
      resource: "/admin/leads",
      objects: undo.map(({ id, version }) => ({ id, version, shown: earlier.get(id) ?? {} })),
      // Only what nobody has changed since is restored: in the versions to which the change led.
      send: () => send("POST", "/admin/leads/bulk", { undo }),
      stored: ({ changed }) => changed,
    });
    const text = outcome.ok ? fill(words.undone, { count: outcome.data.changed.length }) : textOf(outcome.refusal);
    showToast({ text });
  }

  /** Sends a change of leads; what is known of its outcome is shown at once. */
  async function change(
    leads: readonly Selected[],
    shown: object,
    sendChange: (selection: { id: string; version: number }[]) => Promise<Outcome<LeadBulk>>,
  ) {
    const outcome = await changeNow({
      resource: "/admin/leads",
      objects: leads.map(({ id, version }) => ({ id, version, shown })),
      send: sendChange,
      stored: ({ changed }) => changed,
    });
    return say(outcome, leads);
  }

  return {
    // Who is next is known once the server has said it.
    assign: async (leads: readonly Selected[], assignee: Assignee) =>
      assignee === "in-turn"
        ? change(leads, {}, (selection) => send("POST", "/admin/leads/assign-in-turn", { leads: selection }))
        : change(leads, assignee, (selection) =>
            send("POST", "/admin/leads/bulk", { leads: selection, owner_id: assignee.owner?.id ?? null }),
          ),
    move: (leads: readonly Selected[], state: LeadState, reason_id?: number | null) =>
      change(leads, shownInState(state, reason_id), (selection) =>
        send("POST", "/admin/leads/bulk", { leads: selection, state, ...(reason_id !== undefined && { reason_id }) }),
      ),
  };
}
