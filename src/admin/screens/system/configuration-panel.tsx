import type { System } from "#insight/operations/system-view.ts";
import { Table } from "#ui/table.tsx";
import { Panel } from "../../layout/panel.tsx";
import { useWords } from "../../words/use-words.ts";

/** Renders the configuration in force; of secrets only whether they are set. */
export function ConfigurationPanel({ configuration }: Pick<System, "configuration">) {
  const { configuration: words } = useWords("admin-system");
  return (
    <Panel title={words.title}>
      <p className="mb-3 text-sm text-muted">{words.intro}</p>
      <Table
        caption={words.title}
        head={[words.key, words.value]}
        rows={configuration.map(({ key, value, secret, set }) => [
          <span key="key" className="font-mono text-xs">
            {key}
          </span>,
          <span key="value" className="break-all">
            {secret ? (set ? words.secretSet : words.notSet) : (value ?? words.notSet)}
            {!secret && !set && value !== null && <span className="ms-2 text-xs text-muted">{words.byDefault}</span>}
          </span>,
        ])}
      />
    </Panel>
  );
}
