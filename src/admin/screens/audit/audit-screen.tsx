import { useState } from "react";
import type { AuditEntryView } from "#accounts/staff/audit-view.ts";
import { Button } from "#ui/button.tsx";
import { useList } from "../../data/use-list.ts";
import { useAuditNames } from "../../history/audit-names.tsx";
import { differences } from "../../history/differences.ts";
import { When } from "../../layout/when.tsx";
import { ExportButton } from "../../list/export-button.tsx";
import { ListScreen } from "../../list/list-screen.tsx";
import { useUrlFilters } from "../../list/use-url-filters.ts";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { EntryDialog } from "./entry-dialog.tsx";

/** Renders every change by staff, an operator's command or a job. */
export default function AuditScreen() {
  const words = useWords("admin-audit");
  const names = useAuditNames();
  const mayExport = useMay()("audit", "export");
  const [opened, setOpened] = useState<AuditEntryView>();
  const [filters, setFilters] = useUrlFilters(["actor", "action", "kind", "object", "from", "to"]);
  const list = useList<AuditEntryView>("/admin/audit", filters);
  return (
    <ListScreen
      title={words.title}
      actions={mayExport && <ExportButton path="/admin/audit/export" query={filters} />}
      list={list}
      label={words.listLabel}
      headers={words.columns}
      columns={[
        { id: "action", cell: (entry) => names.action(entry.action), card: "title" },
        { id: "at", cell: (entry) => <When date={entry.at} />, width: 150, card: "side" },
        { id: "actor", cell: (entry) => names.actor(entry.actor), card: "line" },
        { id: "object", cell: ({ object: { kind, id } }) => `${names.kind(kind)} ${id}`, card: "line" },
        {
          id: "changes",
          cell: ({ before, after }) =>
            differences(before, after)
              .map(({ field }) => names.field(field))
              .join(", "),
          card: "none",
        },
      ]}
      onOpen={setOpened}
      empty={words.none}
      after={<EntryDialog entry={opened} onClose={() => setOpened(undefined)} />}
    >
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
    </ListScreen>
  );
}
