import { useRef, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { LeadState } from "#leads/inbox/lead-states.ts";
import type { LeadView } from "#leads/inbox/lead-view.ts";
import { useSend } from "../../../data/use-send.ts";
import { showToast } from "../../../dialog/toast.ts";
import { useWords } from "../../../words/use-words.ts";
import type { Assignee } from "../lead-dialogs.tsx";
import { useChangeLeads } from "../use-change-leads.ts";

/** Returns what changes one lead, and why the last change was refused. */
export function useChangeLead(lead: LeadView, reload: () => Promise<unknown>) {
  const { saving } = useWords("admin-leads");
  const send = useSend();
  const inTurn = useChangeLeads().assign;
  const [refusal, setRefusal] = useState<Refusal>();
  /** The version that the last change made here led to: the next press may come before the lead is read again. */
  const own = useRef(Promise.resolve(0));
  async function change(changes: { state?: LeadState; owner_id?: string | null }): Promise<void> {
    setRefusal(undefined);
    const sent = own.current.then((before) => {
      const version = Math.max(lead.version, before);
      return send<LeadView>("PATCH", `/admin/leads/${lead.id}`, { version, ...changes });
    });
    own.current = sent.then((outcome) => (outcome.ok ? outcome.data.version : 0));
    const outcome = await sent;
    if (outcome.ok) return;
    if (outcome.refusal.code !== "stale_version") return setRefusal(outcome.refusal);
    // Nothing was typed that could be lost: the newer lead is shown, and the press can be repeated.
    showToast({ text: saving.stale });
    await reload();
  }
  return {
    refusal,
    move: (state: LeadState) => change({ state }),
    assign: (assignee: Assignee) => (assignee === "in-turn" ? inTurn([lead], assignee) : change(assignee)),
  };
}
