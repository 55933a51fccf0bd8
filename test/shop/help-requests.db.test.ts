import type { FastifyInstance } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { listColleagues } from "#accounts/staff/colleagues.server.ts";
import { may, staffRoles } from "#accounts/staff/permissions.ts";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { composeHelpMail, type HelpMailJob } from "#shop/help/help-mail.server.ts";
import { closeCustomerAccount, collectShopData } from "#shop/orders/personal-orders.server.ts";
import { changeOrders } from "#shop/shop.server.ts";
import { testDeps } from "../support/api.ts";
import { eachShop, placed } from "../support/shop.ts";
import { namedLogin } from "../support/shop-api.ts";
import { staffLogin } from "../support/staff.ts";

const written = "Uang saya terpotong dua kali";

eachShop((t) => {
  let app: FastifyInstance;
  let authenticate: ApiDeps["authenticate"] | undefined;
  /** Returns the login of both sides: a role's name is somebody of the staff, every other name a customer. */
  function bothLogins(): ApiDeps["authenticate"] {
    const [customers, staff] = [namedLogin(t.db), staffLogin(t.db, () => new Date("2026-11-20T05:00:00Z"))];
    const isStaff = new RegExp(`^Bearer (${staffRoles.join("|")})(:|$)`);
    return (request) => (isStaff.test(request.headers.authorization ?? "") ? staff : customers)(request);
  }
  beforeEach(async () => {
    authenticate ??= bothLogins();
    const deps = { now: t.shop.now, jobs: t.jobs, shop: t.shop as ApiDeps["shop"], authenticate };
    app = await buildApi(testDeps(t.db, deps, { RATE_LIMIT_CALLS: "1000000" }));
  });
  async function call(as: string, method: "GET" | "POST" | "PATCH", url: string, payload?: object) {
    const response = await app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${as}` },
      ...(payload && { payload }),
    });
    const json = response.json();
    return { status: response.statusCode, code: json.code, issues: json.issues, data: json.data, body: response.body };
  }
  const ask = (as: string, more: object = {}) =>
    call(as, "POST", "/help-requests", { id: crypto.randomUUID(), topic: "refund", order: "", text: written, ...more });
  const read = async (id: string) => (await call("admin", "GET", `/admin/help/${id}`)).data;
  async function reply(as: string, id: string, more: object = {}) {
    const { version } = await read(id);
    const body = { id: crypto.randomUUID(), version, text: "Sudah kami periksa", ...more };
    return call(as, "POST", `/admin/help/${id}/messages`, body);
  }
  const jobs = () => t.jobs.sent.filter(({ queue }) => queue === "help-mail").map(({ data }) => data as HelpMailJob);
  const mailOf = (job: HelpMailJob) =>
    composeHelpMail(job, {
      ...t.shop,
      findContact: async (user) => ({ email: `${user}@pembeli.example`, locale: "id" }),
      findColleague: async (user) => ({ email: `${user}@staff.example`, locale: "id" }),
    });

  test("a request gets a number and is sent once for each id; wrong fields are named", async () => {
    const id = crypto.randomUUID();
    const first = await ask("hana", { id });
    expect(first).toMatchObject({
      status: 201,
      data: { id, number: expect.stringMatching(/^REQ-202611-\d{6}$/), status: "waiting_team", order: null },
    });
    expect((await ask("hana", { id })).data).toEqual(first.data);
    expect(jobs()).toEqual([{ message: id }]);
    expect((await call("hana", "GET", "/help-requests")).data).toHaveLength(1);
    expect(await ask("indra", { id })).toMatchObject({ status: 404 });
    const wrong = await ask("hana", { topic: "", order: "x", text: "  " });
    expect(wrong.issues.map(({ path }: { path: string }) => path).sort()).toEqual(["order", "text", "topic"]);
  });

  test("an order can be chosen by its own customer only", async () => {
    const order = placed(await t.buy("joko"));
    expect((await ask("joko", { order })).data.order).toMatchObject({ id: order });
    expect(await ask("hana", { order })).toMatchObject({
      status: 400,
      issues: [{ path: "order", code: "unknown_choice" }],
    });
  });

  test("nobody else reads, answers or ends a request", async () => {
    const { data } = await ask("hana");
    const message = { id: crypto.randomUUID(), text: "x" };
    for (const [method, url, body] of [
      ["GET", `/help-requests/${data.id}`],
      ["POST", `/help-requests/${data.id}/messages`, message],
      ["POST", `/help-requests/${data.id}/solved`],
    ] as const)
      expect((await call("indra", method, url, body)).status, url).toBe(404);
  });

  test("the queue is read and answered by those who may", async () => {
    const { data } = await ask("hana");
    for (const role of staffRoles) {
      const allowed = (action: "read" | "write") => (may(role, "help", action) ? 200 : 404);
      expect((await call(role, "GET", "/admin/help")).status, role).toBe(allowed("read"));
      expect((await call(role, "GET", `/admin/help/${data.id}`)).status, role).toBe(allowed("read"));
      expect((await reply(role, data.id)).status, role).toBe(allowed("write"));
      const { version } = await read(data.id);
      const owner = await call(role, "PATCH", `/admin/help/${data.id}`, { version, owner_id: null });
      expect(owner.status, role).toBe(allowed("write"));
    }
  });

  test("the first answer assigns it, and is mailed with its text; a message of the customer goes to that person", async () => {
    const { data } = await ask("hana");
    const received = await mailOf(jobs()[0]!);
    expect(received!.mail.to).toBe(t.shop.settings.salesMail);
    const answered = await reply("finance", data.id);
    expect(answered.data).toMatchObject({ status: "waiting_customer", owner: { id: "finance" }, waiting_since: null });
    await reply("sales", data.id);
    expect((await read(data.id)).owner.id).toBe("finance");
    const again = { id: crypto.randomUUID(), text: "Belum sampai" };
    expect((await call("hana", "POST", `/help-requests/${data.id}/messages`, again)).data.status).toBe("waiting_team");
    const [, answer, , last] = await Promise.all(jobs().map(mailOf));
    expect(answer!.mail).toMatchObject({
      to: "hana@pembeli.example",
      text: expect.stringContaining("Sudah kami periksa"),
    });
    expect(answer!.mail.html).toContain(`/account/help?request=${data.id}`);
    expect(last!.mail).toMatchObject({
      to: "finance@staff.example",
      text: expect.stringContaining(`/admin/help/${data.id}`),
    });
    // What customers write stays in the thread.
    for (const each of [received, last]) expect(each!.mail.text).not.toMatch(/terpotong|Belum sampai/);
  });

  test("the mail has the whole answer, in its paragraphs and lines, also those that are repeated", async () => {
    const { data } = await ask("wati");
    const paragraphs = ["Yang kami perlukan:\n- nota\n- nota", "Terima kasih.", "Terima kasih."];
    await reply("finance", data.id, { text: paragraphs.join("\n\n") });
    const { mail } = (await mailOf(jobs().at(-1)!))!;
    expect(mail.text.replace(/\r\n/g, "\n")).toContain(paragraphs.join("\n\n"));
    expect(mail.html).toMatch(/Yang kami perlukan:<br\s*\/?>- nota<br\s*\/?>- nota<\/p>/);
  });

  test("two people do not answer at once", async () => {
    const { data } = await ask("hana");
    const { version } = await read(data.id);
    expect((await reply("finance", data.id, { version })).status).toBe(200);
    expect(await reply("sales", data.id, { version })).toMatchObject({ status: 409, code: "stale_version" });
    expect(await call("sales", "PATCH", `/admin/help/${data.id}`, { version, solved: true })).toMatchObject({
      status: 409,
      code: "stale_version",
    });
  });

  test("a solved request opens again with a message; both sides can end it", async () => {
    const { data } = await ask("hana");
    expect((await call("hana", "POST", `/help-requests/${data.id}/solved`)).data.status).toBe("solved");
    const again = { id: crypto.randomUUID(), text: "Masih sama" };
    expect((await call("hana", "POST", `/help-requests/${data.id}/messages`, again)).data.status).toBe("waiting_team");
    const { version } = await read(data.id);
    const solved = await call("finance", "PATCH", `/admin/help/${data.id}`, { version, solved: true });
    expect(solved.data).toMatchObject({ status: "solved", waiting_since: null });
    expect((await call("hana", "GET", `/help-requests/${data.id}`)).data.messages).toHaveLength(2);
  });

  test("a note is read by the team and is in the customer's export, in no mail and not in their thread", async () => {
    const { data } = await ask("hana");
    const before = jobs().length;
    expect((await reply("sales", data.id, { note: true, text: "Cek rekening koran" })).data.status).toBe(
      "waiting_team",
    );
    expect(jobs()).toHaveLength(before);
    expect((await call("hana", "GET", `/help-requests/${data.id}`)).body).not.toContain("rekening koran");
    expect(JSON.stringify(await collectShopData(t.db, "hana"))).toContain("rekening koran");
  });

  test("who is given a request by a colleague is told, and nobody can be given one who may not answer", async () => {
    const { data } = await ask("hana");
    // Creates the accounts.
    for (const role of ["sales", "viewer"]) await call(role, "GET", "/admin/help");
    const assign = async (owner_id: string) =>
      call("finance", "PATCH", `/admin/help/${data.id}`, { version: (await read(data.id)).version, owner_id });
    expect((await assign("viewer")).status).toBe(422);
    expect((await assign("sales")).data.owner.id).toBe("sales");
    expect((await mailOf(jobs().at(-1)!))!.mail).toMatchObject({ to: "sales@staff.example" });
    // While the customer does not wait, nobody is told.
    await reply("sales", data.id);
    const before = jobs().length;
    await call("sales:2", "GET", "/admin/help");
    expect((await assign("sales:2")).data.owner.id).toBe("sales:2");
    expect(jobs()).toHaveLength(before);
    // Who may only read is not mailed.
    const who = async (action?: "write") => (await listColleagues(t.db, "help", action)).map(({ id }) => id);
    expect(await who()).toEqual(expect.arrayContaining(["sales", "viewer"]));
    expect(await who("write")).not.toContain("viewer");
  });

  test("each page of the queue begins after the last one, though requests in between were solved", async () => {
    await t.db.deleteFrom("help_requests").execute();
    const asked: string[] = [];
    for (const customer of ["nia", "oki", "kiki", "lina", "putri"]) asked.push((await ask(customer)).data.id);
    // Two of them are answered: nobody waits for those.
    await reply("sales", asked[3]!);
    await reply("sales", asked[4]!);
    const page = async (cursor = "") => {
      const { meta, data } = await list(cursor);
      return { next: meta.next_cursor as string, ids: data.map(({ id }) => id) };
    };
    const list = async (cursor: string) => {
      const url = `/api/admin/help?limit=2${cursor && `&cursor=${cursor}`}`;
      const { data, meta } = (await app.inject({ url, headers: { authorization: "Bearer sales" } })).json();
      return { data: data as { id: string }[], meta };
    };
    const first = await page();
    const waiting = asked.slice(0, 3);
    expect(new Set(waiting)).toEqual(new Set([...first.ids, ...(await page(first.next)).ids.slice(0, 1)]));
    const { version } = await read(first.ids[0]!);
    await call("sales", "PATCH", `/admin/help/${first.ids[0]}`, { version, solved: true });
    const second = await page(first.next);
    const third = await page(second.next);
    expect(second.ids[0]).toBe(waiting.find((id) => !first.ids.includes(id)));
    expect(new Set([...first.ids, ...second.ids, ...third.ids])).toEqual(new Set(asked));
    expect(await call("sales", "GET", "/admin/help?cursor=20")).toMatchObject({
      status: 400,
      issues: [{ path: "cursor" }],
    });
  });

  test("ten requests an hour are taken from one customer", async () => {
    for (let count = 0; count < 10; count++) expect((await ask("mira")).status).toBe(201);
    expect((await ask("mira")).status).toBe(429);
  });

  test("the audit log says who did what, without what was written", async () => {
    const { data } = await ask("lina");
    await reply("finance", data.id);
    const entries = await t.db.selectFrom("audit_log").selectAll().where("object_id", "=", data.id).execute();
    expect(entries.map(({ action }) => action)).toEqual(["help.answered"]);
    expect(JSON.stringify(entries)).not.toMatch(/terpotong|periksa/);
  });

  test("requests go with the account", async () => {
    const { data } = await ask("kiki");
    await changeOrders(t.shop, (shop) => closeCustomerAccount(shop, "kiki"));
    expect((await call("admin", "GET", `/admin/help/${data.id}`)).status).toBe(404);
  });
});
