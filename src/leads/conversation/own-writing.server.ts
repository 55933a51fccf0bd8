import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import type { OwnTemplateInput, OwnWritingView } from "./writing-contract.ts";
import "./tables.server.ts";

/** Templates that one person may have. */
const mostTemplates = 50;

interface Deps {
  db: Database;
  now: () => Date;
}

/** Returns a person's own signature and templates. */
export async function readOwnWriting(db: Database, userId: string): Promise<OwnWritingView> {
  const [signature, templates] = await Promise.all([
    readSignature(db, userId),
    db
      .selectFrom("lead_templates")
      .select(["id", "name", "locale", "subject", "body", "version"])
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .orderBy("id")
      .execute(),
  ]);
  return { signature, templates };
}

/** Returns a person's own signature; empty without one. */
export async function readSignature(db: Database, userId: string): Promise<string> {
  const found = await db.selectFrom("lead_signatures").select("text").where("user_id", "=", userId).executeTakeFirst();
  return found?.text ?? "";
}

/** Returns a person's own templates in a language. */
export function ownTemplates(db: Database, userId: string, locale: Locale) {
  return db
    .selectFrom("lead_templates")
    .select(["id", "name", "subject", "body"])
    .where("user_id", "=", userId)
    .where("locale", "=", locale)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Stores a person's own signature; an empty one is none. */
export async function saveSignature(userId: string, text: string, actor: Actor, { db, now }: Deps): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("lead_signatures").where("user_id", "=", userId).execute();
    if (text) await trx.insertInto("lead_signatures").values({ user_id: userId, text }).execute();
    await record(trx, "lead_writing.signature_saved", userId, { text }, actor, now());
  });
}

/** Adds a template of one's own. Repeatable with the same id. */
export function addTemplate(
  userId: string,
  { id, ...template }: OwnTemplateInput & { id: string },
  actor: Actor,
  { db, now }: Deps,
): Promise<{ ok: true } | { ok: false; code: "too_many_templates" }> {
  return db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom("lead_templates")
      .select((is) => is.fn.countAll<number>().as("count"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostTemplates) return { ok: false, code: "too_many_templates" };
    const at = now();
    await trx
      .insertInto("lead_templates")
      .values({ id, user_id: userId, ...template, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await record(trx, "lead_writing.template_added", userId, { template: id, ...template }, actor, at);
    return { ok: true };
  });
}

/** Changes a template of one's own; a stale version is refused. */
export function changeTemplate(
  userId: string,
  id: string,
  { version, ...template }: OwnTemplateInput & { version: number },
  actor: Actor,
  { db, now }: Deps,
): Promise<{ ok: true } | { ok: false; code: "not_found" | "stale_version" }> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom("lead_templates")
      .select("version")
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return { ok: false, code: "not_found" };
    if (found.version !== version) return { ok: false, code: "stale_version" };
    await trx
      .updateTable("lead_templates")
      .set({ ...template, version: version + 1 })
      .where("id", "=", id)
      .execute();
    await record(trx, "lead_writing.template_changed", userId, { template: id, ...template }, actor, now());
    return { ok: true };
  });
}

/** Deletes a template of one's own. */
export function deleteTemplate(userId: string, id: string, actor: Actor, { db, now }: Deps): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom("lead_templates")
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .returning("id")
      .executeTakeFirst();
    if (!deleted) return false;
    await record(trx, "lead_writing.template_deleted", userId, { template: id }, actor, now());
    return true;
  });
}

function record(
  trx: Trx,
  action: string,
  userId: string,
  after: Record<string, unknown>,
  actor: Actor,
  at: Date,
): Promise<unknown> {
  return recordChange(trx, actor, at, { action, object: { kind: "staff", id: userId }, after });
}

/** How a person's own signature and templates are exported; they are erased with the account. */
export const writingSource = {
  name: "own_writing",
  async collect(db: Database, { id }: { id: string }) {
    const { signature, templates } = await readOwnWriting(db, id);
    return signature || templates.length > 0 ? { signature, templates } : {};
  },
  async erase() {},
};
