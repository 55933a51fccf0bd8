import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** The folder in which the SMTP server of the journeys stores received mails. */
export const mailFolder = "test-results/mails";

/** Returns every mail to an address, oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const files = readdirSync(mailFolder).sort();
  const sources = files.map((name) => readFileSync(join(mailFolder, name), "utf8"));
  const mails = await Promise.all(
    sources.filter((source) => source.includes(address)).map((source) => PostalMime.parse(source)),
  );
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

/** Waits until an address has received `count` mails. */
export async function waitForMails(address: string, count = 1, seconds = 45): Promise<Email[]> {
  for (let attempt = 0; attempt < seconds * 5; attempt++) {
    const mails = await mailsTo(address);
    if (mails.length >= count) return mails;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} has not received ${count} mails`);
}
