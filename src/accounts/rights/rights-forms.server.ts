import "../tables.server.ts";
import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { linkToken } from "#infra/mailer/link-token.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import { notifyStaff } from "#notifications/notify-staff.server.ts";
import type { Locale } from "#text/locales.ts";
import type { RightsFormTable } from "../tables.server.ts";
import type { RightsForm } from "./rights-form.ts";
import { recordRequest } from "./rights-requests.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "rights-form-mail": { form: string };
  }
}

interface Deps {
  db: Database;
  jobs: Jobs;
  now: () => Date;
}

/** Days for which the link of the mail is valid; a form that is not confirmed in time is deleted. */
export const confirmDays = 7;

/** The name under which the audit log has what the form does. */
const actor = { kind: "job", name: "rights-form" } as const;

/** Stores a form and enqueues the mail that asks to confirm its address. A program that fills in every field gets none. */
export async function receiveRightsForm(
  { name, email, kind, details, locale, website }: RightsForm,
  { db, jobs, now }: Deps,
): Promise<void> {
  if (website !== undefined && website !== null && website !== "") return;
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    await trx.insertInto("rights_forms").values({ id, kind, name, email, details, locale, sent_at: now() }).execute();
    await jobs.send(trx, "rights-form-mail", { form: id });
  });
}

interface MailDeps {
  db: Database;
  mailer: Pick<Mailer, "send">;
  publicUrl: string;
  /** Base of the API as mail readers reach it. */
  apiUrl: string;
  /** Signs the links. */
  secret: string;
}

/** Handles `rights-form-mail`: asks for confirmation. The mail has no text of the form, whose sender may be a stranger. */
export async function sendRightsFormMail(
  id: string,
  { db, mailer, publicUrl, apiUrl, secret }: MailDeps,
): Promise<void> {
  const form = await db.selectFrom("rights_forms").selectAll().where("id", "=", id).executeTakeFirst();
  if (!form || form.confirmed_at) return;
  const { locale, email } = form;
  const link = `${apiUrl}/privacy-requests/confirm?token=${linkToken("rights-form", id, secret)}`;
  const { composeAccountMail } = await import("../mails/compose-account-mail.server.tsx");
  const composed = await composeAccountMail("data-request", {
    locale,
    link,
    site: publicUrl,
    values: {},
    reason: "request",
  });
  await mailer.send({ id: `rights-form-${id}`, to: email, ...composed });
}

/** Returns the language of a form whose link is still valid, and whether it is confirmed; changes nothing. */
export async function findRightsForm(
  id: string,
  { db, now }: Pick<Deps, "db" | "now">,
): Promise<{ locale: Locale; isConfirmed: boolean } | undefined> {
  const form = await db
    .selectFrom("rights_forms")
    .select(["locale", "confirmed_at"])
    .where("id", "=", id)
    .where(isConfirmable(now()))
    .executeTakeFirst();
  return form && { locale: form.locale, isConfirmed: form.confirmed_at !== null };
}

const isConfirmable = (at: Date) =>
  sql<boolean>`(confirmed_at is not null or sent_at > ${new Date(at.getTime() - confirmDays * 86_400_000)})`;

/**
 * Makes a request of a form whose address is confirmed by the button behind the link; its clock begins now, since the
 * person is known from now on. Returns the language, or undefined where the link is not valid. Repeatable.
 */
export async function confirmRightsForm(
  id: string,
  { db, now, secret }: Pick<Deps, "db" | "now"> & { secret: string },
): Promise<Locale | undefined> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const form = await trx
      .selectFrom("rights_forms")
      .selectAll()
      .where("id", "=", id)
      .where(isConfirmable(at))
      .forUpdate()
      .executeTakeFirst();
    if (!form || form.confirmed_at) return form?.locale;
    const { kind, email } = form;
    const entry = { kind, email, receivedAt: at, note: "", by: `${actor.kind}:${actor.name}` };
    const recorded = await recordRequest(trx, entry, { now: at, secret });
    if (!recorded.ok) throw new Error(recorded.code);
    const { id: request, received_at, due_at } = recorded.request;
    await trx.updateTable("rights_forms").set({ confirmed_at: at, request_id: request }).where("id", "=", id).execute();
    const object = { kind: "people", id: request };
    await recordChange(trx, actor, at, {
      action: "people.request_recorded",
      object,
      after: { kind, received_at, due_at },
    });
    await notifyStaff(trx, "rights_request", { object: request, params: {}, at });
    return form.locale;
  });
}

/** Returns what the person of a request wrote in the form; undefined where the request came otherwise, or long ago. */
export function formOfRequest(db: Database, request: string): Promise<Selectable<RightsFormTable> | undefined> {
  return db.selectFrom("rights_forms").selectAll().where("request_id", "=", request).executeTakeFirst();
}

/** Returns the forms of an address, for an export. */
export function formsOf(db: Database, email: string) {
  return db
    .selectFrom("rights_forms")
    .select(["kind", "name", "email", "details", "sent_at", "confirmed_at"])
    .where((eb) => eb.fn<string>("lower", ["email"]), "=", email.toLowerCase())
    .orderBy("sent_at")
    .execute();
}

/** Deletes the forms of an address. */
export async function eraseForms(trx: Trx, email: string): Promise<void> {
  await trx
    .deleteFrom("rights_forms")
    .where((eb) => eb.fn<string>("lower", ["email"]), "=", email.toLowerCase())
    .execute();
}
