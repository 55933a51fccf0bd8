import "./tables.server.ts";
import { type Selectable, sql } from "kysely";
import { may, type StaffRole } from "#accounts/staff/permissions.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import { olderThan, type RetentionTable } from "#infra/retention/retention.server.ts";
import type { NotificationRow, StepSetting } from "./notification-contract.ts";
import { pathOf, resourceOfStep, type Step, stepNames, stepRow } from "./steps.ts";

/** Days after which a notification is deleted, read or not: what still waits is in its list. */
const notificationDays = 90;

export const notificationRetention = {
  notifications: { delete: [{ after: { days: notificationDays }, due: olderThan("created_at") }] },
  muted_steps: { deletedWith: "users" },
} as const satisfies RetentionTable;

/** A person, as the notifications of their role are read. */
interface Reader {
  id: string;
  role: StaffRole;
}

/** What a person may read now: a role may have changed since they were told. */
const readableSteps = (role: StaffRole): Step[] => stepNames.filter((step) => may(role, resourceOfStep(step), "read"));

/** Returns one page of a person's notifications with how many are unread: unread ones first, then the newest. */
export async function listNotifications(
  db: Database,
  reader: Reader,
  paging: Paging,
): Promise<Page<NotificationRow> & { meta: { unread: number } }> {
  const select = db
    .selectFrom("notifications")
    .selectAll()
    .where("user_id", "=", reader.id)
    .where("step", "in", readableSteps(reader.role));
  const { rows, next } = await page(
    select,
    [
      [sql`(read_at is not null)::integer`, "asc", "number"],
      ["id", "desc", "number"],
    ],
    paging,
  );
  return { rows: rows.map(viewNotification), next, meta: { unread: await countUnread(db, reader) } };
}

function viewNotification(row: Selectable<Tables["notifications"]>): NotificationRow {
  const { id, step, object_id, params, created_at, read_at } = row;
  return {
    id,
    step,
    params,
    path: pathOf(step, object_id, params),
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  };
}

/** Returns how many notifications a person has not read. */
export async function countUnread(db: Database, { id, role }: Reader): Promise<number> {
  const { unread } = await db
    .selectFrom("notifications")
    .select((eb) => eb.fn.countAll<number>().as("unread"))
    .where("user_id", "=", id)
    .where("step", "in", readableSteps(role))
    .where(sql<number>`(read_at is not null)::integer`, "=", 0)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** Marks one notification of a person as read, or as unread again; false for one that is not theirs. */
export async function markNotification(
  { db, now }: { db: Database; now: () => Date },
  user: string,
  { id, read }: { id: number; read: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("notifications")
      .set({ read_at: read ? now() : null })
      .where("id", "=", id)
      .where("user_id", "=", user)
      .returning("id")
      .executeTakeFirst();
    if (changed) await notifyAdmin(trx, "notifications", user);
    return changed !== undefined;
  });
}

/** Marks all notifications of a person as read up to the newest that they saw; what came since stays unread. */
export async function markAllRead(
  { db, now }: { db: Database; now: () => Date },
  user: string,
  upTo: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("notifications")
      .set({ read_at: now() })
      .where("user_id", "=", user)
      .where("id", "<=", upTo)
      .where(sql<number>`(read_at is not null)::integer`, "=", 0)
      .execute();
    await notifyAdmin(trx, "notifications", user);
  });
}

/** Returns the steps of which a role can be told, and whether the person gets a mail of each. */
export async function readSettings(db: Database, { id, role }: Reader): Promise<StepSetting[]> {
  const muted = await db.selectFrom("muted_steps").select("step").where("user_id", "=", id).execute();
  return readableSteps(role)
    .filter((step) => canBeTold(role, step))
    .map((step) => ({ step, mail: !muted.some((row) => row.step === step) }));
}

/** Returns whether a role is ever told of a step, so that nobody chooses about mails that never come. */
function canBeTold(role: StaffRole, step: Step): boolean {
  const { to } = stepRow(step);
  // Administrators stand in for whoever is missing.
  return to === "person" || role === "admin" || to.includes(role);
}

/** Stores whether a person gets a mail of a step. */
export async function changeSetting(db: Database, user: string, { step, mail }: StepSetting): Promise<void> {
  if (mail) await db.deleteFrom("muted_steps").where("user_id", "=", user).where("step", "=", step).execute();
  else
    await db
      .insertInto("muted_steps")
      .values({ user_id: user, step })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** How a person's notifications are exported; they are erased with the account. */
export const notificationSource = {
  name: "notifications",
  async collect(db: Database, { id }: { id: string }) {
    const [notifications, withoutMail] = await Promise.all([
      db
        .selectFrom("notifications")
        .select(["step", "object_kind", "object_id", "params", "created_at", "read_at", "mailed_at"])
        .where("user_id", "=", id)
        .orderBy("id")
        .execute(),
      db.selectFrom("muted_steps").select("step").where("user_id", "=", id).execute(),
    ]);
    return { notifications, without_mail: withoutMail.map(({ step }) => step) };
  },
  async erase() {},
};
