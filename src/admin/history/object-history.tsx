import type { AuditEntryView } from "#accounts/staff/audit-contract.ts";
import type { AuditedKind } from "#accounts/staff/audited-kinds.ts";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/table.tsx";
import { useList } from "../data/use-list.ts";
import { Loading, RefusalNote } from "../layout/loading.tsx";
import { Panel } from "../layout/panel.tsx";
import { Timeline } from "../layout/timeline.tsx";
import { When } from "../layout/values.tsx";
import { useWords } from "../words/use-words.ts";
import { useAuditNames } from "./audit-names.tsx";
import { differences, isMasked } from "./differences.ts";
import { changesOf } from "./use-overtaken.ts";

/** Renders what staff, commands and jobs changed about one object, newest first; for the object's own screen. */
export function ObjectHistory({ kind, id }: { kind: AuditedKind; id: string }) {
  const { history, columns, entry: words } = useWords("admin-audit");
  const names = useAuditNames();
  const query = { kind, limit: "20" };
  const { rows, hasMore, loadMore, isLoading, refusal, refetch } = useList(changesOf(kind, id), query);
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

/** Renders the fields of a change, before and after. */
export function ChangeTable({ entry }: { entry: Pick<AuditEntryView, "before" | "after"> }) {
  const { entry: words } = useWords("admin-audit");
  const names = useAuditNames();
  const changed = differences(entry.before, entry.after);
  if (changed.length === 0) return <p className="text-sm text-muted">{words.noFields}</p>;
  return (
    <Table
      head={[words.field, words.before, words.after]}
      rows={changed.map(({ field, before, after }) => [
        names.field(field),
        <ChangedValue key="before" value={before} />,
        <ChangedValue key="after" value={after} />,
      ])}
    />
  );
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** Renders a value before or after a change, for people. */
function ChangedValue({ value }: { value: unknown }) {
  const { yes, no } = useWords("admin");
  const { entry } = useWords("admin-audit");
  if (isMasked(value)) return <span className="text-muted">{entry.hidden}</span>;
  if (value === undefined || value === null || value === "") return <span className="text-muted">{entry.empty}</span>;
  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value === "string" && moment.test(value)) return <When date={value} />;
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) return value.join(", ");
  if (typeof value === "object") return <code className="wrap-anywhere text-xs">{JSON.stringify(value)}</code>;
  return <span className="wrap-anywhere">{String(value)}</span>;
}
