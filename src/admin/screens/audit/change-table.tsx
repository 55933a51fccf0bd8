import type { AuditEntryView } from "#accounts/staff/audit-view.ts";
import { Table } from "#ui/table.tsx";
import { useWords } from "../../words/use-words.ts";
import { ChangedValue } from "./changed-value.tsx";
import { differences } from "./differences.ts";
import { useAuditNames } from "./use-audit-names.ts";

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
