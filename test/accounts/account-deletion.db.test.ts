import type { FastifyInstance } from "fastify";
import { beforeAll, expect, it } from "vitest";
import { carryOutDeletions } from "#accounts/person/deletion.server.ts";
import type { PersonalDataSource } from "#accounts/person/personal-data.server.ts";
import { buildApi } from "#api/http/app.ts";
import { shopDataSource } from "#desk/people.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testMailbox } from "../support/account-mailbox.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { testBuyer, threeMonths, threeMonthsTotal } from "../support/shop-api.ts";
import { loggedIn, type TestBrowser, testBrowser, testPassword, totp } from "../support/test-browser.ts";

const day = 86_400_000;

eachDatabase((open) => {
  let base: OpenDatabase;
  let deps: ReturnType<typeof testDeps>;
  let app: FastifyInstance;
  let mailbox: ReturnType<typeof testMailbox>;
  const jobs = recordingJobs();
  /** Runs the nightly upkeep as of so many days from now: access tokens follow the real clock. */
  const nightly = (days: number, sources: PersonalDataSource[] = []) =>
    carryOutDeletions({ db: base.db, jobs, now: () => new Date(Date.now() + days * day) }, sources);
  const people = async () =>
    (await base.db.selectFrom("users").select("username").execute()).map(({ username }) => username);
  const password = { password: testPassword };
  beforeAll(async () => {
    base = await open();
    mailbox = testMailbox(base.db, jobs);
    await seedShop(base.db, new Date());
    deps = testDeps(base.db, { jobs }, { RATE_LIMIT_LOGIN: "10000", RATE_LIMIT_FORMS: "10000" });
    app = await buildApi(deps);
  });

  async function customer(name: string): Promise<TestBrowser> {
    const browser = await loggedIn(app, name);
    await base.db.updateTable("users").set({ email_verified: true }).where("username", "=", name).execute();
    await mailbox.deliver();
    return browser;
  }

  async function order(browser: TestBrowser) {
    const body = { ...threeMonths, expected_total: threeMonthsTotal, buyer: testBuyer };
    return browser.send("POST", "/orders", body, { "idempotency-key": crypto.randomUUID() });
  }

  it("waits seven days, in which everything but ordering works, then erases the account", async () => {
    const siti = await customer("siti");
    expect((await siti.send("DELETE", "/account", { password: "wrong password" })).json().code).toBe("wrong_password");
    const requested = await siti.send("DELETE", "/account", password);
    expect(requested.statusCode).toBe(202);
    const { due_at } = requested.json().data;
    expect(Math.round((new Date(due_at).getTime() - Date.now()) / day)).toBe(7);
    // A repeated request does not replace the first, and sends no second mail.
    expect((await siti.send("DELETE", "/account", password)).json().data.due_at).toBe(due_at);
    const mails = await mailbox.deliver();
    expect(mails.map(({ subject }) => subject)).toEqual(["Akun Anda akan dihapus"]);
    expect(mails[0]!.text).toContain("http://localhost:3000/auth/keep-account#");

    await nightly(6.9);
    await siti.refresh();
    expect((await siti.send("GET", "/account")).json().data.deletion_due_at).toBe(due_at);
    expect((await siti.send("GET", "/account/export")).json().data.deletion).toHaveLength(1);
    const refused = await order(siti);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "deletion_requested"]);

    await nightly(7);
    expect(await people()).not.toContain("siti");
    expect((await siti.refresh()).statusCode).toBe(401);
    expect((await mailbox.deliver()).map(({ subject }) => subject)).toEqual(["Akun Anda telah dihapus"]);
  });

  it("is withdrawn by the mailed link, once, and by the owner when logged in", async () => {
    const budi = await customer("budi");
    await budi.send("DELETE", "/account", password);
    await mailbox.deliver();
    const token = mailbox.token()!;
    const nobody = testBrowser(app);
    expect((await nobody.send("POST", "/auth/keep-account", { token })).statusCode).toBe(200);
    expect((await nobody.send("POST", "/auth/keep-account", { token })).json().code).toBe("link_invalid");
    expect((await mailbox.deliver()).map(({ subject }) => subject)).toEqual(["Akun Anda tidak jadi dihapus"]);

    await budi.send("DELETE", "/account", password);
    expect((await budi.send("DELETE", "/account/deletion")).json().data).toEqual({ withdrawn: true });
    expect((await budi.send("DELETE", "/account/deletion")).json().data).toEqual({ withdrawn: false });
    // The mail of a withdrawn request is not sent.
    expect((await mailbox.deliver()).map(({ subject }) => subject)).toEqual(["Akun Anda tidak jadi dihapus"]);
    await nightly(8);
    expect(await people()).toContain("budi");
  });

  it("an account that cannot be erased does not prevent the erasure of others", async () => {
    for (const name of ["joko", "lestari"]) await (await customer(name)).send("DELETE", "/account", password);
    const stubborn = { name: "x", collect: async () => ({}), erase: failFor("joko") };
    await expect(nightly(8, [stubborn])).rejects.toThrow("1 of 2 accounts failed");
    expect(await people()).toContain("joko");
    expect(await people()).not.toContain("lestari");
  });

  it("lists what is lost: paid days with their value, and orders that await payment", async () => {
    const dewi = await customer("dewi");
    const placed = (await order(dewi)).json().data;
    const before = (await dewi.send("GET", "/account/deletion")).json().data;
    expect(before).toMatchObject({ deletion: null, waiting_days: 7, packages: [], open_orders: 1 });
    const [payment] = await base.db
      .selectFrom("payments")
      .select("reference")
      .where("order_id", "=", placed.id)
      .execute();
    await dewi.send("POST", `/simulator/payments/${payment!.reference}/pay`);
    const { packages, open_orders } = (await dewi.send("GET", "/account/deletion")).json().data;
    expect(open_orders).toBe(0);
    expect(packages).toMatchObject([{ product: expect.any(String), value_left: 3 * placed.lines[0].unit_price }]);
    expect(packages[0].days_left).toBeGreaterThan(88);
  });

  it("names money that is the customer's, and waits until it is settled", async () => {
    const rina = await customer("rina");
    const placed = (await order(rina)).json().data;
    const { reference } = await base.db
      .selectFrom("payments")
      .select("reference")
      .where("order_id", "=", placed.id)
      .executeTakeFirstOrThrow();
    await rina.send("POST", `/simulator/payments/${reference}/pay-twice`);
    const { open_money } = (await rina.send("GET", "/account/deletion")).json().data;
    const { id, number, total } = placed;
    expect(open_money).toEqual([{ order: { id, number }, kind: "extra", amount: total }]);
    await mailbox.deliver();
    await rina.send("DELETE", "/account", password);
    const [mail] = await mailbox.deliver();
    expect(mail!.text).toContain(number);
    expect(mail!.text).toContain("isi rekening Anda di sana");

    const shop = shopDataSource(deps.shop);
    await nightly(8, [shop]);
    expect(await people()).toContain("rina");
    await base.db.deleteFrom("order_attention").where("order_id", "=", id).execute();
    await nightly(8, [shop]);
    expect(await people()).not.toContain("rina");
  });

  it("requires the second factor when it is on, and accepts a recovery code once", async () => {
    const ratna = await customer("ratna");
    const { totpURI, backupCodes } = (await ratna.send("POST", "/auth/two-factor/enable", password)).json();
    const used = totp(totpURI);
    await ratna.send("POST", "/auth/two-factor/verify-totp", { code: used });
    await ratna.refresh();
    const requestDeletion = async (code?: string) => {
      const response = await ratna.send("DELETE", "/account", { ...password, ...(code && { code }) });
      return response.statusCode === 202 ? 202 : response.json().code;
    };
    expect(await requestDeletion()).toBe("second_factor_required");
    expect(await requestDeletion("000000")).toBe("wrong_code");
    // A code works once, at the login or here.
    expect(await requestDeletion(used)).toBe("wrong_code");
    const fresh = totp(totpURI, 1);
    expect([await requestDeletion(fresh), await requestDeletion(fresh)]).toEqual([202, "wrong_code"]);
    expect(await requestDeletion(String(backupCodes[0]).toUpperCase().replace("-", " "))).toBe(202);
    expect(await requestDeletion(backupCodes[0])).toBe("wrong_code");
  });

  function failFor(name: string) {
    return async (_trx: unknown, person: { email: string }) => {
      if (person.email.startsWith(name)) throw new Error("the disk is full");
    };
  }

  it("keeps the last administrator, also when the others leave during the wait", async () => {
    const role = (name: string, user_role: "admin" | "user") =>
      base.db.updateTable("users").set({ user_role }).where("username", "=", name).execute();
    const [first, second] = [await customer("admin.satu"), await customer("admin.dua")];
    await role("admin.satu", "admin");
    const refused = await first.send("DELETE", "/account", password);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "last_admin"]);
    await role("admin.dua", "admin");
    for (const leaving of [first, second])
      expect((await leaving.send("DELETE", "/account", password)).statusCode).toBe(202);
    await nightly(8);
    const left = (await people()).filter((name) => name.startsWith("admin."));
    expect(left).toHaveLength(1);
    await role(left[0]!, "user");
    await nightly(8);
    expect((await people()).filter((name) => name.startsWith("admin."))).toEqual([]);
  });
});
