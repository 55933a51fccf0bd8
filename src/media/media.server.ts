import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { FileDeps } from "./files/save-file.server.ts";
import type { PictureLimits } from "./prepare/prepare-picture.server.ts";
import type { AllWords } from "./uses/find-uses.server.ts";

/** What the library of pictures stands on. */
export interface MediaDeps extends FileDeps {
  jobs: Jobs;
  limits: PictureLimits;
  allWords: AllWords;
}
