import type { AuditChoicesView } from "#accounts/staff/audit-view.ts";
import { useCall } from "../../data/use-call.ts";
import { DayInput } from "../../form/day-input.tsx";
import { useAuditNames } from "../../history/audit-names.tsx";
import { FilterBar } from "../../list/filters.tsx";
import type { Filters } from "../../list/use-url-filters.ts";
import { useWords } from "../../words/use-words.ts";

type Names = "actor" | "action" | "kind" | "object" | "from" | "to";

/** Renders the filters of the audit log: what has occurred in it, and a period of days in Jakarta. */
export function AuditFilters({
  filters,
  setFilters,
}: {
  filters: Filters<Names>;
  setFilters: (changes: Partial<Record<Names, string | undefined>>) => void;
}) {
  const { filters: words, actors } = useWords("admin-audit");
  const names = useAuditNames();
  const { data } = useCall<AuditChoicesView>("/admin/audit/choices");
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
    <FilterBar filters={choices} value={filters} setValue={setFilters}>
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
