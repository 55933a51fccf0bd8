import type { System } from "#insight/operations/system-view.ts";
import { languageTags } from "#text/locales.ts";
import { useCall } from "../../data/use-call.ts";
import { Facts } from "../../layout/facts.tsx";
import { Loading } from "../../layout/loading.tsx";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { When } from "../../layout/when.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import { ConfigurationPanel } from "./configuration-panel.tsx";
import { HealthPanel } from "./health-panel.tsx";
import { MigrationsPanel } from "./migrations-panel.tsx";

const gigabyte = 1024 ** 3;

/** Renders the health of what the program depends on, versions, configuration without secrets, migrations. */
export default function SystemScreen() {
  const { title, versions: words } = useWords("admin-system");
  const locale = useLocale();
  const { data, refusal, refetch } = useCall<System>("/admin/system");
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
