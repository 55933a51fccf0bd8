import { join } from "node:path";
import type { AdminChanges } from "#api/admin/admin-changes.ts";
import { sitePages } from "#content/rules/site-pages.ts";
import { loadSentLetters } from "#growth/newsletter/archive/sent-letters.server.ts";
import { letterPictures } from "#growth/newsletter/compose/letter-pictures.server.ts";
import { type Preferences, readPreferences } from "#growth/newsletter/readers/preferences.server.ts";
import { storeStops } from "#growth/newsletter/readers/stops.server.ts";
import { registerNewsletterJobs } from "#growth/newsletter/sending/newsletter-jobs.server.ts";
import { letterConnections, type Sender } from "#growth/newsletter/sending/sender.server.ts";
import type { SenderDeps } from "#growth/newsletter/sending/sender-deps.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import { readLinkToken } from "#infra/mailer/link-token.server.ts";
import { createMailer, type MailerConfig } from "#infra/mailer/mail.server.ts";
import { observeMails } from "#infra/mailer/observe-mails.server.ts";
import type { ObserveOutbound } from "#infra/tracing/observe-outbound.server.ts";
import { asJpeg } from "#media/resize/resize-picture.server.ts";
import type { Pictures } from "#media/shown/pictures.server.ts";
import type { PictureFiles } from "#media/shown/read-file.server.ts";
import { apiUrlOf } from "./api-url.ts";
import type { Background } from "./lifecycle/background.ts";

interface NewsletterParts {
  config: Config;
  db: Database;
  jobs: Jobs;
  log: Log;
  now: () => Date;
  library: { pictures: Pictures; files: PictureFiles };
  /** What all mails have in common. */
  mail: Pick<MailerConfig, "pictures" | "replyTo">;
  /** Whether the process has a folder of its own. */
  hasFolder: boolean;
  observe: ObserveOutbound;
  background: Background;
}

export interface WiredNewsletter {
  letters: SenderDeps;
  sender: Sender;
  /** Stores which addresses have left; call before their rows are deleted. */
  storeStops(connection: Database): Promise<void>;
  /** Reads the letters of the archive; call before anything asks which pages there are. */
  loadArchive(): Promise<void>;
  /** Calls `listener` when there are other letters in the archive than were read before. */
  followArchive(changes: AdminChanges, listener: () => void): void;
  /** Returns what the subscriber of a link in a letter chose. */
  readPreferences(token: string): Promise<Preferences | undefined>;
  /** Closes the sender and its connections; call when the jobs have stopped. */
  close(): void;
}

/** Prepares the sending of letters, with connections of its own, so that no other mail waits for them. */
export function wireNewsletter(parts: NewsletterParts): WiredNewsletter {
  const { config, db, jobs, log, now, library, mail, hasFolder, observe, background } = parts;
  const mailer = observeMails(createMailer({ ...config, ...mail, connections: letterConnections }), observe);
  const { pictures, files } = library;
  const letters: SenderDeps = {
    db,
    jobs,
    log,
    mailer,
    now,
    publicUrl: config.publicUrl,
    apiUrl: apiUrlOf(config),
    secret: readAuthSecret(config),
    inboundMail: config.inboundMail,
    perMinute: config.newsletterPerMinute,
    pictureFor: letterPictures({ db, library: { read: pictures.read, readFile: files.read, asJpeg } }),
    leadsToPage: (href, locale) => sitePages()?.leadsToPage(href, locale) ?? true,
    emailOf: (id) => emailOf(db, id),
  };
  const sender = registerNewsletterJobs(letters, hasFolder ? join(config.dataDir, "letters") : undefined);
  return {
    letters,
    sender,
    storeStops: (connection) => storeStops(connection, letters.secret),
    async loadArchive() {
      await loadSentLetters(db);
    },
    followArchive(changes, listener) {
      const reload = () =>
        background.run(async () => {
          if (await loadSentLetters(db)) listener();
        }, "the archive of letters could not be read again");
      changes.watch((kind) => {
        if (kind === "newsletter" || kind === "") reload();
      });
      // What was sent since the archive was read.
      reload();
    },
    async readPreferences(token) {
      const id = readLinkToken("newsletter", token, letters.secret);
      return id ? readPreferences(db, id) : undefined;
    },
    close() {
      sender.close();
      mailer.close();
    },
  };
}

async function emailOf(db: Database, id: string): Promise<string | undefined> {
  const user = await db.selectFrom("users").select("email").where("id", "=", id).executeTakeFirst();
  return user?.email;
}
