import { z } from "zod";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { frameKey } from "#infra/mailer/frame-key.server.ts";
import { readOutboxMail } from "#infra/mailer/outbox.server.ts";
import { outboxMailView } from "#insight/operations/outbox-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

/** GET /admin/jobs/mails/:name: one mail of the outbox folder; who opened it is in the audit log. */
export function outboxMail(api: Api, { config, db, now }: ApiDeps): void {
  api.get(
    "/admin/jobs/mails/:name",
    {
      // A mail may hold a link that opens somebody else's account.
      config: { permission: ["jobs", "read"], recentFactor: true },
      schema: {
        ...adminSchema("jobs"),
        summary: "One mail of the outbox folder",
        params: z.object({ name: z.string().max(200) }),
        response: { 200: outboxMailView, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const found = config.smtpUrl ? undefined : await readOutboxMail(config.outboxDir, request.params.name);
      if (!found) throw new Problem(404, "not_found");
      await db.transaction().execute((trx) =>
        recordChange(trx, request.staff.actor, now(), {
          action: "job.mail_opened",
          object: { kind: "jobs", id: found.name },
        }),
      );
      const { html: _html, attachments, at, ...mail } = found;
      return {
        data: {
          ...mail,
          at: at.toISOString(),
          htmlPath: `/outbox-mails/${frameKey(mail.name, now(), readAuthSecret(config))}`,
          attachments: attachments
            .filter(({ id }) => id === "")
            .map(({ name, type, content }) => ({ name, type, bytes: content.length })),
        },
      };
    },
  );
}
