import { listColleagues } from "#accounts/staff/colleagues.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import { describePictures } from "#media/library/describe-pictures.server.ts";
import { registerCommentJobs } from "#publishing/comments/comment-jobs.server.ts";
import { createPublishedWords, publishedChannel } from "#publishing/published-words.server.ts";
import type { Publishing } from "#publishing/publishing.server.ts";
import { registerPublishingJobs } from "#publishing/publishing-jobs.server.ts";
import type { Settings } from "#settings/settings.server.ts";
import { registerSitePages } from "#site/register-site-pages.ts";
import type { Background } from "./lifecycle/background.ts";

export interface WiredPublishing {
  publishing: Publishing;
  /** Calls `listener` with the sets whose published words changed on any instance, as `{locale}/{set}`. */
  onWordsChange(listener: (sets: string[]) => void): Promise<void>;
}

/** Reads the published words, which every page shows from now on, and registers the job. Call before anything reads words. */
export async function wirePublishing(deps: {
  settings: Settings;
  base: OpenDatabase;
  jobs: Jobs;
  now: () => Date;
  checkLogo: Publishing["checkLogo"];
  background: Background;
}): Promise<WiredPublishing> {
  const { settings, base, jobs, now, checkLogo, background } = deps;
  const listeners = new Set<(sets: string[]) => void>();
  const words = createPublishedWords(base.db, (sets) => {
    for (const listener of listeners) listener(sets);
  });
  await words.reload();
  registerSitePages();
  const publishing: Publishing = {
    db: base.db,
    now,
    get needsReview() {
      return settings.company.publishReview;
    },
    readPictures: describePictures,
    ...(checkLogo && { checkLogo }),
    reload: async () => void (await words.reload()),
  };
  registerPublishingJobs(jobs, publishing);
  return {
    publishing,
    async onWordsChange(listener) {
      listeners.add(listener);
      await base.listen(publishedChannel, () =>
        background.run(words.reload, "published words could not be read again"),
      );
    },
  };
}

/** Registers the mails to colleagues whom a comment names; call before the jobs start. */
export function wireComments(deps: {
  config: Config;
  db: OpenDatabase["db"];
  jobs: Jobs;
  mailer: Pick<Mailer, "send">;
}): void {
  const { config, db, jobs, mailer } = deps;
  const listReaders = (at: Parameters<typeof listColleagues>[0]) => listColleagues(at, "content");
  registerCommentJobs({ db, jobs, mailer, listReaders, publicUrl: config.publicUrl });
}
