import type { AuditEntryView } from "#accounts/staff/audit-view.ts";
import { type AuditedKind, auditedKinds } from "#accounts/staff/audited-kinds.ts";
import { Button } from "#ui/button.tsx";
import { useList } from "../../data/use-list.ts";
import { Loading } from "../../layout/loading.tsx";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Timeline } from "../../layout/timeline.tsx";
import { useWords } from "../../words/use-words.ts";
import { ChangeTable } from "./change-table.tsx";
import { useAuditNames } from "./use-audit-names.ts";

/** Renders what staff, commands and jobs changed about one object, newest first; for the object's own screen. */
export default function ObjectHistory({ kind, id }: { kind: AuditedKind; id: string }) {
  const { history, columns, entry: words } = useWords("admin-audit");
  const names = useAuditNames();
  const path = `/admin/${auditedKinds[kind]}/${encodeURIComponent(id)}/changes`;
  const { rows, hasMore, loadMore, isLoading, refusal, refetch } = useList<AuditEntryView>(path, { kind, limit: "20" });
  const items = rows.map((entry) => ({
    id: String(entry.id),
    at: entry.at,
    title: `${names.action(entry.action)} · ${names.actor(entry.actor)}`,
    body: (
      <>
        {entry.reason && (
          <p>
            {words.reason}: {entry.reason}
          </p>
        )}
        {(entry.before || entry.after) && (
          <details>
            <summary className="link my-1 inline-block cursor-pointer">{columns.changes}</summary>
            <ChangeTable entry={entry} />
          </details>
        )}
      </>
    ),
  }));
  return (
    <Panel title={history.title}>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {isLoading && <Loading lines={3} />}
      {!isLoading && !refusal && rows.length === 0 && <p className="text-sm text-muted">{history.none}</p>}
      <Timeline items={items} />
      {hasMore && (
        <Button kind="secondary" onClick={loadMore}>
          {history.more}
        </Button>
      )}
    </Panel>
  );
}
