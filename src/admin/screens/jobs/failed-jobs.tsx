import type { JobsReport } from "#insight/operations/jobs-view.ts";
import { Button } from "#ui/button.tsx";
import { EmptyList } from "../../layout/empty-list.tsx";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { FilterBar } from "../../list/filters.tsx";
import type { Filters } from "../../list/use-url-filters.ts";
import { useMay } from "../../session/me.ts";
import { useWords, wordFor } from "../../words/use-words.ts";
import { FailedJob } from "./failed-job.tsx";
import { useJobActions } from "./use-job-actions.ts";

interface FailedJobsProps {
  report: JobsReport;
  filters: Filters<"queue" | "state">;
  setFilters: (changes: Record<string, string | undefined>) => void;
}

/** Renders the jobs that failed, with what can be done about them. */
export function FailedJobs({ report, filters, setFilters }: FailedJobsProps) {
  const { failed: words, actions, queueNames } = useWords("admin-jobs");
  const may = useMay()("jobs", "write");
  const { refusal, retry, retryAll, cancel } = useJobActions();
  const { failed, more, queues } = report;
  return (
    <Panel
      title={words.title}
      actions={
        may &&
        failed.some(({ state }) => state === "failed") && (
          <Button kind="secondary" onClick={() => void retryAll(filters.queue)}>
            {actions.retryAll}
          </Button>
        )
      }
    >
      <div className="stack">
        <FilterBar
          value={filters}
          setValue={setFilters}
          filters={[
            {
              id: "queue",
              label: words.filter.queue,
              options: queues.map(({ queue }) => ({ value: queue, label: wordFor(queueNames, queue) })),
            },
            { id: "state", label: words.filter.state, options: [{ value: "retry", label: words.states.retry }] },
          ]}
        />
        <RefusalNote refusal={refusal} />
        {failed.length === 0 ? (
          <EmptyList>{words.empty}</EmptyList>
        ) : (
          <ul aria-label={words.title}>
            {failed.map((job) => (
              <FailedJob key={job.id} job={job} retry={may ? retry : undefined} cancel={may ? cancel : undefined} />
            ))}
          </ul>
        )}
        {more && <p className="text-sm text-muted">{words.more}</p>}
      </div>
    </Panel>
  );
}
