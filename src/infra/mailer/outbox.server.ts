import { open, opendir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Address, Email } from "postal-mime";
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

/** The form of a file name that the mailer writes. */
const fileName = /^[\w.-]+\.eml$/;
/** Bytes that contain the head of a mail. */
const headBytes = 8192;

export interface OutboxEntry {
  name: string;
  at: Date;
  bytes: number;
  to: string;
  subject: string;
}

/** Returns the mails of the outbox folder, newest first, and whether there are more. */
export async function listOutbox(folder: string, limit: number): Promise<{ mails: OutboxEntry[]; more: boolean }> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => fileName.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const status = await stat(join(folder, name)).catch(() => undefined);
      return status ? [{ name, at: status.mtime, bytes: status.size }] : [];
    }),
  );
  const entries = found.flat().sort((a, b) => b.at.getTime() - a.at.getTime() || (a.name < b.name ? -1 : 1));
  const shown = entries.slice(0, limit);
  const mails = await Promise.all(
    shown.map(async (entry) => {
      const { to, subject = "" } = await parse(await readHead(join(folder, entry.name)));
      return { ...entry, to: asText(to), subject };
    }),
  );
  return { mails, more: entries.length > shown.length };
}

/** Returns a mail of the outbox folder; undefined when there is no such file. */
export async function readOutboxMail(folder: string, name: string) {
  if (!fileName.test(name)) return undefined;
  const path = join(folder, name);
  try {
    const mail = await parse(await readFile(path));
    return {
      name,
      at: (await stat(path)).mtime,
      from: asText(mail.from && [mail.from]),
      to: asText(mail.to),
      replyTo: asText(mail.replyTo),
      subject: mail.subject ?? "",
      text: mail.text ?? "",
      html: mail.html ?? "",
      attachments: mail.attachments.map(({ filename, mimeType, contentId, content }) => ({
        name: filename ?? "",
        type: mimeType,
        id: contentId?.replace(/^<|>$/g, "") ?? "",
        content: Buffer.from(content as ArrayBuffer),
      })),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Returns the mail's HTML with its pictures in it, so that nothing is fetched. */
export function withPictures(
  html: string,
  attachments: readonly { type: string; id: string; content: Buffer }[],
): string {
  return attachments
    .filter(({ id }) => id !== "")
    .reduce(
      (text, { id, type, content }) =>
        text.replaceAll(`cid:${id}`, `data:${type};base64,${content.toString("base64")}`),
      html,
    );
}

/** Reads the head alone: a mail may have an invoice attached. */
async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(headBytes);
    const { bytesRead } = await file.read(buffer, 0, headBytes, 0);
    const end = buffer.indexOf("\n\n");
    return buffer.subarray(0, end === -1 ? bytesRead : end + 2);
  } finally {
    await file.close();
  }
}

async function parse(content: Buffer): Promise<Email> {
  // Loaded on demand, to save memory on an idle server.
  const { default: PostalMime } = await import("postal-mime");
  return PostalMime.parse(content);
}

function asText(addresses: readonly Address[] = []): string {
  return addresses.map(({ name, address = "" }) => (name ? `${name} <${address}>` : address)).join(", ");
}
