import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** Where the SMTP server of the journeys keeps what it received. */
export const mailFolder = "test-results/mails";

/** Every mail to an address, oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
  const files = readdirSync(mailFolder).sort();
  const sources = files.map((name) => readFileSync(join(mailFolder, name), "utf8"));
  const mails = await Promise.all(sources.filter((it) => it.includes(address)).map((it) => PostalMime.parse(it)));
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

/** Waits until as many mails as asked for have come to an address. */
export async function waitForMails(address: string, count = 1, seconds = 45): Promise<Email[]> {
  for (let tries = 0; tries < seconds * 5; tries++) {
    const mails = await mailsTo(address);
    if (mails.length >= count) return mails;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No ${count} mails came to ${address}`);
}
