import { Link } from "react-router";
import type { Outbox } from "#insight/operations/outbox-view.ts";
import { Table } from "#ui/table.tsx";
import { useCall } from "../../data/use-call.ts";
import { EmptyList } from "../../layout/empty-list.tsx";
import { Loading } from "../../layout/loading.tsx";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { When } from "../../layout/when.tsx";
import { useWords } from "../../words/use-words.ts";

/** Renders the mails of the outbox folder, newest first. */
export function MailsTab() {
  const { mails: words } = useWords("admin-jobs");
  const { data, refusal, refetch } = useCall<Outbox>("/admin/jobs/mails");
  if (refusal) return <RefusalNote refusal={refusal} onRetry={refetch} />;
  if (!data) return <Loading lines={8} />;
  return (
    <Panel title={words.title}>
      <div className="stack">
        <p className="text-sm text-muted">{data.stored ? words.intro : words.smtp}</p>
        {data.stored && data.mails.length === 0 && <EmptyList>{words.empty}</EmptyList>}
        {data.mails.length > 0 && (
          <Table
            caption={words.title}
            head={[words.subject, words.at]}
            rows={data.mails.map(({ name, subject, to, at }) => [
              <span key="subject" className="grid justify-items-start gap-1">
                <Link to={`/jobs/mails/${encodeURIComponent(name)}`} className="link">
                  {subject || name}
                </Link>
                <span className="text-muted wrap-anywhere">
                  {words.to}: {to}
                </span>
              </span>,
              <When key="at" date={at} />,
            ])}
          />
        )}
        {data.more && <p className="text-sm text-muted">{words.more}</p>}
      </div>
    </Panel>
  );
}
