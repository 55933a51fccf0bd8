import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#infra/database/migrate.server.ts";
import { openDatabase } from "#infra/database/open-database.server.ts";
import { buildLetterProcess } from "../test/newsletter/build-process.ts";
import { sendWithKills } from "../test/newsletter/send-with-kills.ts";
import { startPostgres } from "../test/support/postgres.ts";
import type { Row } from "./row.ts";

const subscribers = 20_000;
const kills = 3;
/** What a process sends at once: as many mails a kill can leave uncertain. */
const connections = 3;

/** Sends a letter to all subscribers on Postgres through a slow relay, with `kill -9` in between, and counts the copies. */
export async function measureNewsletter(): Promise<Row[]> {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-bench-"));
  const open = () => openDatabase({ dataDir, databaseUrl: postgres.url });
  const base = await open();
  await migrate(base.db);
  await base.close();
  const env = { ...process.env, NODE_ENV: "test", PORT: "0", DATA_DIR: dataDir, DATABASE_URL: postgres.url };
  const program = await buildLetterProcess();
  const started = performance.now();
  const run = await sendWithKills({
    program,
    environment: { env: { ...env, LOG_LEVEL: "fatal" }, open },
    subscribers,
    kills,
    leaversPerKill: 50,
    delay: 5,
  }).finally(async () => {
    await postgres.stop();
    rmSync(new URL(".", program), { recursive: true });
  });
  const minutes = (performance.now() - started) / 60_000;
  const copies = new Map<string, number>();
  for (const { to } of run.relay.accepted) copies.set(to, (copies.get(to) ?? 0) + 1);
  const twice = [...copies.values()].filter((count) => count > 1).length;
  const withState = (state: string) => run.rows.filter((row) => row.state === state);
  const lost = withState("sent").filter(({ email }) => !copies.has(email)).length;
  const stillSent = run.leavers.filter((email) => copies.has(email)).length;
  const uncertain = withState("uncertain").length;
  const none = (what: string, count: number): Row => ({ what, budget: "0", reached: String(count), met: count === 0 });
  return [
    {
      what: `A letter to ${subscribers} subscribers, kill -9 ${kills} times: sent, refused, left before`,
      budget: "",
      reached: `${withState("sent").length}, ${withState("refused").length}, ${withState("skipped").length}`,
    },
    none("Subscribers with two copies", twice),
    none("Subscribers without a copy whose letter counts as sent", lost),
    none("People who had unsubscribed and got it", stillSent),
    {
      what: "Mails of which nobody knows whether they arrived",
      budget: `<= ${kills * connections}`,
      reached: String(uncertain),
      met: uncertain <= kills * connections,
    },
    { what: "Letters in a minute", budget: "", reached: String(Math.round(withState("sent").length / minutes)) },
  ];
}
