import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** The folder in which the SMTP server of the journeys stores received mails. */
export const mailFolder = "test-results/mails";

/** What a process has read of the mails, which do not change, by file name. */
const sources = new Map<string, string>();

/** Returns every mail to an address, oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const names = readdirSync(mailFolder)
    .filter((name) => name.endsWith(".eml"))
    .sort();
  for (const name of names) if (!sources.has(name)) sources.set(name, readFileSync(join(mailFolder, name), "utf8"));
  const mails = names.map((name) => sources.get(name)!).filter((source) => source.includes(address));
  const parsed = await Promise.all(mails.map((source) => PostalMime.parse(source)));
  return parsed.filter((mail) => mail.to?.some((to) => to.address === address));
}

/** Waits until an address has received `count` mails. */
export async function waitForMails(address: string, count = 1, seconds = 120): Promise<Email[]> {
  for (let attempt = 0; attempt < seconds * 5; attempt++) {
    const mails = await mailsTo(address);
    if (mails.length >= count) return mails;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} has not received ${count} mails`);
}
