import { readSet } from "#content/read-set.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import { createMailer, type Mailer, type MailerConfig } from "#infra/mailer/mail.server.ts";
import { observeMails } from "#infra/mailer/observe-mails.server.ts";
import { recordSent } from "#infra/mailer/record-sent.server.ts";
import type { ObserveOutbound } from "#infra/tracing/observe-outbound.server.ts";
import { markPicture, markPixels } from "#mail/mark.server.ts";
import { productPictures } from "#mail/product-pictures.server.ts";
import type { CompanyLogo } from "#media/logo/company-logo.server.ts";
import type { Settings } from "#settings/settings.server.ts";

interface MailParts {
  config: Config;
  settings: Settings;
  db: Database;
  log: Log;
  now: () => Date;
  logo: CompanyLogo;
  observe: ObserveOutbound;
}

interface WiredMail {
  /** Sends all mails but letters, and records what was sent. */
  mailer: Mailer;
  /** What all mails have in common. */
  mail: Pick<MailerConfig, "pictures" | "replyTo">;
}

/** Opens the relay of mails, each of which has the company's mark and its address for replies. */
export function wireMail({ config, settings, db, log, now, logo, observe }: MailParts): WiredMail {
  const mail = {
    pictures: async () => {
      // A mail is worth more than its picture.
      const own = await logo.draw("mark", { width: markPixels, height: markPixels }).catch((error) => {
        log.error({ err: error }, "the logo of mails could not be read");
      });
      return [markPicture(own?.png), ...productPictures];
    },
    replyTo: () => {
      const { name, email } = readSet("id", "common").company;
      return { name, address: email };
    },
  };
  const smtp = observeMails(createMailer({ ...config, ...mail, company: settings.company }), observe);
  return { mailer: recordSent(smtp, { db, log, now }), mail };
}
