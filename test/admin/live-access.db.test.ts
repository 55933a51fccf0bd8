import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testDeps } from "../support/api.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { staffLogin } from "../support/staff.ts";

let base: OpenDatabase;
let app: FastifyInstance;
const watchers = new Set<(kind: string, id: string) => void>();
const change = (kind: string, id: string) => {
  for (const watcher of watchers) watcher(kind, id);
};
beforeAll(async () => {
  base = await openMigratedPglite();
  const now = () => new Date("2026-11-20T02:00:00Z");
  const adminChanges = {
    watch(onChange: (kind: string, id: string) => void) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
  app = await buildApi(testDeps(base.db, { now, adminChanges, authenticate: staffLogin(base.db, now) }));
});
afterAll(() => base.close());

/** Opens a stream; returns what was sent in it once it has ended. */
async function open(as: string): Promise<Promise<string>[]> {
  const ended = app.inject({ url: "/api/admin/live", headers: { authorization: `Bearer ${as}` } });
  await expect.poll(() => watchers.size).toBe(1);
  // In a list, so that the caller does not wait for it here.
  return [ended.then(({ body }) => body)];
}

test.each([
  ["removed from the staff", { user_role: "user" }],
  ["given another role", { user_role: "viewer" }],
  ["suspended", { suspended_at: new Date() }],
] as const)(
  "the stream of somebody who is %s ends at once, without what happens afterwards",
  async (_what, changed) => {
    const [sent] = await open("sales");
    change("leads", "before");
    // A change of the person that leaves their rights as they are.
    change("staff", "sales");
    await expect.poll(() => watchers.size).toBe(1);
    await base.db.updateTable("users").set(changed).where("id", "=", "sales").execute();
    change("staff", "sales");
    await expect.poll(() => watchers.size).toBe(0);
    change("leads", "after");
    const body = await sent!;
    expect(body).toContain('"id":"before"');
    expect(body).not.toContain('"id":"after"');
    await base.db
      .updateTable("users")
      .set({ user_role: "sales", suspended_at: null })
      .where("id", "=", "sales")
      .execute();
  },
);

test("a notification is announced to its person alone", async () => {
  const [sent] = await open("sales");
  change("notifications", "sales:2");
  change("notifications", "sales");
  await base.db.updateTable("users").set({ user_role: "viewer" }).where("id", "=", "sales").execute();
  change("staff", "sales");
  await expect.poll(() => watchers.size).toBe(0);
  const body = await sent!;
  expect(body).toContain('{"kind":"notifications","id":"sales"}');
  expect(body).not.toContain("sales:2");
  await base.db.updateTable("users").set({ user_role: "sales" }).where("id", "=", "sales").execute();
});

test("the stream ends when the session has ended, by a change that the database reports", async () => {
  const [sent] = await open("sales");
  await base.db
    .updateTable("sessions")
    .set({ expires_at: new Date(0) })
    .where("id", "=", "sales")
    .execute();
  change("customers", "somebody-else");
  change("customers", "sales");
  await expect.poll(() => watchers.size).toBe(0);
  expect(await sent!).toContain(": open");
});
