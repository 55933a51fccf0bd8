import { beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { bothDatabases } from "../../../test/support/databases.ts";
import { placed, testShop } from "../../../test/support/shop.ts";
import { createStaff } from "../../../test/support/staff.ts";
import { recordSent } from "./record-sent.server.ts";

const at = new Date("2026-11-20T05:00:00Z");
const mail = { id: "m1", to: "siti@contoh.id", subject: "ORD-1", html: "", text: "" };

bothDatabases((open) => {
  let base: OpenDatabase;
  const sent: string[] = [];
  const inner = { send: async ({ id }: { id: string }) => void sent.push(id), close() {} };
  const mailer = () => recordSent(inner, { db: base.db, log: silentLog, now: () => at });
  const recorded = () => base.db.selectFrom("sent_mails").selectAll().orderBy("mail_id").execute();
  beforeAll(async () => {
    base = await open();
  });

  test("mails are recorded once, without address and content", async () => {
    await createStaff(base.db, "user:siti", at);
    const about = { kind: "account-welcome", user: "user:siti" };
    await mailer().send({ ...mail, about });
    await mailer().send({ ...mail, about });
    await mailer().send({ ...mail, id: "m2", about: { ...about, user: "nobody" } });
    await mailer().send({ ...mail, id: "m3" });
    expect(sent.splice(0)).toEqual(["m1", "m1", "m2", "m3"]);
    expect(await recorded()).toEqual([
      {
        mail_id: "m1",
        at,
        kind: "account-welcome",
        user_id: "user:siti",
        lead_id: null,
        order_id: null,
        audience: "customer",
        subject: null,
      },
    ]);
  });

  test("a record that fails sends no second mail, and a repeated job sends sales nothing twice", async () => {
    await seedShop(base.db, at);
    const order = placed(await testShop(base.db).buy("dewi"));
    const about = { kind: "order-review", order, audience: "sales" } as const;
    await mailer().send({ ...mail, id: "c1", about: { kind: "order-review", order: "no id at all" } });
    await mailer().send({ ...mail, id: "s1", about });
    await mailer().send({ ...mail, id: "s1", about });
    expect(sent.splice(0)).toEqual(["c1", "s1"]);
    expect((await recorded()).at(-1)).toMatchObject({ mail_id: "s1", audience: "sales", subject: "ORD-1" });
  });
});
