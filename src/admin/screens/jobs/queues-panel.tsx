import type { JobsReport } from "#insight/operations/jobs-view.ts";
import { Table } from "#ui/table.tsx";
import { Empty } from "../../layout/empty.tsx";
import { Panel } from "../../layout/panel.tsx";
import { When } from "../../layout/when.tsx";
import { useWords, wordFor } from "../../words/use-words.ts";

/** Renders the lengths of the queues, and the age of the oldest job that is due. */
export function QueuesPanel({ queues }: Pick<JobsReport, "queues">) {
  const { queues: words, queueNames } = useWords("admin-jobs");
  const busy = queues.filter(({ waiting, active, retrying, failed }) => waiting + active + retrying + failed > 0);
  return (
    <Panel title={words.title}>
      {busy.length === 0 ? (
        <Empty>{words.quiet}</Empty>
      ) : (
        <Table
          caption={words.title}
          head={[words.queue, words.waiting, words.active, words.retrying, words.failed, words.oldest]}
          rows={busy.map(({ queue, waiting, active, retrying, failed, oldest }) => [
            wordFor(queueNames, queue),
            waiting,
            active,
            retrying,
            failed,
            <When key="oldest" date={oldest} relative />,
          ])}
        />
      )}
    </Panel>
  );
}
