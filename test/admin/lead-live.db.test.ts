import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { adminChannel } from "#infra/database/admin-changes.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { ConversationView } from "#leads/conversation/conversation-contract.ts";
import { deliverLead } from "#leads/delivery/deliver-lead.server.ts";
import type { LeadView } from "#leads/inbox/lead-contract.ts";
import type { TaskView } from "#tasks/task-contract.ts";
import { insertRow } from "../retention/insert-row.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import type { Reply } from "../support/reply.ts";
import { createStaff, staffLogin } from "../support/staff.ts";
import { addLead, at } from "../support/stored-leads.ts";

let base: OpenDatabase;
let send: <Data>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  url: string,
  body?: object,
) => Promise<Reply<Data>>;
const now = () => at(60);

beforeAll(async () => {
  base = await openMigratedPglite();
  const deps = testDeps(base.db, { now, jobs: recordingJobs(), authenticate: staffLogin(base.db, now) });
  const app = await buildApi(deps, { calls: auditedCalls(base.db) });
  send = async (method, url, payload) => {
    const headers = { authorization: "Bearer sales" };
    const response = await app.inject({ method, url: `/api/admin${url}`, headers, ...(payload && { payload }) });
    return { status: response.statusCode, ...response.json() };
  };
  await createStaff(base.db, "sales", now());
  await insertRow(base.db, "packages", { id: "big-social-growth", product: "big-social" });
});

/** Everything that a lead's screen shows, each by what changes it; the announcement that reads the screen again. */
const steps: Record<string, (lead: string) => Promise<unknown>> = {
  "a note": (lead) => send("POST", `/leads/${lead}/notes`, { id: randomUUID(), text: "Sudah ditelepon" }),
  "an attempt": (lead) => send("POST", `/leads/${lead}/attempts`, { id: randomUUID(), channel: "call" }),
  "whether it reached them": async (lead) => {
    const { data } = await send<ConversationView>("GET", `/leads/${lead}/conversation`);
    const { id } = data.items.find(({ kind }) => kind === "attempt")!;
    return send("PATCH", `/leads/${lead}/attempts/${id}`, { reached: false });
  },
  "a mail": async (lead) =>
    send("POST", `/leads/${lead}/mails`, {
      id: randomUUID(),
      version: (await send<LeadView>("GET", `/leads/${lead}`)).data.version,
      subject: "Demo",
      body: "Halo",
    }),
  "a task": (lead) =>
    send("POST", "/tasks", {
      id: randomUUID(),
      title: "Telepon",
      day: "2026-11-27",
      about: { kind: "lead", id: lead },
    }),
  "a task that is done": async (lead) => {
    const { data } = await send<TaskView[]>("GET", `/tasks?lead=${lead}`);
    return send("PATCH", `/tasks/${data[0]!.id}`, { version: data[0]!.version, state: "done" });
  },
  "a state": async (lead) =>
    send("PATCH", `/leads/${lead}`, {
      version: (await send<LeadView>("GET", `/leads/${lead}`)).data.version,
      state: "qualified",
    }),
  "a value": async (lead) =>
    send("PUT", `/leads/${lead}/deal`, {
      version: (await send<LeadView>("GET", `/leads/${lead}`)).data.version,
      ...{ lines: [], amount: 5_000_000, months: null, expected_close: null },
    }),
  "a field": async (lead) =>
    send("PATCH", `/leads/${lead}/fields`, {
      version: (await send<LeadView>("GET", `/leads/${lead}`)).data.version,
      company: "PT Sumber Baru",
    }),
  "an order that is linked": async (lead) => {
    const id = randomUUID();
    await insertRow(base.db, "orders", { id, number: "ORD-LIVE", state: "paid", email: "pembeli@lain.id" });
    return send("PUT", `/leads/${lead}/orders/${id}`);
  },
  "a confirmation that was sent": async (lead) => {
    await deliverLead(lead, "sales-mail", {
      ...testDeps(base.db, { now }),
      mailer: { send: async () => undefined },
    } as never);
  },
};

test.each(Object.keys(steps))("%s is announced to open screens of the lead", async (name) => {
  lead ??= await addLead(base.db, { email: "langsung@contoh.co.id" }, 1);
  const heard: string[] = [];
  const stop = await base.listen(adminChannel, (payload) => heard.push(payload));
  const done = (await steps[name]!(lead)) as { status?: number } | undefined;
  if (done) expect(done.status).toBeLessThan(300);
  await expect.poll(() => heard).toContain(`leads:${lead}`);
  await stop();
});
let lead: string | undefined;

test("an order of the same person is announced as an order, by which the screen of the lead is read again", async () => {
  const heard: string[] = [];
  const stop = await base.listen(adminChannel, (payload) => heard.push(payload));
  const id = randomUUID();
  await insertRow(base.db, "orders", { id, number: "ORD-SAME", state: "paid", email: "langsung@contoh.co.id" });
  await expect.poll(() => heard).toContain(`orders:${id}`);
  await stop();
  expect((await send<LeadView>("GET", `/leads/${lead}`)).data.orders.map((order) => order.id)).toContain(id);
});
