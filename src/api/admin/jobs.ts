import { z } from "zod";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { cancelJob, retryJobs } from "#infra/jobs/change-jobs.server.ts";
import { type FailingJob, hasQueue, listFailing, listQueues } from "#infra/jobs/list-jobs.server.ts";
import { queueNames } from "#infra/jobs/queues.server.ts";
import { frameKey, readFrameKey } from "#infra/mailer/frame-key.server.ts";
import { listOutbox, readOutboxMail, withPictures } from "#infra/mailer/outbox.server.ts";
import { listSetAside, settleSetAside } from "#infra/mailer/set-aside.server.ts";
import { jobsContract } from "#insight/operations/jobs-contract.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";
import { serve } from "../http/serve.ts";

/** Jobs, or mails, that a list shows. */
const shown = 200;

/** The job queues, the mails that became files, and those that could not be read. */
export function jobs(api: Api, deps: ApiDeps): void {
  const { db, config, now } = deps;
  const one = (isChanged: boolean) => (isChanged ? { changed: 1 } : undefined);
  serve(api, jobsContract(queueNames as [string, ...string[]]), {
    list: async ({ query }) => {
      if (!(await hasQueue(db))) return { queues: [], failed: [], more: false };
      const [queues, failing] = await Promise.all([listQueues(db, now()), listFailing(db, query, shown + 1)]);
      return {
        queues: queues.map(({ oldest, ...queue }) => ({ ...queue, oldest: oldest?.toISOString() ?? null })),
        failed: failing.slice(0, shown).map(viewJob),
        more: failing.length > shown,
      };
    },
    retryAll: async ({ body, staff }) => ({
      changed: (await hasQueue(db)) ? await retryJobs(deps, body, staff.actor) : 0,
    }),
    retry: async ({ params, staff }) => one((await hasQueue(db)) && (await retryJobs(deps, params, staff.actor)) > 0),
    cancel: async ({ params, staff }) => one((await hasQueue(db)) && (await cancelJob(deps, params.id, staff.actor))),
    mails: async () => {
      // Mails of the time before SMTP was configured may lie there, but those that were sent since do not.
      if (config.smtpUrl) return { stored: false, mails: [], more: false };
      const { mails, more } = await listOutbox(config.outboxDir, shown);
      return { stored: true, mails: mails.map((mail) => ({ ...mail, at: mail.at.toISOString() })), more };
    },
    mail: async ({ params, staff }) => {
      const found = config.smtpUrl ? undefined : await readOutboxMail(config.outboxDir, params.name);
      if (!found) return undefined;
      const object = { kind: "jobs", id: found.name } as const;
      await db
        .transaction()
        .execute((trx) => recordChange(trx, staff.actor, now(), { action: "job.mail_opened", object }));
      const { html: _html, attachments, at, ...mail } = found;
      return {
        ...mail,
        at: at.toISOString(),
        htmlPath: `/outbox-mails/${frameKey(mail.name, now(), readAuthSecret(config))}`,
        attachments: attachments
          .filter(({ id }) => id === "")
          .map(({ name, type, content }) => ({ name, type, bytes: content.length })),
      };
    },
    inbound: async () => {
      const { mails, count } = await listSetAside(db, shown);
      return {
        configured: config.inboundMail !== undefined,
        count,
        mails: mails.map(({ id, mailbox, received_at, reason, error, tries, object_kind, object_id }) => ({
          ...{ id, mailbox, reason, error, tries },
          received: received_at?.toISOString() ?? null,
          about: object_kind && object_id ? { kind: object_kind, id: object_id } : null,
        })),
      };
    },
    settleInbound: async ({ params, staff }) => one(await settleSetAside(deps, params.id, "done", staff.actor)),
    readInboundAgain: async ({ params, staff }) => one(await settleSetAside(deps, params.id, "again", staff.actor)),
  });
}

function viewJob({ created, failed, next, ...job }: FailingJob) {
  return {
    ...job,
    created: created.toISOString(),
    failed: failed?.toISOString() ?? null,
    next: next?.toISOString() ?? null,
  };
}

/** Returns the policy of a mail: inline styles alone; nothing is fetched, and only the back office may frame it. */
const policyFor = (site: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors ${site}; sandbox`;

/**
 * GET /outbox-mails/:key: the HTML of a mail that somebody of the staff opened a moment ago. Outside of /admin, because a
 * frame sends no token.
 */
export function framedMail(api: Api, { config, now }: ApiDeps): void {
  api.get(
    "/outbox-mails/:key",
    { schema: { hide: true, params: z.object({ key: z.string().max(400) }) } },
    async (request, reply) => {
      const name = readFrameKey(request.params.key, now(), readAuthSecret(config));
      const mail = name && !config.smtpUrl ? await readOutboxMail(config.outboxDir, name) : undefined;
      if (!mail) throw new Problem(404, "not_found");
      return reply
        .header("content-security-policy", policyFor(config.publicUrl))
        .type("text/html; charset=utf-8")
        .send(withPictures(mail.html, mail.attachments));
    },
  );
}
