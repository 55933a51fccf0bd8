import { sql } from "kysely";
import type { AdminChanges } from "#api/admin/admin-changes.ts";
import type { Config } from "#infra/config/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { UpkeepTask } from "#infra/database/upkeep.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { removeFreeFiles } from "#media/files/remove-files.server.ts";
import { type CompanyLogo, checkLogo, createCompanyLogo } from "#media/logo/company-logo.server.ts";
import type { MediaDeps } from "#media/media.server.ts";
import { registerMediaJobs } from "#media/media-jobs.server.ts";
import { loadPictures, type Pictures } from "#media/shown/pictures.server.ts";
import { createPictureFiles, type PictureFiles } from "#media/shown/read-file.server.ts";
import { openStore } from "#media/store/database-store.server.ts";
import { type AllWords, shippedWithPictures, type WordsInUse } from "#media/uses/find-uses.server.ts";
import type { Publishing } from "#publishing/publishing.server.ts";
import { defaultLocale } from "#text/locales.ts";
import type { Background } from "./lifecycle/background.ts";

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

/**
 * Returns the reader of all words in which a picture stands: shipped, published, drafts, and what waits for its time or
 * for a second person. Words that are covered by published ones count too, since a publication can be taken back.
 */
function wordsWithPictures(db: Database): AllWords {
  return async function* () {
    yield* shippedWithPictures();
    const { rows } = await sql<WordsInUse>`
      with used as (
        select document, locale, published_id as version_id, 'published' as layer from content_documents
        union all
        select document, locale, draft_id, 'draft' from content_documents
        union all
        select item->>'document', item->>'locale', (item->>'version_id')::bigint, 'draft'
        from content_publications, jsonb_array_elements(items) as item
        where state in ('review', 'scheduled')
      )
      select used.document, used.locale, used.layer, version.words
      from used join content_versions as version on version.id = used.version_id
      where version.words::text like '%"media:%'`.execute(db);
    yield* rows;
    yield* await lettersWithPictures(db);
  };
}

/** Returns the letters that are not sent yet; those that were have pictures of their own. */
async function lettersWithPictures(db: Database): Promise<WordsInUse[]> {
  const letters = await db
    .selectFrom("letters")
    .select(["id", "content"])
    .where("state", "in", ["draft", "scheduled"])
    .where(sql<boolean>`content::text like '%"media:%'`)
    .execute();
  return letters.map(({ id, content }) => ({
    document: `letter:${id}`,
    locale: defaultLocale,
    layer: "draft",
    words: content,
  }));
}
