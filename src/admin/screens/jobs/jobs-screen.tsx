import { Link } from "react-router";
import type { Outcome } from "#client/api/outcome.ts";
import { pathTo } from "#contract/calls.ts";
import type { JobsReport } from "#insight/operations/jobs-contract.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useAction, useCall, useMay, useSend, useWords, wordFor } from "../../kit/data.ts";
import { confirmAction, showToast } from "../../kit/form.ts";
import { FilterBar, type Filters, useUrlFilters } from "../../kit/list.ts";
import { Empty, EmptyList, Loading, Panel, RefusalNote, Screen, StateBadge, When } from "../../kit/parts.ts";
import { InboundTab } from "./inbound-tab.tsx";

/** Renders the job queues with what failed, the mails that became files, and those that could not be read. */
export default function JobsScreen() {
  const { title, tabs } = useWords("admin-jobs");
  return (
    <Screen title={title}>
      <Tabs
        label={tabs.label}
        tabs={[
          { name: tabs.jobs, content: <JobsTab /> },
          { name: tabs.mails, content: <MailsTab /> },
          { name: tabs.inbound, content: <InboundTab /> },
        ]}
      />
    </Screen>
  );
}

/** Renders the queues, and the jobs that failed. */
function JobsTab() {
  const [filters, setFilters] = useUrlFilters(["queue", "state"]);
  const { data, refusal, refetch } = useCall("/admin/jobs", filters);
  if (refusal) return <RefusalNote refusal={refusal} onRetry={refetch} />;
  if (!data) return <Loading lines={8} />;
  return (
    <div className="stack">
      <FailedJobs report={data} filters={filters} setFilters={setFilters} />
      <QueuesPanel queues={data.queues} />
    </div>
  );
}

/** Renders the lengths of the queues, and the age of the oldest job that is due. */
function QueuesPanel({ queues }: Pick<JobsReport, "queues">) {
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

interface FailedJobsProps {
  report: JobsReport;
  filters: Filters<"queue" | "state">;
  setFilters: (changes: Record<string, string | undefined>) => void;
}

/** Renders the jobs that failed, with what can be done about them. */
function FailedJobs({ report, filters, setFilters }: FailedJobsProps) {
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

interface FailedJobProps {
  job: JobsReport["failed"][number];
  /** Absent when the person may not. */
  retry: ((id: string) => Promise<void>) | undefined;
  cancel: ((id: string) => Promise<void>) | undefined;
}

/** Renders one job that failed: its queue, its error and what can be done. */
function FailedJob({ job, retry, cancel }: FailedJobProps) {
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

/** Returns what can be done about jobs that failed, and why the last attempt was refused. */
function useJobActions() {
  const { actions: words } = useWords("admin-jobs");
  const send = useSend();
  const { refusal, run } = useAction();

  const options = { alsoRefresh: ["/admin/today"] } as const;

  async function post(change: () => Promise<Outcome<{ changed: number }>>, done: (changed: number) => string) {
    const outcome = await run(change);
    if (outcome.ok) showToast({ text: done(outcome.data.changed) });
  }
  const retried = (changed: number) => fill(words.retried, { n: changed });

  return {
    refusal,
    retry: (id: string) =>
      post(() => send("POST", pathTo("/admin/jobs/:id/retry", { id }), undefined, options), retried),
    async retryAll(queue: string | undefined) {
      const question = { title: words.retryAllTitle, body: words.retryAllBody, confirm: words.retryAll };
      if (!(await confirmAction(question))) return;
      await post(() => send("POST", "/admin/jobs/retry", queue ? { queue } : {}, options), retried);
    },
    async cancel(id: string) {
      const question = { title: words.cancelTitle, body: words.cancelBody, confirm: words.cancel, danger: true };
      if (!(await confirmAction(question))) return;
      const cancel = () => send("POST", pathTo("/admin/jobs/:id/cancel", { id }), undefined, options);
      await post(cancel, () => words.cancelled);
    },
  };
}

/** Renders the mails of the outbox folder, newest first. */
function MailsTab() {
  const { mails: words } = useWords("admin-jobs");
  const { data, refusal, refetch } = useCall("/admin/jobs/mails");
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
