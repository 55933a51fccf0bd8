import { useState } from "react";
import { Link } from "react-router";
import type { Refusal } from "#client/api/outcome.ts";
import { pathTo } from "#contract/calls.ts";
import type { InboundReport } from "#insight/operations/jobs-contract.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useCall, useMay, useSend, useWords } from "../../kit/data.ts";
import { showToast } from "../../kit/form.ts";
import { EmptyList, Loading, Panel, RefusalNote, StateBadge, When } from "../../kit/parts.ts";

/** Renders the mails of the mailbox that could not be read or understood. */
export function InboundTab() {
  const { inbound: words } = useWords("admin-jobs");
  const may = useMay()("jobs", "write");
  const send = useSend();
  const [refused, setRefused] = useState<Refusal>();
  const { data, refusal, refetch } = useCall("/admin/jobs/inbound");
  if (refusal) return <RefusalNote refusal={refusal} onRetry={refetch} />;
  if (!data) return <Loading lines={8} />;

  async function decide(id: string, decision: "settle" | "again") {
    const path = decision === "settle" ? "/admin/jobs/inbound/:id/settle" : "/admin/jobs/inbound/:id/again";
    const outcome = await send("POST", pathTo(path, { id }));
    setRefused(outcome.ok ? undefined : outcome.refusal);
    if (outcome.ok) showToast({ text: decision === "settle" ? words.settled : words.readAgain });
  }

  return (
    <Panel title={words.title}>
      <div className="stack">
        <p className="text-sm text-muted">{data.configured ? words.intro : words.off}</p>
        <RefusalNote refusal={refused} />
        {data.count > 0 && <p>{fill(words.count, { n: data.count })}</p>}
        {data.mails.length === 0 ? (
          <EmptyList>{words.empty}</EmptyList>
        ) : (
          <ul aria-label={words.title}>
            {data.mails.map((mail) => (
              <SetAsideMail key={mail.id} mail={mail} decide={may ? decide : undefined} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

interface SetAsideMailProps {
  mail: InboundReport["mails"][number];
  /** Absent when the person may not. */
  decide: ((id: string, decision: "settle" | "again") => Promise<void>) | undefined;
}

function SetAsideMail({ mail: { id, mailbox, received, reason, error, tries, about }, decide }: SetAsideMailProps) {
  const { inbound: words } = useWords("admin-jobs");
  const place = about && (about.kind === "leads" ? `/leads/${about.id}` : `/newsletter/${about.id}`);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StateBadge tone={reason === "not_understood" ? "warn" : "bad"}>{words.reasons[reason]}</StateBadge>
          <span>
            {words.received}: <When date={received} />
          </span>
          {reason !== "not_understood" && (
            <span className="text-muted">
              {words.tries}: <span className="num">{tries}</span>
            </span>
          )}
          {about && place && (
            <Link to={place} className="link">
              {about.kind === "leads" ? words.lead : words.letter}
            </Link>
          )}
        </p>
        <p className="mt-1 text-xs break-words text-muted">
          {words.mailbox}: {mailbox}
        </p>
        {error && <p className="mt-1 font-mono text-xs break-words text-muted">{error}</p>}
      </div>
      {decide && (
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={() => void decide(id, "settle")}>
            {words.settle}
          </Button>
          <Button kind="quiet" onClick={() => void decide(id, "again")}>
            {words.again}
          </Button>
        </div>
      )}
    </li>
  );
}
