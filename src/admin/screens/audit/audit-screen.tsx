import { useMemo, useState } from "react";
import type { AuditEntryView } from "#accounts/staff/audit-view.ts";
import { Button } from "#ui/button.tsx";
import { useList } from "../../data/use-list.ts";
import { Screen } from "../../layout/screen.tsx";
import { When } from "../../layout/when.tsx";
import type { Column } from "../../list/column.ts";
import { DataTable } from "../../list/data-table.tsx";
import { ExportButton } from "../../list/export-button.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { differences } from "./differences.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { useAuditNames } from "./use-audit-names.ts";

/** Renders every change by staff, an operator's command or a job. */
export default function AuditScreen() {
  const words = useWords("admin-audit");
  const names = useAuditNames();
  const mayExport = useMay()("audit", "export");
  const [opened, setOpened] = useState<AuditEntryView>();
  const [filters, setFilters] = useUrlFilters(["actor", "action", "kind", "object", "from", "to"]);
  const { rows, refusal, refetch, ...list } = useList<AuditEntryView>("/admin/audit", filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names follow from the words.
  const columns = useMemo((): Column<AuditEntryView>[] => {
    const { at, actor, action, object, changes } = words.columns;
    return [
      { id: "action", header: action, cell: (entry) => names.action(entry.action), card: "title" },
      { id: "at", header: at, cell: (entry) => <When date={entry.at} />, width: 150, card: "side" },
      { id: "actor", header: actor, cell: (entry) => names.actor(entry.actor), card: "line" },
      {
        id: "object",
        header: object,
        cell: ({ object: { kind, id } }) => `${names.kind(kind)} ${id}`,
        card: "line",
      },
      {
        id: "changes",
        header: changes,
        cell: ({ before, after }) =>
          differences(before, after)
            .map(({ field }) => names.field(field))
            .join(", "),
        card: "none",
      },
    ];
  }, [words]);

  return (
    <Screen title={words.title} actions={mayExport && <ExportButton path="/admin/audit/export" query={filters} />}>
      <AuditFilters filters={filters} setFilters={setFilters} />
      {filters.object && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span>
            {words.filters.object}: <code className="wrap-anywhere">{filters.object}</code>
          </span>
          <Button kind="quiet" onClick={() => setFilters({ object: undefined })}>
            {words.filters.clearObject}
          </Button>
        </p>
      )}
      <DataTable
        {...list}
        refusal={refusal}
        refetch={refetch}
        rows={rows}
        columns={columns}
        getId={({ id }) => String(id)}
        onOpen={setOpened}
        label={words.listLabel}
        empty={words.none}
      />
      <EntryDialog entry={opened} onClose={() => setOpened(undefined)} />
    </Screen>
  );
}
