import { opendir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { attemptEach } from "../jobs/attempt-each.server.ts";
import { endOfPeriod } from "../retention/period.ts";

/** Days for which mails lie in the outbox folder, which takes them while no mail server is configured. */
export const outboxDays = 30;

/** Deletes old mails of the outbox folder, and what a crash left of one; for the nightly upkeep. */
export async function clearOutbox(folder: string, now: Date): Promise<void> {
  const before = endOfPeriod(now, { days: outboxDays });
  const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    // The folder comes with the first mail.
    if (error.code !== "ENOENT") throw error;
  });
  await attemptEach("mails", async (attempt) => {
    for await (const entry of entries ?? []) {
      if (!entry.isFile() || !/\.eml(\.part)?$/.test(entry.name)) continue;
      const path = join(folder, entry.name);
      await attempt(entry.name, async () => {
        const { mtime } = await stat(path);
        if (mtime < before) await rm(path, { force: true });
      });
    }
  });
}
