import type { System } from "#insight/operations/system-view.ts";
import { Table } from "#ui/table.tsx";
import { Panel } from "../../layout/panel.tsx";
import { StateBadge } from "../../layout/state-badge.tsx";
import { When } from "../../layout/when.tsx";
import { useWords } from "../../words/use-words.ts";

/** Renders the migrations of the database, newest first. */
export function MigrationsPanel({ migrations }: Pick<System, "migrations">) {
  const { migrations: words } = useWords("admin-system");
  return (
    <Panel title={words.title}>
      <Table
        caption={words.title}
        head={[words.name, words.at]}
        rows={migrations.toReversed().map(({ name, at }) => [
          <span key="name" className="font-mono text-xs">
            {name}
          </span>,
          at ? (
            <When key="at" date={at} />
          ) : (
            <StateBadge key="at" tone="bad">
              {words.pending}
            </StateBadge>
          ),
        ])}
      />
    </Panel>
  );
}
