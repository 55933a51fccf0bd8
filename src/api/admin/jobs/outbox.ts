import { listOutbox } from "#infra/mailer/outbox.server.ts";
import { outboxView } from "#insight/operations/outbox-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

const mailsShown = 200;

/** GET /admin/jobs/mails: the mails that became files, as long as no SMTP server is configured. */
export function outbox(api: Api, { config }: ApiDeps): void {
  api.get(
    "/admin/jobs/mails",
    {
      config: { permission: ["jobs", "read"] },
      schema: {
        ...adminSchema("jobs"),
        summary: "Mails in the outbox folder",
        response: { 200: outboxView, ...refusals(401, 403, 404, 409) },
      },
    },
    async () => {
      // Mails of the time before SMTP was configured may lie there, but those that were sent since do not.
      if (config.smtpUrl) return { data: { stored: false, mails: [], more: false } };
      const { mails, more } = await listOutbox(config.outboxDir, mailsShown);
      return { data: { stored: true, mails: mails.map((mail) => ({ ...mail, at: mail.at.toISOString() })), more } };
    },
  );
}
