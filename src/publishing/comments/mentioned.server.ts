import type { Trx } from "#infra/database/tables.server.ts";
import { mentionsIn } from "#text/mentions.ts";
import type { CommentDeps, ListReaders } from "./deps.server.ts";
import type { Mention } from "./tables.server.ts";

/** Returns the colleagues whom a text names by @username. */
export async function findMentioned(trx: Trx, text: string, listReaders: ListReaders): Promise<Mention[]> {
  const usernames = mentionsIn(text);
  if (usernames.length === 0) return [];
  const readers = await listReaders(trx);
  return readers
    .filter(({ username }) => usernames.includes(username))
    .map(({ id, username, name }) => ({ id, username, name }));
}

/** Queues a mail to each mentioned colleague but the author. */
export async function sendMentions(
  trx: Trx,
  comment: string,
  mentioned: readonly Mention[],
  author: string,
  jobs: CommentDeps["jobs"],
): Promise<void> {
  for (const { id: to } of mentioned.filter(({ id }) => id !== author))
    await jobs.send(trx, "content-notice", { comment, to });
}
