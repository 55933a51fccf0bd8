import "../../tables.server.ts";
import { randomBytes } from "node:crypto";
import { readSet } from "#content/read-set.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { JobContext } from "#infra/jobs/jobs.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import { formatMomentWithZone } from "#time/format.ts";
import { hashToken } from "../../links/links.server.ts";
import { composeAccountMail } from "../../mails/compose-account-mail.server.tsx";
import { personName } from "../../person/person-name.ts";

interface MailDeps {
  db: Database;
  mailer: Pick<Mailer, "send">;
  publicUrl: string;
  now: () => Date;
}

/** Mails an invitation, unless it was withdrawn. Its token is created here, so that none is stored in the queue. */
export async function sendInvitation(
  { db, mailer, publicUrl, now }: MailDeps,
  id: string,
  job: Pick<JobContext, "id">,
): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  const invitation = await db
    .updateTable("staff_invitations")
    .set({ token_hash: hashToken(token) })
    .where("id", "=", id)
    .where("expires_at", ">", now())
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .returning(["email", "role", "locale", "invited_by", "expires_at"])
    .executeTakeFirst();
  if (!invitation) return;
  const { email, role, locale, invited_by, expires_at } = invitation;
  const inviter = await db
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("id", "=", invited_by ?? "")
    .executeTakeFirst();
  const company = readSet(locale, "common").company.name;
  // Behind the #, so that the token is neither logged by a server nor sent to another site.
  const link = `${publicUrl}${locale === "en" ? "/en" : ""}/auth/staff-invitation#${token}`;
  const values = {
    inviter: inviter ? personName(inviter) : company,
    role: readSet(locale, "admin-staff").roles[role],
    email,
    time: formatMomentWithZone(expires_at, locale),
  };
  const composed = await composeAccountMail("staff-invitation", { locale, link, site: publicUrl, values });
  await mailer.send({ id: job.id, to: email, ...composed });
}
