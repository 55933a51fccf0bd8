import type { AdminChanges } from "#api/admin/admin-changes.ts";
import type { Config } from "#infra/config/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { UpkeepTask } from "#infra/database/upkeep.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { removeFreeFiles } from "#media/files/remove-files.server.ts";
import { checkLogo } from "#media/logo/check-logo.server.ts";
import { type CompanyLogo, createCompanyLogo } from "#media/logo/company-logo.server.ts";
import type { MediaDeps } from "#media/media.server.ts";
import { registerMediaJobs } from "#media/media-jobs.server.ts";
import { loadPictures, type Pictures } from "#media/shown/pictures.server.ts";
import { createPictureFiles, type PictureFiles } from "#media/shown/read-file.server.ts";
import { openStore } from "#media/store/open-store.server.ts";
import type { Publishing } from "#publishing/publishing.server.ts";
import type { Background } from "./lifecycle/background.ts";
import { wordsWithPictures } from "./words-with-pictures.ts";

interface MediaParts {
  config: Config;
  db: Database;
  jobs: Jobs;
  now: () => Date;
  adminChanges: AdminChanges;
  background: Background;
}

export interface WiredMedia {
  media: MediaDeps;
  pictures: Pictures;
  files: PictureFiles;
  logo: CompanyLogo;
  checkLogo: NonNullable<Publishing["checkLogo"]>;
  upkeep: UpkeepTask;
  /** Calls `listener` with the references of pictures that changed on any instance. */
  onChange(listener: (references: string[]) => void): void;
}

/** Opens the storage of pictures, reads those that pages show, and registers their jobs; call before the jobs start. */
export async function wireMedia({ config, db, jobs, now, adminChanges, background }: MediaParts): Promise<WiredMedia> {
  const store = await openStore(db, config.media.s3);
  const media: MediaDeps = { db, store, jobs, now, limits: config.media.limits, allWords: wordsWithPictures(db) };
  registerMediaJobs(jobs, media);
  const pictures = await loadPictures(db);
  const files = createPictureFiles({ db, store });
  return {
    media,
    pictures,
    files,
    logo: createCompanyLogo({ pictures, store }),
    checkLogo(document, words) {
      if (document !== "logo") return [];
      const faults = checkLogo(pictures, words);
      return faults.map(({ part, fault }) => ({ code: "custom", path: [part], message: fault, input: undefined }));
    },
    upkeep: (at, connection) => removeFreeFiles({ db: connection, store }, at),
    onChange(listener) {
      adminChanges.watch((kind, id) => {
        // An empty kind means that changes may have been lost.
        if (kind !== "media" && kind !== "") return;
        files.forget();
        background.run(async () => {
          const changed = await pictures.refresh(kind === "" ? undefined : id);
          if (changed.length > 0) listener(changed);
        }, "pictures could not be read again");
      });
    },
  };
}
