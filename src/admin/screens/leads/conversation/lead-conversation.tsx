import type { ReactNode } from "react";
import { useMay, useWords } from "../../../kit/data.ts";
import { Loading, Panel, RefusalNote, type TimelineItem } from "../../../kit/parts.ts";
import { type Asked, Composer } from "./composer.tsx";
import { AttemptQuestion } from "./contact-links.tsx";
import { ConversationTimeline } from "./conversation-timeline.tsx";
import { MergeDuplicates, MergedLeads } from "./merge-duplicates.tsx";
import { type LeadSummary, useConversation } from "./use-conversation.ts";

/** Renders everything said about a lead and with it, and what writes more of it. */
export default function LeadConversation({
  leadId,
  version,
  lead,
  asked,
  message,
  changes,
}: {
  leadId: string;
  /** The version of the lead that the screen shows. */
  version: number;
  lead: LeadSummary;
  asked: Asked | undefined;
  /** What they wrote; stands beside what answers it. */
  message: ReactNode;
  /** What happened to the lead besides what was said. */
  changes: readonly TimelineItem[];
}) {
  const words = useWords("admin-conversation");
  const canWrite = useMay()("leads", "write");
  const { data, refusal, refetch, actions } = useConversation(leadId);
  // Either may have been read last.
  const conversation = data && { ...data, version: Math.max(version, data.version) };
  const mayMerge = canWrite && conversation && !conversation.merged_into;
  return (
    <Panel
      title={words.title}
      actions={mayMerge && <MergeDuplicates leadId={leadId} conversation={conversation} actions={actions} />}
    >
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {canWrite && conversation && <AttemptQuestion leadId={leadId} lead={lead} items={conversation.items} />}
      <div className="lead-exchange" data-answered={canWrite || undefined}>
        {message}
        {canWrite &&
          (conversation ? (
            <Composer
              key={leadId}
              leadId={leadId}
              lead={lead}
              conversation={conversation}
              actions={actions}
              asked={asked}
            />
          ) : (
            !refusal && <Loading />
          ))}
      </div>
      {conversation ? (
        <div className="stack">
          <MergedLeads conversation={conversation} actions={actions} canWrite={canWrite} />
          <ConversationTimeline leadId={leadId} items={conversation.items} changes={changes} />
        </div>
      ) : (
        !refusal && !canWrite && <Loading />
      )}
    </Panel>
  );
}
