import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import type { LeadView } from "#leads/inbox/lead-view.ts";
import { fill } from "#text/fill.ts";
import { ObjectHistory } from "../../../history/object-history.tsx";
import { useKeys } from "../../../keys/use-keys.ts";
import { Loading } from "../../../layout/loading.tsx";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { Screen } from "../../../layout/screen.tsx";
import { useMay } from "../../../session/me.ts";
import { useWords } from "../../../words/use-words.ts";
import { type LeadDialog, LeadDialogs } from "../lead-dialogs.tsx";
import { LeadStateBadge } from "../lead-state.tsx";
import { placeInList } from "../listed-leads.ts";
import { HistoryPanel } from "./history-panel.tsx";
import { LeadActions } from "./lead-actions.tsx";
import { OrdersPanel } from "./orders-panel.tsx";
import { RelatedPanel } from "./related-panel.tsx";
import { LeadFacts, LeadMessage, TechnicalPanel } from "./sent-panel.tsx";
import { SuspectNote } from "./suspect-note.tsx";
import { useChangeLead } from "./use-change-lead.ts";

const LeadConversation = lazy(() => import("../conversation/lead-conversation.tsx"));

/** Renders a lead: the message beside what answers it, and what is known about it in a column of its own. */
export function LeadDetail({ lead, reload }: { lead: LeadView; reload: () => Promise<unknown> }) {
  const words = useWords("admin-leads");
  const { keys } = words;
  const canWrite = useMay()("leads", "write") && !lead.merged_into;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<LeadDialog>();
  const { refusal, move, assign } = useChangeLead(lead, reload);
  const { back, previous, next } = placeInList(lead.id);
  const go = (id: string | undefined) => id && void navigate(`/leads/${id}`);
  useKeys(
    { j: () => go(next), k: () => go(previous), u: () => void navigate(back) },
    { label: keys.label, names: { j: keys.next, k: keys.previous, u: keys.back } },
  );
  useKeys(
    { a: () => setDialog("assign"), s: () => setDialog("move") },
    { label: keys.label, names: { a: keys.assign, s: keys.state }, enabled: canWrite },
  );
  const { name, company } = lead;
  // What may be the same request is not shown twice.
  const others = lead.related.filter(({ id }) => !lead.duplicates.some((duplicate) => duplicate.id === id));
  return (
    <Screen
      title={fill(words.detailTitle, { name, company })}
      detail={<LeadStateBadge state={lead.state} />}
      back={{ to: back, label: words.actions.back }}
      actions={<LeadActions lead={lead} canWrite={canWrite} onOpen={setDialog} previous={previous} next={next} />}
    >
      <RefusalNote refusal={refusal} />
      {lead.state === "suspect" && <SuspectNote lead={lead} onMove={canWrite ? move : undefined} />}
      <div className="lead-columns">
        <div className="stack min-w-0">
          <Suspense fallback={<Loading lines={8} />}>
            <LeadConversation
              leadId={lead.id}
              version={lead.version}
              lead={lead}
              message={<LeadMessage lead={lead} />}
            />
          </Suspense>
        </div>
        <div className="stack min-w-0">
          <LeadFacts lead={lead} />
          <RelatedPanel title={words.detail.duplicates} hint={words.detail.duplicatesHint} leads={lead.duplicates} />
          <RelatedPanel title={words.detail.related} leads={others} />
          <OrdersPanel orders={lead.orders} />
          <HistoryPanel lead={lead} />
          <TechnicalPanel lead={lead} />
          <ObjectHistory kind="leads" id={lead.id} />
        </div>
      </div>
      {canWrite && (
        <LeadDialogs
          open={dialog}
          onClose={() => setDialog(undefined)}
          states={lead.next_states}
          onAssign={(assignee) => void assign(assignee)}
          onMove={(state) => void move(state)}
        />
      )}
    </Screen>
  );
}
