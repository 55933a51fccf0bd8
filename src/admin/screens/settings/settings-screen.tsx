import { useState } from "react";
import type { SettingsView } from "#settings/settings-contract.ts";
import type { SettingName } from "#settings/settings-terms.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useAction, useCall, useMay, useSend, useWords } from "../../kit/data.ts";
import { confirmAction, showToast } from "../../kit/form.ts";
import { ActorName, Loading, Panel, RefusalNote, Screen, When } from "../../kit/parts.ts";
import { changeSetting, SettingDialog, useSayValue } from "./setting-dialog.tsx";

const groups = {
  contact: ["salesMail", "whatsAppNumber", "bookingUrl", "workingHours"],
  guarded: ["reviewLimit", "channelFees", "publishReview"],
} as const satisfies Record<string, readonly SettingName[]>;

/** Renders what the company changes about its work, with the values of the server that hold otherwise. */
export default function SettingsScreen() {
  const words = useWords("admin-settings");
  const { data, refusal, refetch } = useCall("/admin/settings");
  const [opened, setOpened] = useState<SettingName>();
  return (
    <Screen title={words.title}>
      <p className="text-sm text-muted">{words.intro}</p>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {!data && !refusal && <Loading lines={8} />}
      {data && (
        <div className="stack">
          {(["contact", "guarded"] as const).map((group) => (
            <Panel key={group} title={words.groups[group]}>
              <ul aria-label={words.groups[group]}>
                {groups[group].map((name) => (
                  <SettingRow key={name} name={name} settings={data} onChange={() => setOpened(name)} />
                ))}
              </ul>
            </Panel>
          ))}
          <SettingDialog name={opened} settings={data} onClose={() => setOpened(undefined)} />
        </div>
      )}
    </Screen>
  );
}

/** Renders one setting: its value, who chose it or that it is the server's, and what can be done. */
function SettingRow({ name, settings, onChange }: { name: SettingName; settings: SettingsView; onChange: () => void }) {
  const words = useWords("admin-settings");
  const may = useMay()("settings", "write");
  const send = useSend();
  const say = useSayValue();
  const { run, refusal } = useAction();
  const { label, hint } = words.fields[name];
  const { value, fallback, chosen, version, changed_at, changed_by } = settings[name];

  async function reset() {
    const body = fill(words.resetBody, { setting: label, value: say(name, fallback) });
    if (!(await confirmAction({ title: words.resetTitle, body, confirm: words.reset }))) return;
    const outcome = await run(() => changeSetting(send, { setting: name, value: null, version }));
    if (outcome.ok) showToast({ text: fill(words.saved, { setting: label }) });
  }

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3.5 last:border-b-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-sm text-muted">{label}</p>
        <p className="font-medium wrap-anywhere">{say(name, value)}</p>
        <p className="mt-0.5 text-xs text-muted">
          {chosen && changed_by ? (
            <>
              <Chooser by={changed_by} /> · <When date={changed_at} />
            </>
          ) : (
            words.environment
          )}
        </p>
        <p className="mt-1 text-sm text-muted">{hint}</p>
        <RefusalNote refusal={refusal} />
      </div>
      {may && (
        <p className="flex flex-wrap gap-2">
          <Button kind="secondary" aria-label={fill(words.changeOf, { setting: label })} onClick={onChange}>
            {words.change}
          </Button>
          {chosen && (
            <Button kind="quiet" aria-label={`${words.reset}: ${label}`} onClick={() => void reset()}>
              {words.reset}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}

function Chooser({ by }: { by: string }) {
  const { chosen } = useWords("admin-settings");
  const [before = "", after = ""] = chosen.split("{by}");
  return (
    <>
      {before}
      <ActorName by={by} />
      {after}
    </>
  );
}
