import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AccountDeps } from "#accounts/deps.server.ts";
import { saveEmailChange } from "#accounts/links/email-changes.server.ts";
import type { AccountMail } from "#accounts/mails/account-mail.ts";
import { inviteStaff } from "#accounts/staff/invitations/invite-staff.server.ts";
import type { EventWords } from "#content/kinds/events.ts";
import { mailsAccount } from "#content/kinds/mails/mails-account.ts";
import { readSet } from "#content/read-set.server.ts";
import type { EventMailKind } from "#growth/events/registrations.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import { createJobs, type Jobs } from "#infra/jobs/jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { sendHelpRequest } from "#shop/help/help-requests.server.ts";
import { subscriptionMailKinds } from "#shop/mails/mail-kinds.ts";
import { createPayerLink } from "#shop/payer-links/payer-links.server.ts";
import { giveRefundAccount } from "#shop/refunds/refund-account.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import type { Shop } from "#shop/shop.server.ts";
import { type BuiltSuite, publicUrl, startBuiltSuite } from "../support/built-suite.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { seedDemo } from "../support/demo.ts";
import { goodRequest } from "../support/leads.ts";
import { insertDueLetter } from "../support/letters.ts";
import { testShop } from "../support/shop.ts";
import { testActor } from "../support/staff.ts";

let suite: BuiltSuite;
let base: OpenDatabase;
let jobs: Jobs;
let shop: Shop;
const secret = "only-for-this-test-and-long-enough";
const now = () => new Date();
const isUpcoming = ({ ends }: EventWords) => new Date(`${ends}+07:00`) > now();
/** Samples are signed up for where the suite is tried out. */
const upcoming = readSet("id", "events").items.find(isUpcoming);

beforeAll(async () => {
  const url = await freshPostgresUrl();
  base = await openPostgres(url, 5);
  await seedShop(base.db, now());
  ({ shop } = testShop(base.db));
  await seedDemo({ db: base.db, shop, now, secret, passwordCost: { ln: 10, r: 8, p: 1 } });
  suite = await startBuiltSuite({ DATABASE_URL: url, AUTH_SECRET: secret, RATE_LIMIT_CALLS: "1000000" });
  jobs = createJobs(base, { log: silentLog, onlySends: true });
  await jobs.prepare();
  shop = { ...shop, jobs, now };
});
afterAll(async () => {
  await jobs.stop();
  await suite.stop();
  await base.close();
});

/** Causes every mail to people of which one order, account, subscription, request or subscriber is enough. */
async function causeMails(): Promise<void> {
  await mailAccounts();
  await mailOthersOfShop();
  const orders = await base.db
    .selectFrom("orders")
    .leftJoin("invoices", "invoices.order_id", "orders.id")
    .select(["orders.id", "orders.state", "invoices.number as invoice"])
    .distinctOn("orders.state")
    .orderBy("orders.state")
    .execute();
  for (const { id, invoice } of orders) {
    for (const kind of ["placed", "ready", "expired", "cancelled", "reversed", "review", "extra_money"] as const)
      await jobs.send(base.db, "order-mail", { order: id, kind });
    if (invoice) await jobs.send(base.db, "order-mail", { order: id, kind: "receipt" });
  }
  const subscriptions = await base.db.selectFrom("subscriptions").select("id").execute();
  for (const { id } of subscriptions)
    for (const kind of subscriptionMailKinds) await jobs.send(base.db, "subscription-mail", { subscription: id, kind });
  await insertDueLetter(base.db, now());
  await jobs.send(base.db, "letter-send", {});
  for (const [path, body] of [
    ["/contact-us", { ...goodRequest, privacy_consent: true, marketing_consent: true }],
    [
      "/contact-us",
      { ...goodRequest, email: "bot@contoh.co.id", privacy_consent: true, website: "filled by a machine" },
    ],
    ["/privacy-requests", { name: "Sari Dewi", email: "sari@contoh.example", kind: "access" }],
    ["/subscribe", { email: "baru@contoh.example", locale: "id", privacy_version: "2026-11-20" }],
    ...(upcoming
      ? [["/event-registrations", { event: upcoming.id, name: "Sari Dewi", email: "sari@contoh.example" }] as const]
      : []),
  ] as const) {
    const response = await fetch(`${suite.url}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
      body: JSON.stringify(body),
    });
    expect(response.status, `${path} ${await response.text()}`).toBeLessThan(300);
  }
  await jobs.send(base.db, "suspect-digest", {});
  const registrations = await base.db.selectFrom("event_registrations").select("id").execute();
  for (const { id } of registrations) {
    const starts = new Date(`${upcoming!.starts}+07:00`).toISOString();
    for (const kind of ["moved-up", "changed", "day", "hour"] satisfies EventMailKind[])
      await jobs.send(base.db, "event-mail", { registration: id, kind, at: starts });
  }
}

/** Causes the mails about help, the account for a refund and the link by which somebody else pays. */
async function mailOthersOfShop(): Promise<void> {
  const orderIn = async (state: "awaiting_payment" | "manual_review") =>
    base.db
      .selectFrom("orders")
      .select(["id", "user_id"])
      .where("state", "=", state)
      .orderBy("expires_at", "desc")
      .executeTakeFirstOrThrow();
  const waiting = await orderIn("awaiting_payment");
  const link = (await createPayerLink(shop, waiting.id))!;
  await jobs.send(base.db, "payer-link-mail", { link: link.id, to: "kas@contoh.example", again: randomUUID() });
  const { id: orderId, user_id: userId } = await orderIn("manual_review");
  const account = { bank: "BCA", bank_name: "", account_number: "1234567890", holder: "Sari Dewi" } as const;
  expect(await giveRefundAccount(shop, { orderId, userId, account })).toBe(true);
  const customer = { id: userId, name: "Sari Dewi", locale: "id" } as const;
  const request = { id: randomUUID(), topic: "other", order: "", text: "Mohon dibantu.", file: "" } as const;
  expect(await sendHelpRequest(shop, customer, request)).toEqual({ ok: true });
  const answer = {
    id: randomUUID(),
    request_id: request.id,
    kind: "answer",
    text: "Sudah kami bantu.",
    at: now(),
  } as const;
  await base.db
    .insertInto("help_messages")
    .values({ ...answer, author_id: userId, author_name: "Rina" })
    .execute();
  await jobs.send(base.db, "help-mail", { message: answer.id });
}

async function mailAccounts(): Promise<void> {
  const users = await base.db
    .selectFrom("users")
    .select(["id", "email"])
    .where("user_role", "=", "user")
    .limit(2)
    .execute();
  const [{ id: user_id, email }, unverified] = users as [(typeof users)[0], (typeof users)[0]];
  await base.db.updateTable("users").set({ email_verified: true }).where("id", "=", user_id).execute();
  await base.db.updateTable("users").set({ email_verified: false }).where("id", "=", unverified.id).execute();
  await base.db.transaction().execute((trx) => saveEmailChange(trx, user_id, "lain@contoh.example", now()));
  const due = new Date(Date.now() + 86_400_000);
  await base.db.insertInto("account_deletions").values({ user_id, requested_at: now(), due_at: due }).execute();
  const at = new Date(0).toISOString();
  // The password of a demonstration is newer than nothing; the change of address must be newer than it.
  const later = new Date(Date.now() + 60_000).toISOString();
  const plain = [
    "welcome",
    "registered-again",
    "wrong-passwords",
    "email-change-asked",
    "passkey-added",
    "passkey-removed",
    "two-factor-on",
    "two-factor-off",
    "recovery-codes-made",
    "device-trusted",
    "wrong-codes",
    "deletion-withdrawn",
    "access-recovered",
    "password-changed",
  ] as const;
  const mails: AccountMail[] = [
    ...plain.map((kind): AccountMail => ({ kind, user_id })),
    { kind: "verify", user_id: unverified.id },
    { kind: "recovery-code-used", user_id, left: 7 },
    { kind: "deletion-requested", user_id, due: due.toISOString() },
    { kind: "reset-asked", email, locale: "id" },
    { kind: "code-asked", email, locale: "id" },
    { kind: "code-asked", email: "belum@contoh.example", locale: "id" },
    { kind: "change-email", user_id, email: "lain@contoh.example", at: later },
    { kind: "email-changed", user_id, email: "lama@contoh.example" },
    { kind: "new-device", user_id, device: "Firefox", at },
  ];
  for (const mail of mails) await jobs.send(base.db, "account-mail", mail);
  await jobs.send(base.db, "account-closed", { email: "pergi@contoh.example", locale: "en" });
  const admin = await base.db
    .selectFrom("users")
    .select("id")
    .where("user_role", "=", "admin")
    .executeTakeFirstOrThrow();
  const actor = { ...(testActor as Extract<Actor, { kind: "staff" }>), id: admin.id };
  const accounts = { db: base.db, jobs, now } as AccountDeps;
  const invited = await inviteStaff(accounts, { actor, email: "baru@staf.example", role: "sales", locale: "id" });
  expect(invited.ok).toBe(true);
}

/** Waits until the suite has no job left to do. */
async function expectIdle(): Promise<void> {
  const open = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job
      where state in ('created', 'retry', 'active') and left(name, 2) <> '__' and start_after <= now() + interval '1 minute'`.execute(
      base.db,
    );
    return rows[0]!.count;
  };
  while ((await open()) > 0) await sleep(500);
}

/** Returns the addresses of this site in every mail, also those that mail programs and scanners find without showing them. */
async function collectLinks(): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  for (const name of suite.mails()) {
    const mail = await PostalMime.parse(suite.readMail(name));
    const heads = mail.headers.filter(({ key }) => key.startsWith("list-")).map(({ value }) => value);
    const hrefs = [...(mail.html ?? "").matchAll(/(?:href|src)="([^"]+)"/g)].map(([, href]) =>
      href!.replaceAll("&amp;", "&"),
    );
    const written = [...`${mail.text} ${heads.join(" ")}`.matchAll(/https?:\/\/[^\s<>)\]]+/g)].map(([url]) => url);
    for (const link of [...hrefs, ...written]) if (link.startsWith(publicUrl)) links.set(link, mail.subject ?? name);
  }
  return links;
}

/** Has each change of a row written down, by table. */
async function watchTables(): Promise<() => Promise<string[]>> {
  await sql`create table watched_changes (place text not null)`.execute(base.db);
  await sql`
    create function watch_change() returns trigger language plpgsql as $$
    begin
      insert into watched_changes values (tg_op || ' ' || tg_table_name);
      return null;
    end $$`.execute(base.db);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'kysely_%' and relname <> 'watched_changes'`.execute(base.db);
  for (const { name } of rows)
    await sql`create trigger watch_change after insert or update or delete on ${sql.table(name)}
      for each row execute function watch_change()`.execute(base.db);
  return async () => {
    const found = await sql<{ place: string }>`delete from watched_changes returning place`.execute(base.db);
    return found.rows.map(({ place }) => place).sort();
  };
}

/** Opens a link as a scanner does, with everything to which it is sent on. */
async function open(method: "GET" | "HEAD", link: string): Promise<number> {
  let url = suite.url + link.slice(publicUrl.length).replace(/#.*$/, "");
  for (let hops = 0; hops < 5; hops++) {
    const response = await fetch(url, { method, redirect: "manual" });
    await response.arrayBuffer();
    const next = response.headers.get("location");
    if (!next) return response.status;
    const target = new URL(next.replace(publicUrl, suite.url), url);
    if (target.origin !== suite.url) return response.status;
    url = target.href;
  }
  throw new Error(`${link} goes round in circles`);
}

/** Counts of what is opened, without who opened it. A program that asks by HEAD is not counted. */
const openings = [/^(INSERT|UPDATE) letter_links$/, /^(INSERT|UPDATE) campaign_link_days$/];
/** Counts of requests, by which floods are refused. */
const requests = /^(INSERT|UPDATE) rate_limits$/;

test("no link of any mail changes anything when it is opened, by HEAD or by GET", async () => {
  await causeMails();
  await expectIdle();
  const { rows } = await sql<{ kind: string }>`select distinct kind from sent_mails`.execute(base.db);
  const kinds = rows.map(({ kind }) => kind);
  // Every mail of accounts that is recorded; the last mail to a person, an invitation and the
  // question about a request for data belong to no account.
  const ofAccounts = Object.keys(mailsAccount.shape.mails.shape).filter(
    (kind) => !/closed|invitation|data-request/.test(kind),
  );
  expect(kinds).toEqual(expect.arrayContaining(ofAccounts.map((kind) => `account-${kind}`)));
  const ofShop = ["order-ready", "order-payer_link", "order-refund_account_given", "help-message"];
  expect(kinds).toEqual(expect.arrayContaining(ofShop));
  const links = await collectLinks();
  const paths = [...links.keys()].map((link) => new URL(link).pathname.replace(/^\/en(?=\/)/, ""));
  for (const path of [
    "/auth/verify-email",
    "/auth/reset-password",
    "/auth/keep-account",
    "/api/subscribe/confirm",
    "/api/subscribe/unsubscribe",
    "/api/privacy-requests/confirm",
    "/account",
    "/pay",
    ...(upcoming ? [`/events/${upcoming.id}`] : []),
  ])
    expect(paths, kinds.join(" ")).toContain(path);
  for (const folder of ["/api/letters/", "/api/leads/", "/payment/"])
    expect(
      paths.filter((path) => path.startsWith(folder)).length,
      `${folder} of ${[...new Set(paths)].join(" ")}`,
    ).toBeGreaterThan(0);

  const changes = await watchTables();
  const changed: string[] = [];
  for (const [link, subject] of links)
    for (const method of ["HEAD", "GET"] as const) {
      const status = await open(method, link);
      expect(status, `${method} ${link} of "${subject}"`).toBeLessThan(500);
      const found = (await changes()).filter(
        (place) => !requests.test(place) && (method === "HEAD" || !openings.some((each) => each.test(place))),
      );
      if (found.length > 0) changed.push(`${method} ${link} of "${subject}": ${found.join(", ")}`);
    }
  expect(changed).toEqual([]);

  // What a person decides on the page is seen by the same watch.
  const confirm = [...links.keys()].find((link) => link.includes("/subscribe/confirm"))!;
  await fetch(suite.url + confirm.slice(publicUrl.length), { method: "POST", redirect: "manual" });
  expect(await changes()).toContain("UPDATE subscribers");
});
