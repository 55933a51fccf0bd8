import type { ColumnType, Selectable } from "kysely";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { CompanySettings, Config } from "#infra/config/config.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { notify } from "#infra/database/notify.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import type { RetentionTable } from "#infra/retention/retention.server.ts";
import type { SettingsView } from "./settings-contract.ts";
import {
  guardedSettings,
  plainSettings,
  type SettingChange,
  type SettingName,
  settingNames,
} from "./settings-terms.ts";

interface SettingTable {
  name: string;
  /** JSON; null: that of the environment. */
  value: ColumnType<unknown, string | null, string | null>;
  changed_by: string;
  changed_at: Date;
  version: number;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    company_settings: SettingTable;
  }
}

export const settingsRetention = {
  company_settings: { permanent: "one row for each setting" },
} as const satisfies RetentionTable;

/** Channel of changed settings; every process reads them again. */
const settingsChannel = "company_settings";

/** The settings of the company in this process. */
export interface Settings {
  /**
   * The values in force: one object for the life of the process, whose members change. Keep the object, and read a member
   * when it is needed.
   */
  readonly company: Readonly<CompanySettings>;
  /** Calls `listener` with the names of the settings whose value in force has changed. */
  onChange(listener: (names: readonly SettingName[]) => void): void;
  /** Reads the settings again. */
  reload(): Promise<void>;
}

/**
 * Reads the settings that the company chose above those of the environment, and follows what any process changes; a lost
 * connection to the database reads them again once it is back.
 */
export async function openSettings(deps: {
  /** With the settings of the environment. */
  config: Pick<Config, "companyDefaults">;
  /** Without `listen` only `reload` reads again, as in a command. */
  base: Pick<OpenDatabase, "db"> & Partial<Pick<OpenDatabase, "listen">>;
  log?: Pick<Log, "error">;
}): Promise<Settings> {
  const { base, log } = deps;
  const defaults = deps.config.companyDefaults;
  const company = { ...defaults };
  const listeners: ((names: readonly SettingName[]) => void)[] = [];
  const reload = async () => {
    const next = { ...defaults, ...chosenValues(await readRows(base.db)) };
    const changed = settingNames.filter((name) => JSON.stringify(company[name]) !== JSON.stringify(next[name]));
    Object.assign(company, next);
    if (changed.length > 0) for (const listener of listeners) listener(changed);
  };
  await reload();
  await base.listen?.(settingsChannel, () => {
    reload().catch((error) => log?.error({ err: error }, "the settings of the company could not be read again"));
  });
  return { company, reload, onChange: (listener) => void listeners.push(listener) };
}

const readRows = (db: Database | Trx) => db.selectFrom("company_settings").selectAll().execute();
type Row = Selectable<SettingTable>;

const schemas = { ...plainSettings, ...guardedSettings };

/** Returns the values that were chosen; one that a later release no longer accepts counts as none. */
function chosenValues(rows: readonly Row[]): Partial<CompanySettings> {
  const values: Record<string, unknown> = {};
  for (const { name, value } of rows) {
    const parsed = value === null ? undefined : schemas[name as SettingName]?.safeParse(value);
    if (parsed?.success) values[name] = parsed.data;
  }
  return values as Partial<CompanySettings>;
}

/** Returns each setting with its value in force, that of the environment, and who changed it last. */
export async function readSettings(db: Database, defaults: CompanySettings): Promise<SettingsView> {
  const rows = await readRows(db);
  const chosen = chosenValues(rows);
  const views = settingNames.map((name) => {
    const row = rows.find((each) => each.name === name);
    const fallback = forPeople(name, defaults[name]);
    const value = name in chosen ? forPeople(name, chosen[name]) : fallback;
    const view = {
      value,
      fallback,
      chosen: name in chosen,
      version: row?.version ?? 0,
      changed_at: row?.changed_at.toISOString() ?? null,
      changed_by: row?.changed_by ?? null,
    };
    return [name, view] as const;
  });
  return Object.fromEntries(views) as unknown as SettingsView;
}

const noFees = { mandiri_va: 0, bca_va: 0, bni_va: 0, bri_va: 0, permata_va: 0 };

/** The environment names only the methods with a fee. */
const forPeople = (name: SettingName, value: unknown) =>
  name === "channelFees" ? { ...noFees, ...(value as object) } : value;

type ChangeResult = { ok: true } | { ok: false; code: "stale_version" };

/** Stores a setting, or with null goes back to the value of the environment. */
export async function changeSetting(
  { db, now, defaults }: { db: Database; now: () => Date; defaults: CompanySettings },
  actor: Actor,
  { setting, value, version }: SettingChange,
): Promise<ChangeResult> {
  const at = now();
  return db.transaction().execute(async (trx): Promise<ChangeResult> => {
    const row = await trx
      .selectFrom("company_settings")
      .selectAll()
      .where("name", "=", setting)
      .forUpdate()
      .executeTakeFirst();
    if ((row?.version ?? 0) !== version) return { ok: false, code: "stale_version" };
    const stored = {
      value: value === null ? null : JSON.stringify(value),
      changed_by: actorName(actor),
      changed_at: at,
    };
    // Two that choose a setting for the first time at once: one of them is told.
    const written = row
      ? await trx.updateTable("company_settings").set(stored).where("name", "=", setting).returning("name").execute()
      : await trx
          .insertInto("company_settings")
          .values({ name: setting, ...stored, version: 1 })
          .onConflict((conflict) => conflict.doNothing())
          .returning("name")
          .execute();
    if (written.length === 0) return { ok: false, code: "stale_version" };
    const before = chosenValues(row ? [row] : [])[setting] ?? defaults[setting];
    await recordChange(trx, actor, at, {
      action: value === null ? "setting.reset" : "setting.changed",
      object: { kind: "setting", id: setting },
      before: { [setting]: before },
      after: { [setting]: value ?? defaults[setting] },
    });
    await notifyAdmin(trx, "settings", setting);
    await notify(trx, settingsChannel, setting);
    return { ok: true };
  });
}
