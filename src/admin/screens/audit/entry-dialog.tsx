import { Link } from "react-router";
import type { AuditEntryView } from "#accounts/staff/audit-view.ts";
import { auditedKinds, isAuditedKind } from "#accounts/staff/audited-kinds.ts";
import { fill } from "#text/fill.ts";
import { ActionDialog } from "../../dialog/action-dialog.tsx";
import { useAuditNames } from "../../history/audit-names.tsx";
import { ChangeTable } from "../../history/object-history.tsx";
import { Facts } from "../../layout/facts.tsx";
import { When } from "../../layout/when.tsx";
import { useWords } from "../../words/use-words.ts";

/** Kinds whose id is that of a screen of its own. */
const ownScreens = ["leads", "orders", "customers", "staff"];

/** Renders everything about one change. */
export function EntryDialog({ entry, onClose }: { entry: AuditEntryView | undefined; onClose: () => void }) {
  const { entry: words } = useWords("admin-audit");
  return (
    <ActionDialog title={fill(words.title, { count: entry?.id ?? "" })} open={entry !== undefined} onClose={onClose}>
      {entry && <EntryDetails entry={entry} onFollow={onClose} />}
    </ActionDialog>
  );
}

function EntryDetails({ entry, onFollow }: { entry: AuditEntryView; onFollow: () => void }) {
  const { entry: words, columns } = useWords("admin-audit");
  const names = useAuditNames();
  const { kind, id } = entry.object;
  const object = `${kind}:${id}`;
  return (
    <div className="grid gap-4">
      <Facts
        rows={[
          [columns.at, <When key="at" date={entry.at} />],
          [columns.actor, names.actor(entry.actor)],
          [columns.action, names.action(entry.action)],
          [columns.object, `${names.kind(kind)} ${id}`],
          entry.reason !== null && [words.reason, entry.reason],
          entry.network !== null && [words.network, entry.network],
          entry.request_id !== null && [words.request, <code key="request">{entry.request_id}</code>],
        ]}
      />
      <ChangeTable entry={entry} />
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {ownScreens.includes(kind) && isAuditedKind(kind) && (
          <Link className="link" to={`/${auditedKinds[kind]}/${encodeURIComponent(id)}`} onClick={onFollow}>
            {words.open}
          </Link>
        )}
        <Link className="link" to={`/audit?object=${encodeURIComponent(object)}`} onClick={onFollow}>
          {words.allOfObject}
        </Link>
      </p>
    </div>
  );
}
