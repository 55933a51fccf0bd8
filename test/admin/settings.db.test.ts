import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { readConfig } from "#infra/config/config.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { openSettings, type Settings } from "#settings/settings.server.ts";
import type { SettingsView } from "#settings/settings-contract.ts";
import { createShop } from "#shop/create-shop.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import type { Reply } from "../support/reply.ts";
import { staffLogin } from "../support/staff.ts";

const now = () => new Date("2026-11-20T05:00:00Z");
const env = { SALES_MAIL: "jual@contoh.id", WHATSAPP_NUMBER: "628111111111", CHANNEL_FEES: "bca_va=4000" };
const config = readConfig(env);

let base: OpenDatabase;
let settings: Settings;
let other: Settings;
let send: (method: "GET" | "PUT", url: string, body?: object, as?: string) => Promise<Reply<SettingsView>>;

beforeAll(async () => {
  base = await openMigratedPglite();
  const { db } = base;
  settings = await openSettings({ config, base });
  // As another process opens them.
  other = await openSettings({ config, base });
  const deps = testDeps(db, { now, authenticate: staffLogin(db, now), company: settings.company }, env);
  const app = await buildApi(deps, { calls: auditedCalls(db) });
  send = async (method, url, payload, as = "admin") => {
    const headers = { authorization: `Bearer ${as}` };
    const response = await app.inject({
      method,
      url: `/api/admin/settings${url}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: response.statusCode, ...response.json() };
  };
});

afterAll(() => base.close());

test("without a choice the environment holds", async () => {
  const { data } = await send("GET", "");
  expect(data.salesMail).toMatchObject({ value: "jual@contoh.id", chosen: false, version: 0, changed_by: null });
  expect(data.channelFees.value).toMatchObject({ bca_va: 4000, mandiri_va: 0 });
  expect(data.workingHours.value).toEqual({ days: [1, 2, 3, 4, 5], from: "09:00", to: "17:00" });
  expect(settings.company).toEqual(config.companyDefaults);
  expect(await send("GET", "", undefined, "sales")).toMatchObject({ status: 404 });
  expect(await send("PUT", "", { setting: "salesMail", value: "a@b.id", version: 0 }, "finance")).toMatchObject({
    status: 404,
  });
});

test("a changed setting holds in every process, is audited, and goes back to the environment", async () => {
  const changed = vi.fn();
  other.onChange(changed);
  const saved = await send("PUT", "", { setting: "whatsAppNumber", value: "0812 3456-7890", version: 0 });
  expect(saved.data.whatsAppNumber).toMatchObject({
    value: "6281234567890",
    fallback: "628111111111",
    chosen: true,
    version: 1,
    changed_by: "admin",
  });
  await expect.poll(() => changed.mock.calls).toEqual([[["whatsAppNumber"]]]);
  await expect.poll(() => settings.company.whatsAppNumber).toBe("6281234567890");
  expect(other.company.whatsAppNumber).toBe("6281234567890");

  const stale = await send("PUT", "", { setting: "whatsAppNumber", value: "628999999999", version: 0 });
  expect(stale).toMatchObject({ status: 409, code: "stale_version" });
  expect(stale.current).toMatchObject({ whatsAppNumber: { value: "6281234567890", version: 1 } });

  const back = await send("PUT", "", { setting: "whatsAppNumber", value: null, version: 1 });
  expect(back.data.whatsAppNumber).toMatchObject({ value: "628111111111", chosen: false, version: 2 });
  await expect.poll(() => other.company.whatsAppNumber).toBe("628111111111");
  const entries = await base.db
    .selectFrom("audit_log")
    .select(["action", "actor_name", "before", "after"])
    .where("object_kind", "=", "setting")
    .orderBy("id")
    .execute();
  expect(entries).toEqual([
    {
      action: "setting.changed",
      actor_name: "admin",
      before: { whatsAppNumber: "628111111111" },
      after: { whatsAppNumber: "6281234567890" },
    },
    {
      action: "setting.reset",
      actor_name: "admin",
      before: { whatsAppNumber: "6281234567890" },
      after: { whatsAppNumber: "628111111111" },
    },
  ]);
});

test("what touches money needs a fresh factor, and the shop charges the new fee at once", async () => {
  const shop = createShop({
    config: readConfig(env),
    company: settings.company,
    db: base.db,
    jobs: recordingJobs(),
    now,
  });
  const feeOf = (id: string) => shop.settings.methods.find((method) => method.id === id)?.channelFee;
  expect([feeOf("bca_va"), feeOf("mandiri_va")]).toEqual([4000, 0]);
  const fees = { mandiri_va: 2500, bca_va: 0, bni_va: 0, bri_va: 0, permata_va: 0 };
  const change = { setting: "channelFees", value: fees, version: 0 };
  expect(await send("PUT", "", change)).toMatchObject({ status: 400 });
  expect(await send("PUT", "/guarded", change, "admin:old")).toMatchObject({ code: "confirmation_required" });
  expect(await send("PUT", "/guarded", change)).toMatchObject({ status: 200, data: { channelFees: { value: fees } } });
  await expect.poll(() => [feeOf("bca_va"), feeOf("mandiri_va")]).toEqual([0, 2500]);
});

test.each([
  ["salesMail", "nobody", "value", "invalid_email"],
  ["whatsAppNumber", "12", "value", "invalid_phone"],
  ["bookingUrl", "javascript:alert(1)", "value", "invalid_address"],
  ["workingHours", { days: [], from: "09:00", to: "17:00" }, "value.days", "required"],
  ["workingHours", { days: [1], from: "17:00", to: "09:00" }, "value.to", "too_early"],
  ["workingHours", { days: [1], from: "09.00", to: "17:00" }, "value.from", "invalid_time"],
])("a wrong %s is refused at its field", async (setting, value, path, code) => {
  const refused = await send("PUT", "", { setting, value, version: 0 });
  expect(refused).toMatchObject({ status: 400, issues: [{ path, code }] });
});

test("a value that is no longer accepted counts as none", async () => {
  await base.db.updateTable("company_settings").set({ value: '"none"' }).where("name", "=", "channelFees").execute();
  await settings.reload();
  expect(settings.company.channelFees).toEqual({ bca_va: 4000 });
});
