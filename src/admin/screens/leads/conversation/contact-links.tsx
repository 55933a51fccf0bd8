import { type ReactNode, useRef } from "react";
import { pathTo } from "#contract/calls.ts";
import type { AttemptChannel, ConversationItem } from "#leads/conversation/conversation-contract.ts";
import type { LeadView } from "#leads/inbox/lead-contract.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { changeInTurn, useKeys, useMay, useMe, useSend, useWords } from "../../../kit/data.ts";
import { showToast } from "../../../kit/form.ts";
import { useRefusalText } from "../../../kit/parts.ts";
import { useSayMine } from "../use-change-leads.ts";
import type { LeadSummary } from "./use-conversation.ts";

interface ContactLinkProps {
  leadId: string;
  channel: AttemptChannel;
  href: string;
  className?: string;
  /** The key that presses it, with its name in the palette. */
  shortcut?: { key: string; name: string };
  children: ReactNode;
}

/** Renders a link that opens WhatsApp, a call or a mail, and records the press; only text for who may only read. */
export function ContactLink({ leadId, channel, href, className = "", shortcut, children }: ContactLinkProps) {
  const { keys } = useWords("admin-leads");
  const link = useRef<HTMLAnchorElement>(null);
  const mayWrite = useMay()("leads", "write");
  const send = useSend();
  const textOf = useRefusalText();
  useKeys(shortcut ? { [shortcut.key]: () => link.current?.click() } : {}, {
    label: keys.label,
    names: shortcut ? { [shortcut.key]: shortcut.name } : {},
    enabled: mayWrite && shortcut !== undefined,
  });
  if (!mayWrite) return className ? null : children;
  const record = async () => {
    const body = { id: crypto.randomUUID(), channel };
    const outcome = await send("POST", pathTo("/admin/leads/:id/attempts", { id: leadId }), body);
    if (!outcome.ok) showToast({ text: textOf(outcome.refusal) });
  };
  const opensTab = channel === "whatsapp" && { target: "_blank", rel: "noreferrer" };
  return (
    <a ref={link} className={className || undefined} href={href} {...opensTab} onClick={() => void record()}>
      {children}
    </a>
  );
}

type Attempt = Extract<ConversationItem, { kind: "attempt" }>;

/** Asks whether the person's last attempt reached the lead; absent once it is answered. */
export function AttemptQuestion({
  leadId,
  lead: { name, owner },
  items,
}: {
  leadId: string;
  lead: Pick<LeadSummary, "name" | "owner">;
  items: readonly ConversationItem[];
}) {
  const { attempts: words } = useWords("admin-conversation");
  const { name: me } = useMe();
  const send = useSend();
  const textOf = useRefusalText();
  const sayMine = useSayMine();
  const isMine = (item: ConversationItem): item is Attempt => item.kind === "attempt" && item.by === me;
  const last = items.findLast(isMine);
  if (!last || last.reached !== null) return null;
  const answer = async (reached: boolean) => {
    const path = pathTo("/admin/leads/:id/attempts/:attempt", { id: leadId, attempt: last.id });
    const outcome = await changeInTurn(
      "/admin/leads",
      // Whoever has changed it since: who was reached stays reached.
      { id: leadId, version: 0 },
      () => send("PATCH", path, { reached }),
      ({ version }) => ({ version }),
    );
    if (!outcome.ok) showToast({ text: textOf(outcome.refusal) });
    // Reaching what nobody had made it one's own, as a first answer does.
    else if (reached && owner === null) sayMine(leadId, outcome.data.version);
  };
  return (
    <div role="status" className="attempt-question">
      <p>{fill(words.question, { name, channel: words.channels[last.channel] })}</p>
      <p className="flex flex-wrap gap-2">
        <Button kind="secondary" onClick={() => void answer(true)}>
          <Icon name="check" className="size-4" />
          {words.reached}
        </Button>
        <Button kind="quiet" onClick={() => void answer(false)}>
          {words.notReached}
        </Button>
      </p>
    </div>
  );
}

/** Renders the three ways to answer at the foot of a phone's screen. */
export function PhoneActions({ lead, onReply }: { lead: LeadView; onReply: () => void }) {
  const { attempts: words } = useWords("admin-conversation");
  const id = lead.id;
  return (
    <div className="phone-actions" role="toolbar" aria-label={words.toolbar}>
      <Button onClick={onReply}>{words.reply}</Button>
      {lead.whatsapp_url && (
        <ContactLink leadId={id} channel="whatsapp" href={lead.whatsapp_url} className="btn btn-secondary">
          {words.whatsApp}
        </ContactLink>
      )}
      {lead.phone && (
        <ContactLink leadId={id} channel="call" href={`tel:${lead.phone}`} className="btn btn-secondary">
          {words.call}
        </ContactLink>
      )}
    </div>
  );
}
