import { useParams } from "react-router";
import { apiBase } from "#client/api/base.ts";
import type { OutboxMail } from "#insight/operations/outbox-view.ts";
import { useCall } from "../../data/use-call.ts";
import { Facts } from "../../layout/facts.tsx";
import { Loading } from "../../layout/loading.tsx";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { When } from "../../layout/when.tsx";
import { useWords } from "../../words/use-words.ts";

/** Renders one mail of the outbox: its head, its HTML in a frame that may do nothing, its plain text. */
export default function MailScreen() {
  const { name = "" } = useParams();
  const { mails: words, title } = useWords("admin-jobs");
  const { data, refusal, refetch } = useCall<OutboxMail>(`/admin/jobs/mails/${encodeURIComponent(name)}`);
  return (
    <Screen title={data?.subject || words.title} back={{ to: "/jobs", label: title }}>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading lines={10} />}
      {data && (
        <div className="columns">
          <Panel title={words.frame}>
            <iframe
              title={words.frame}
              sandbox=""
              src={`${apiBase()}${data.htmlPath}`}
              className="h-[70vh] w-full rounded-sm border border-line bg-surface"
            />
          </Panel>
          <div className="stack">
            <Panel title={words.title}>
              <Facts
                rows={[
                  [words.to, data.to],
                  [words.from, data.from],
                  [words.replyTo, data.replyTo],
                  [words.at, <When key="at" date={data.at} />],
                  [words.attachments, data.attachments.map((file) => file.name).join(", ")],
                ]}
              />
            </Panel>
            <Panel title={words.plain}>
              <pre className="font-sans text-sm break-words whitespace-pre-wrap">{data.text}</pre>
            </Panel>
          </div>
        </div>
      )}
    </Screen>
  );
}
