import { once } from "node:events";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { linkToken } from "#infra/mailer/link-token.server.ts";
import { insertDueLetter, insertSubscribers } from "../support/letters.ts";
import { killProcess, type ServerProcess, startProcess } from "../support/server-process.ts";
import { startRelay } from "./relay.ts";

const secret = "a secret of the processes that are killed";
/** Of each hundred addresses, so many do not exist, and so many are accepted at the second attempt only. */
const gone = 5;
const delayed = 2;

interface Options {
  /** The process that sends, built. */
  program: URL;
  environment: { env: NodeJS.ProcessEnv; open: () => Promise<OpenDatabase> };
  subscribers: number;
  kills: number;
  /** Who unsubscribes before each start of the process, while the letter is being sent. */
  leaversPerKill: number;
  /** Milliseconds that the relay takes for each mail after its last line. */
  delay: number;
}

/**
 * Sends a letter to subscribers through a slow relay while the sending process is killed with SIGKILL several times;
 * returns what the relay accepted, by address, and what the database says.
 */
export async function sendWithKills({ program, environment, subscribers, kills, leaversPerKill, delay }: Options) {
  const relay = await startRelay({ delay });
  const at = new Date();
  const before = await environment.open();
  const nameOf = (index: number) => (index % 100 < gone ? "gone" : index % 100 < gone + delayed ? "later" : "reader");
  const people = await insertSubscribers(before.db, subscribers, at, nameOf);
  const letter = await insertDueLetter(before.db, at);
  await before.close();

  const env = { ...environment.env, SMTP_URL: relay.url, AUTH_SECRET: secret, NEWSLETTER_PER_MINUTE: "1000000" };
  const leavers: string[] = [];
  const start = () => startProcess(program, env);
  let running = await start();
  running.server.send("send");
  for (let kill = 1; kill <= kills; kill++) {
    const due = Math.floor(((subscribers * kill) / (kills + 1)) * (1 - gone / 100));
    while (relay.accepted.length < due) await new Promise((resolve) => setTimeout(resolve, 5));
    await killProcess(running);
    running = await start();
    const reached = new Set(relay.accepted.map(({ to }) => to));
    const left = [...people.keys()].filter((email) => !reached.has(email) && !leavers.includes(email));
    const leaving = left.filter((email) => email.startsWith("reader")).slice(0, leaversPerKill);
    for (const email of leaving) await unsubscribe(running, people.get(email)!, letter);
    leavers.push(...leaving);
    running.server.send("send");
  }
  await once(running.server, "message");
  await killProcess(running);
  await relay.close();

  const base = await environment.open();
  const rows = await base.db
    .selectFrom("letter_recipients")
    .innerJoin("subscribers", "subscribers.id", "letter_recipients.subscriber_id")
    .select(["email", "letter_recipients.state", "letter_recipients.id", "unsubscribed_at", "end_reason"])
    .where("letter_id", "=", letter)
    .execute();
  const sent = await base.db
    .selectFrom("letters")
    .select(["state", "frozen"])
    .where("id", "=", letter)
    .executeTakeFirstOrThrow();
  await base.close();
  return { relay, people, leavers, rows, sent };
}

/** Unsubscribes as mail programs do (RFC 8058). */
async function unsubscribe({ url }: ServerProcess, subscriber: string, letter: string): Promise<void> {
  const token = linkToken("newsletter", subscriber, secret);
  const response = await fetch(`${url}/subscribe/unsubscribe?token=${token}&letter=${letter}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  if (!response.ok) throw new Error(`Unsubscribing was refused with ${response.status}`);
}
