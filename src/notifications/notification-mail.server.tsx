import "./tables.server.ts";
import { may } from "#accounts/staff/permissions.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { sayStep } from "./say-step.ts";
import { type NotificationParams, pathOf, resourceOfStep, type Step, stepNames, stepRow } from "./steps.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "notification-mail": { notification: number };
    "notification-mails": object;
  }
}

interface MailDeps {
  db: Database;
  mailer: Pick<Mailer, "send">;
  publicUrl: string;
}

/** Registers the mails of notifications; call before `jobs.start()`. */
export function registerNotificationJobs({ jobs, now, ...deps }: MailDeps & { jobs: Jobs; now: () => Date }): void {
  jobs.work("notification-mails", () => enqueueMails({ ...deps, jobs, now }));
  jobs.work("notification-mail", ({ notification }) => sendNotificationMail(notification, deps));
  jobs.every("* * * * *", "notification-mails", {});
}

/** Seconds that somebody has to read a notification in the back office before it is mailed. */
const graceSeconds = 30;
/** Hours after which a notification that was not mailed, because its mails were off, is not mailed any more. */
const oldestHours = 24;
/** Mails that one round enqueues; what is left waits a minute. */
const mostMails = 500;

const mailedSteps = stepNames.filter((step) => stepRow(step).mail === "notice");

/** Enqueues the mails of what was not read in the back office meanwhile, each once, in one transaction. */
export async function enqueueMails({
  db,
  jobs,
  now,
}: {
  db: Database;
  jobs: Pick<Jobs, "send">;
  now: () => Date;
}): Promise<void> {
  const at = now();
  const before = (seconds: number) => new Date(at.getTime() - seconds * 1000);
  await db.transaction().execute(async (trx) => {
    const due = trx
      .selectFrom("notifications")
      .select("id")
      .where("read_at", "is", null)
      .where("mailed_at", "is", null)
      .where("created_at", ">", before(oldestHours * 3600))
      .where("created_at", "<=", before(graceSeconds))
      .where("step", "in", mailedSteps)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("muted_steps")
              .select("muted_steps.step")
              .whereRef("muted_steps.user_id", "=", "notifications.user_id")
              .whereRef("muted_steps.step", "=", "notifications.step"),
          ),
        ),
      )
      .orderBy("created_at")
      .limit(mostMails)
      // Two instances may run a round at once.
      .forUpdate()
      .skipLocked();
    const claimed = await trx
      .updateTable("notifications")
      .set({ mailed_at: at })
      .where("id", "in", due)
      .returning("id")
      .execute();
    for (const { id } of claimed) await jobs.send(trx, "notification-mail", { notification: id });
  });
}

/**
 * Handles `notification-mail`. A repeated job sends a mail with the same Message-ID; none is sent to who is suspended or may not
 * read any more what it is about.
 */
export async function sendNotificationMail(id: number, { db, mailer, publicUrl }: MailDeps): Promise<void> {
  const found = await db
    .selectFrom("notifications")
    .innerJoin("users", "users.id", "notifications.user_id")
    .select(["step", "object_id", "params", "email", "locale", "user_role", "suspended_at"])
    .where("notifications.id", "=", id)
    .executeTakeFirst();
  if (!found || found.suspended_at || !may(found.user_role, resourceOfStep(found.step), "read")) return;
  const { step, object_id, params, email, locale } = found;
  const mail = await notificationMail({ step, params, locale, site: publicUrl, object: object_id });
  await mailer.send({ id: `notification-${id}`, to: email, ...mail });
}

/** Renders the mail of a notification: its sentence, a link to what it is about, and one to where such mails are switched off. */
export async function notificationMail({
  step,
  params,
  object,
  locale,
  site,
}: {
  step: Step;
  params: NotificationParams;
  /** The id of what it is about. */
  object: string;
  locale: Locale;
  site: string;
}) {
  const { renderMail } = await import("#infra/mailer/render-mail.server.ts");
  const { MailLayout } = await import("#mail/mail-layout.server.tsx");
  const { MailButton } = await import("#mail/button.server.tsx");
  const { primaryColour } = await import("#mail/primary-colour.server.ts");
  const { Paragraph } = await import("#mail/text.server.tsx");
  const words = readSet(locale, "admin-notifications");
  const line = sayStep(words, { step, params }, locale);
  const settings = `${site}/admin/notifications`;
  const body = await renderMail(
    <MailLayout locale={locale} site={site} reason="staff" preheader={line} heading={words.steps[step].name}>
      <Paragraph>{line}</Paragraph>
      <MailButton href={`${site}/admin${pathOf(step, object, params)}`}>{words.mail.open}</MailButton>
      <Paragraph>
        {fill(words.mail.why, { step: words.steps[step].name })}{" "}
        <a className="link" href={settings} style={{ color: primaryColour() }}>
          {words.mail.settings}
        </a>
      </Paragraph>
    </MailLayout>,
  );
  return { subject: line.replace(/\s+/g, " "), ...body };
}
