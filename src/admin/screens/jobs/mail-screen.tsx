import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { apiBase } from "#client/api/base.ts";
import { pathTo } from "#contract/calls.ts";
import { call, confirmed, Refused, refusalOf, useWords } from "../../kit/data.ts";
import { Facts, Loading, Panel, RefusalNote, Screen, When } from "../../kit/parts.ts";

/** Renders one mail of the outbox: its head, its HTML in a frame that may do nothing, its plain text. */
export default function MailScreen() {
  const { name = "" } = useParams();
  const { mails: words, title } = useWords("admin-jobs");
  const { data, refusal, refetch } = useMail(name);
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

/**
 * Reads a mail, for which the server demands a fresh second factor and writes an entry of the audit log. So it is read once,
 * under a key that no change of a job reads again.
 */
function useMail(name: string) {
  const result = useQuery({
    queryKey: ["outbox mail", name],
    queryFn: async ({ signal }) => {
      const path = pathTo("/admin/jobs/mails/:name", { name });
      const outcome = await confirmed(() => call("GET", path, { signal }));
      if (!outcome.ok) throw new Refused(outcome.refusal);
      return outcome.data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { data: result.data, refusal: refusalOf(result.error), refetch: result.refetch };
}
