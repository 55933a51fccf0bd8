import { useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import type { Check, System } from "#insight/operations/system-contract.ts";
import { languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/table.tsx";
import { useCall, useLocale, useMay, useSend, useWords } from "../../kit/data.ts";
import { Facts, Loading, Panel, RefusalNote, Screen, StateBadge, type Tone, When } from "../../kit/parts.ts";

const gigabyte = 1024 ** 3;

/** Renders the health of what the program depends on, versions, configuration without secrets, migrations. */
export default function SystemScreen() {
  const { title, versions: words } = useWords("admin-system");
  const locale = useLocale();
  const { data, refusal, refetch } = useCall("/admin/system");
  const gigabytes = (bytes: number) =>
    `${(bytes / gigabyte).toLocaleString(languageTags[locale], { maximumFractionDigits: 1 })} GB`;
  return (
    <Screen title={title}>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading lines={10} />}
      {data && (
        <>
          <div className="columns">
            <HealthPanel parts={data.parts} />
            <Panel title={words.title}>
              <Facts
                rows={[
                  ...data.versions.map(({ name, version }) => [name, version] as const),
                  [words.started, <When key="started" date={data.startedAt} />],
                  data.disk !== null && [
                    words.diskFree,
                    `${gigabytes(data.disk.free)} / ${gigabytes(data.disk.total)}`,
                  ],
                ]}
              />
            </Panel>
          </div>
          <ConfigurationPanel configuration={data.configuration} />
          <MigrationsPanel migrations={data.migrations} />
        </>
      )}
    </Screen>
  );
}

/** Renders the configuration in force; of secrets only whether they are set. */
function ConfigurationPanel({ configuration }: Pick<System, "configuration">) {
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

type Part = System["parts"][number];

const tones: Record<Part["health"], Tone> = { good: "good", bad: "bad", unchecked: "quiet" };

/** Renders the parts with their health; mail server and payment provider are checked on request. */
function HealthPanel({ parts }: { parts: readonly Part[] }) {
  const { health: words } = useWords("admin-system");
  const mayCheck = useMay()("system", "write");
  const send = useSend();
  const [checks, setChecks] = useState<Partial<Record<Part["part"], Check>>>({});
  const [running, setRunning] = useState<Part["part"]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const check = async (part: Part["part"]) => {
    setRunning(part);
    // Only these two are not checked before somebody asks.
    const outcome = await send("POST", "/admin/system/checks", { part: part as Check["part"] }, { timeout: 30_000 });
    setRunning(undefined);
    setRefusal(outcome.ok ? undefined : outcome.refusal);
    if (outcome.ok) setChecks((before) => ({ ...before, [part]: outcome.data }));
  };
  return (
    <Panel title={words.title}>
      <RefusalNote refusal={refusal} />
      <ul aria-live="polite">
        {parts.map((given) => {
          const { part, health, note, detail } = { ...given, ...checks[given.part] };
          return (
            <li
              key={part}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5 text-sm last:border-b-0"
            >
              <span className="min-w-0 flex-1 basis-56">
                <span className="font-medium">{words.parts[part]}</span>
                <span className="block text-xs text-muted">
                  {words.notes[note]}
                  {detail && ` · ${detail}`}
                </span>
              </span>
              {mayCheck && given.health === "unchecked" && (
                <Button kind="secondary" disabled={running !== undefined} onClick={() => void check(part)}>
                  {words.check}
                </Button>
              )}
              <StateBadge tone={tones[health]}>{words.states[health]}</StateBadge>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** Renders the migrations of the database, newest first. */
function MigrationsPanel({ migrations }: Pick<System, "migrations">) {
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
