import { sql } from "kysely";
import { dayStores } from "#desk/today.server.ts";
import { verifyAudit } from "#infra/audit/verify-audit.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { createMetrics } from "#infra/log/metrics.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { rollUpFigures } from "#insight/figures/roll-up-figures.server.ts";
import { insightCommands } from "#insight/insight-commands.server.ts";
import { countUnanswered } from "#leads/delivery/unanswered-leads.server.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import { insightSources } from "../../src/main/commands/insight-sources.ts";
import { measureSuite } from "../../src/main/measure-suite.ts";
import { retentionTable } from "../../src/main/retention-table.ts";
import type { Row } from "../row.ts";

interface MeasuredJob {
  what: string;
  run: (db: Database) => Promise<unknown>;
  /** Milliseconds, for the slowest of the runs. */
  budget?: number;
  runs?: number;
}

const now = () => new Date();
const yesterday = addDays(jakartaDay(now()), -1);

/** Measures what runs without anybody waiting for a screen: jobs, metrics, commands. */
export async function* measureJobs(
  base: OpenDatabase,
  isChosen: (job: { what: string }) => boolean,
): AsyncGenerator<Row> {
  const metrics = createMetrics({ process: false });
  measureSuite(metrics, base, now);
  const insight = (...args: string[]) =>
    insightCommands(insightSources)[0]!.run(args, { db: base.db, now } as never, () => {});
  const jobs: MeasuredJob[] = [
    {
      what: "job: figures: a closed day counted again",
      async run(db) {
        await sql`insert into figure_days_changed (day) values (${addDays(yesterday, -100)}::date)`.execute(db);
        await rollUpFigures({ db, now, stores: dayStores });
      },
    },
    { what: "job: unanswered leads of the daily mail", run: (db) => countUnanswered(db, now()) },
    { what: "job: metrics, one scrape", run: () => metrics.registry.metrics(), budget: 300 },
    { what: "job: verify-audit", run: verifyAudit, runs: 1 },
    { what: "job: npm run insight, a month", run: () => insight("--by", "page"), budget: 300 },
    {
      what: "job: npm run insight, two years",
      run: () => insight("--by", "page", "--from", addDays(yesterday, -729)),
      budget: 1000,
      runs: 5,
    },
    {
      what: "job: npm run insight, two years, every table",
      run: () => insight("--from", addDays(yesterday, -729)),
      budget: 1000,
      runs: 5,
    },
    // The first run deletes what the invented rows have too much.
    { what: "job: retention, first run", run: (db) => applyRetention(db, retentionTable, now()), runs: 1 },
    { what: "job: retention, nothing due", run: (db) => applyRetention(db, retentionTable, now()), runs: 5 },
  ];
  for (const job of jobs.filter(isChosen)) yield await measureJob(base.db, job);
}

async function measureJob(db: Database, { what, run, budget, runs = 20 }: MeasuredJob): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round < runs + (runs > 1 ? 1 : 0); round++) {
    const began = performance.now();
    await run(db);
    times.push(performance.now() - began);
  }
  // The first of several reads the database's files.
  if (runs > 1) times.shift();
  times.sort((a, b) => a - b);
  const [p50, slowest] = [times[Math.floor(times.length / 2)]!, times.at(-1)!];
  return {
    what,
    budget: budget ? `<= ${budget} ms` : "",
    reached: `p50 ${p50.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms`,
    ...(budget ? { met: slowest <= budget } : {}),
  };
}
