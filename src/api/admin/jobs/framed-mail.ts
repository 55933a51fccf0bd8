import { z } from "zod";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { readFrameKey } from "#infra/mailer/frame-key.server.ts";
import { readOutboxMail, withPictures } from "#infra/mailer/outbox.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem } from "../../http/problem.ts";

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
