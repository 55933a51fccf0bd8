import type { JobsReport } from "#insight/operations/jobs-view.ts";
import { useCall } from "../../data/use-call.ts";
import { Loading } from "../../layout/loading.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { FailedJobs } from "./failed-jobs.tsx";
import { QueuesPanel } from "./queues-panel.tsx";

/** Renders the queues, and the jobs that failed. */
export function JobsTab() {
  const [filters, setFilters] = useUrlFilters(["queue", "state"]);
  const { data, refusal, refetch } = useCall<JobsReport>("/admin/jobs", filters);
  if (refusal) return <RefusalNote refusal={refusal} onRetry={refetch} />;
  if (!data) return <Loading lines={8} />;
  return (
    <div className="stack">
      <FailedJobs report={data} filters={filters} setFilters={setFilters} />
      <QueuesPanel queues={data.queues} />
    </div>
  );
}
