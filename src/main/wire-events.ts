import type { PersonalDataSource } from "#accounts/person/personal-data.server.ts";
import { registerEventJobs } from "#growth/events/event-jobs.server.ts";
import {
  eraseRegistrations,
  findOwn,
  type OwnRegistration,
  registrationsOf,
} from "#growth/events/registrations.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { readLinkToken } from "#infra/mailer/link-token.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import { receiveEventInterest } from "#leads/requests/receive-event-interest.server.ts";

interface EventParts {
  config: Config;
  db: Database;
  jobs: Jobs;
  mailer: Mailer;
  now: () => Date;
}

export interface WiredEvents {
  holder: PersonalDataSource;
  /** Returns the registration that a link of a mail opens. */
  readRegistration(token: string): Promise<OwnRegistration | undefined>;
}

/** Registers the jobs of events that can be signed up for; call before the jobs start. */
export function wireEvents({ config, db, jobs, mailer, now }: EventParts): WiredEvents {
  const secret = readAuthSecret(config);
  registerEventJobs({
    db,
    jobs,
    mailer,
    now,
    publicUrl: config.publicUrl,
    secret,
    async storeLead({ id, name, email, locale, arrival, privacy_version, privacy_hash, contact_hash }, { words }) {
      const proof = { privacy_version, privacy_hash, contact_hash };
      const event = { title: words.title, product: words.products[0]! };
      await receiveEventInterest(
        { registration: id, name, email, locale, arrival, ...proof, event },
        { db, jobs, now },
      );
    },
  });
  return {
    holder: {
      name: "event_registrations",
      // Found by address alone: none until the address is verified, nor of the time before the account, when it may have
      // been somebody else's.
      async collect(connection, person) {
        const own = person.email_verified ? await registrationsOf(connection, person.email) : [];
        return own.filter(({ registered_at }) => registered_at >= person.created_at);
      },
      erase: async (trx, person) =>
        person.email_verified ? eraseRegistrations(trx, person.email, { jobs, now: now() }) : undefined,
    },
    async readRegistration(token) {
      const id = readLinkToken("event", token, secret);
      return id ? findOwn(db, id) : undefined;
    },
  };
}
