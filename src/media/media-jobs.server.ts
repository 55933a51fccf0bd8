import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { removeFiles } from "./files/remove-files.server.ts";
import type { FileDeps } from "./files/save-file.server.ts";
import { resizePicture } from "./resize/resize-picture.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    /** Makes the files of an upload. */
    "media-resize": { id: string; hash: string };
    /** Removes the files of an upload that no picture has any more. */
    "media-remove": { hash: string };
  }
}

export function registerMediaJobs(jobs: Jobs, deps: FileDeps): void {
  jobs.work("media-resize", (upload) => resizePicture(deps, upload));
  jobs.work("media-remove", ({ hash }) => removeFiles(deps, hash));
}
