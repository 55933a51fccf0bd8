import type { JobsReport } from "#insight/operations/jobs-view.ts";
import { Button } from "#ui/button.tsx";
import { StateBadge } from "../../layout/state-badge.tsx";
import { When } from "../../layout/when.tsx";
import { useWords, wordFor } from "../../words/use-words.ts";

interface FailedJobProps {
  job: JobsReport["failed"][number];
  /** Absent when the person may not. */
  retry: ((id: string) => Promise<void>) | undefined;
  cancel: ((id: string) => Promise<void>) | undefined;
}

/** Renders one job that failed: its queue, its error and what can be done. */
export function FailedJob({ job, retry, cancel }: FailedJobProps) {
  const { failed: words, actions, queueNames } = useWords("admin-jobs");
  const { id, queue, state, attempts, failed, next, error } = job;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <strong className="font-semibold">{wordFor(queueNames, queue)}</strong>
          <StateBadge tone={state === "failed" ? "bad" : "warn"}>{words.states[state]}</StateBadge>
          <When date={failed ?? next} />
          <span className="text-muted">
            {words.attempts}: <span className="num">{attempts}</span>
          </span>
        </p>
        <p className="mt-1 font-mono text-xs break-words text-muted">{error ?? words.noError}</p>
      </div>
      {retry && cancel && (
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={() => void retry(id)}>
            {actions.retry}
          </Button>
          <Button kind="quiet" onClick={() => void cancel(id)}>
            {actions.cancel}
          </Button>
        </div>
      )}
    </li>
  );
}
