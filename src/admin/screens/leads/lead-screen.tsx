import { lazy, Suspense, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { LeadView } from "#leads/inbox/lead-contract.ts";
import { type LeadState, nextStates } from "#leads/inbox/lead-states.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { changeNow, useCall, useKeys, useMay, useMe, useSend, useWords } from "../../kit/data.ts";
import { showToast } from "../../kit/form.ts";
import { Empty, Loading, ObjectHistory, RefusalNote, Screen, useSayRefused } from "../../kit/parts.ts";
import { TasksPanel } from "../tasks/tasks-panel.tsx";
import type { Asked } from "./conversation/composer.tsx";
import { ContactLink, PhoneActions } from "./conversation/contact-links.tsx";
import { RelatedPanel, useLeadChanges } from "./detail/related-panels.tsx";
import { LeadFacts, LeadMessage, TechnicalPanel } from "./detail/sent-panel.tsx";
import { type Assignee, type LeadDialog, LeadDialogs } from "./lead-dialogs.tsx";
import "./lead.css";
import { LeadStateBadge } from "./lead-state.tsx";
import { placeInList } from "./listed-leads.ts";
import { DealPanel, OrdersPanel } from "./pipeline/deal-panel.tsx";
import { shownInState, useChangeLeads } from "./use-change-leads.ts";

/** Renders one lead with everything about it. */
export default function LeadScreen() {
  const { id = "" } = useParams();
  const words = useWords("admin-leads");
  const { data: lead, refusal, isLoading, refetch } = useCall(pathTo("/admin/leads/:id", { id }));
  if (lead) return <LeadDetail key={lead.id} lead={lead} />;
  return (
    <Screen title={words.title} back={{ to: placeInList(id).back, label: words.actions.back }}>
      {isLoading && <Loading lines={8} />}
      {refusal && refusal.status !== 404 && <RefusalNote refusal={refusal} onRetry={refetch} />}
      {refusal && (refusal.status === 404 || refusal.status === 400) && <Empty>{words.notFound}</Empty>}
    </Screen>
  );
}

const LeadConversation = lazy(() => import("./conversation/lead-conversation.tsx"));

/** Renders a lead: the message beside what answers it, and what is known about it in a column of its own. */
function LeadDetail({ lead }: { lead: LeadView }) {
  const words = useWords("admin-leads");
  const { keys } = words;
  const { title: conversation, keys: composerKeys } = useWords("admin-conversation");
  const mayWrite = useMay()("leads", "write");
  const canWrite = mayWrite && !lead.merged_into;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<LeadDialog>();
  const [asked, setAsked] = useState<Asked>();
  const { move, assign } = useChangeLead(lead);
  const { back, previous, next } = placeInList(lead.id);
  const go = (id: string | undefined) => id && void navigate(`/leads/${id}`);
  useKeys(
    { j: () => go(next), k: () => go(previous), u: () => void navigate(back) },
    { label: keys.label, names: { j: keys.next, k: keys.previous, u: keys.back } },
  );
  useKeys(
    {
      a: () => setDialog("assign"),
      i: () => void assign({ owner: { id: me.id, name: me.name } }),
      s: () => setDialog("move"),
    },
    { label: keys.label, names: { a: keys.assign, i: keys.assignMe, s: keys.state }, enabled: canWrite },
  );
  const reply = () => setAsked({ kind: "mail" });
  // Registered here: the composer, which is loaded after the screen, finds what was asked for.
  useKeys(
    { e: reply, n: () => setAsked({ kind: "note" }) },
    { label: conversation, names: { e: composerKeys.reply, n: composerKeys.note }, enabled: mayWrite },
  );
  const { name, company } = lead;
  const changes = useLeadChanges(lead);
  const me = useMe();
  // What may be the same request is not shown twice.
  const others = lead.related.filter(({ id }) => !lead.duplicates.some((duplicate) => duplicate.id === id));
  return (
    <Screen
      title={fill(words.detailTitle, { name, company })}
      detail={<LeadStateBadge state={lead.state} />}
      back={{ to: back, label: words.actions.back }}
      actions={<LeadActions lead={lead} canWrite={canWrite} onOpen={setDialog} previous={previous} next={next} />}
    >
      {lead.state === "suspect" && <SuspectNote lead={lead} onMove={canWrite ? move : undefined} />}
      <div className="lead-columns">
        <div className="stack min-w-0">
          <Suspense fallback={<Loading lines={8} />}>
            <LeadConversation
              leadId={lead.id}
              version={lead.version}
              lead={lead}
              asked={asked}
              message={<LeadMessage lead={lead} />}
              changes={changes}
            />
          </Suspense>
        </div>
        <div className="stack min-w-0">
          <TasksPanel about={{ kind: "lead", id: lead.id }} closed={lead.merged_into !== null} />
          <DealPanel lead={lead} canWrite={canWrite} onMove={move} />
          <LeadFacts lead={lead} />
          <RelatedPanel title={words.detail.duplicates} hint={words.detail.duplicatesHint} leads={lead.duplicates} />
          <RelatedPanel title={words.detail.related} leads={others} />
          <OrdersPanel lead={lead} canWrite={canWrite} />
          <TechnicalPanel lead={lead}>
            <ObjectHistory kind="leads" id={lead.id} />
          </TechnicalPanel>
        </div>
      </div>
      {canWrite && <PhoneActions lead={lead} onReply={reply} />}
      {canWrite && (
        <LeadDialogs
          open={dialog}
          onClose={() => setDialog(undefined)}
          states={lead.next_states}
          onAssign={(assignee) => void assign(assignee)}
          onMove={(state, reason) => void move(state, reason)}
        />
      )}
    </Screen>
  );
}

interface LeadActionsProps {
  lead: LeadView;
  canWrite: boolean;
  onOpen: (dialog: LeadDialog) => void;
  previous: string | undefined;
  next: string | undefined;
}

/** Renders what can be done with a lead, and the way to its neighbours in the list. */
function LeadActions({ lead, canWrite, onOpen, previous, next }: LeadActionsProps) {
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
        <ContactLink
          leadId={lead.id}
          channel="whatsapp"
          href={lead.whatsapp_url}
          className="btn btn-secondary"
          shortcut={{ key: "w", name: words.whatsApp }}
        >
          <Icon name="chat" className="size-4" />
          {words.whatsApp}
        </ContactLink>
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

/** Says why a lead may be spam, and restores it or confirms it in one press. */
function SuspectNote({ lead, onMove }: { lead: LeadView; onMove: ((to: LeadState) => unknown) | undefined }) {
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

/** Returns what changes one lead, shown at the press; what the server refuses is taken back, and said. */
function useChangeLead(lead: LeadView) {
  const send = useSend();
  const inTurn = useChangeLeads().assign;
  const sayRefused = useSayRefused("leads");
  const { id, version } = lead;
  async function change(
    shown: Partial<LeadView>,
    changes: { state?: LeadState; owner_id?: string | null; reason_id?: number | null },
  ): Promise<void> {
    const outcome = await changeNow({
      resource: "/admin/leads",
      objects: [{ id, version, shown }],
      send: ([seen]) => send("PATCH", pathTo("/admin/leads/:id", { id }), { version: seen!.version, ...changes }),
      stored: (stored) => [stored],
    });
    // Nothing was typed that could be lost: the newer lead is shown, and the press can be repeated.
    if (!outcome.ok) showToast({ text: await sayRefused(id, outcome.refusal) });
  }
  return {
    move: (state: LeadState, reason_id?: number | null) =>
      change(
        { ...shownInState(state, reason_id), next_states: [...nextStates(state)] },
        { state, ...(reason_id !== undefined && { reason_id }) },
      ),
    assign: (assignee: Assignee) =>
      assignee === "in-turn" ? inTurn([lead], assignee) : change(assignee, { owner_id: assignee.owner?.id ?? null }),
  };
}
