import { changeSetting, readSettings } from "#settings/settings.server.ts";
import { settingsContract } from "#settings/settings-contract.ts";
import type { SettingChange } from "#settings/settings-terms.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { serve } from "../http/serve.ts";

/** The settings of the company. */
export function settings(api: Api, deps: ApiDeps): void {
  const { db, now, config } = deps;
  const change = async ({
    body,
    staff,
  }: {
    body: SettingChange;
    staff: { actor: Parameters<typeof changeSetting>[1] };
  }) => changeSetting({ db, now, defaults: config.companyDefaults }, staff.actor, body);
  serve(api, settingsContract, {
    read: () => readSettings(db, config.companyDefaults),
    change,
    changeGuarded: change,
  });
}
