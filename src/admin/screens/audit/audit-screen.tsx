import { useState } from "react";
import { Link } from "react-router";
import type { AuditEntryView } from "#accounts/staff/audit-contract.ts";
import { auditedKinds, isAuditedKind } from "#accounts/staff/audited-kinds.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useCall, useList, useMay, useWords } from "../../kit/data.ts";
import { ActionDialog, DayInput } from "../../kit/form.ts";
import { ExportButton, FilterBar, type Filters, ListScreen, useUrlFilters } from "../../kit/list.ts";
import { ChangeTable, differences, Facts, useAuditNames, When } from "../../kit/parts.ts";
import { ChainCheck } from "./chain-check.tsx";

/** Renders every change by staff, an operator's command or a job. */
export default function AuditScreen() {
  const words = useWords("admin-audit");
  const names = useAuditNames();
  const mayExport = useMay()("audit", "export");
  const [opened, setOpened] = useState<AuditEntryView>();
  const [filters, setFilters] = useUrlFilters(["q", "actor", "action", "kind", "object", "from", "to"]);
  const list = useList("/admin/audit", filters);
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
        { id: "object", cell: ({ object }) => names.object(object), card: "line" },
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
      <ChainCheck />
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

type Names = "q" | "actor" | "action" | "kind" | "object" | "from" | "to";

/** Renders the filters of the audit log: what has occurred in it, and a period of days in Jakarta. */
function AuditFilters({
  filters,
  setFilters,
}: {
  filters: Filters<Names>;
  setFilters: (changes: Partial<Record<Names, string | undefined>>) => void;
}) {
  const { filters: words, actors, search } = useWords("admin-audit");
  const names = useAuditNames();
  const { data } = useCall("/admin/audit/choices");
  const { people = [], actions = [], kinds = [] } = data ?? {};
  const byLabel = (one: { label: string }, other: { label: string }) => one.label.localeCompare(other.label);
  const choices = [
    {
      id: "actor",
      label: words.actor,
      options: [
        ...people.map(({ id, name }) => ({ value: id, label: name })),
        { value: "operator", label: actors.operators },
        { value: "job", label: actors.jobs },
      ],
    },
    {
      id: "action",
      label: words.action,
      options: actions.map((action) => ({ value: action, label: names.action(action) })).sort(byLabel),
    },
    {
      id: "kind",
      label: words.kind,
      options: kinds.map((kind) => ({ value: kind, label: names.kind(kind) })).sort(byLabel),
    },
  ];
  return (
    <FilterBar filters={choices} value={filters} setValue={setFilters} search={search}>
      {(["from", "to"] as const).map((name) => (
        <label key={name} className="filter" data-set={filters[name] ? "" : undefined}>
          <span className="filter-label">{words[name]}</span>
          <DayInput
            type="date"
            className="filter-select"
            value={filters[name] ?? ""}
            onChange={({ target }) => setFilters({ [name]: target.value || undefined })}
          />
        </label>
      ))}
    </FilterBar>
  );
}

/** Kinds whose id is that of a screen of its own. */
const ownScreens = ["leads", "orders", "customers", "staff"];

/** Renders everything about one change. */
function EntryDialog({ entry, onClose }: { entry: AuditEntryView | undefined; onClose: () => void }) {
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
          [columns.object, names.object(entry.object)],
          entry.object.name !== null && [words.number, <code key="id">{id}</code>],
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
