import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

/** Starts a real Postgres that a test can stop, restart, freeze and disconnect. */
export async function startControlledPostgres() {
  const { url, dataDir, start, stop, end } = await startEmbeddedPostgres(["max_connections=100"]);

  const postmaster = () => Number(readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n")[0]);
  const processIds = () => {
    const children = execFileSync("ps", ["-o", "pid=", "--ppid", String(postmaster())], { encoding: "utf8" });
    return [postmaster(), ...children.split("\n").filter(Boolean).map(Number)];
  };
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of processIds()) {
      try {
        process.kill(pid, signal);
      } catch (error) {
        // Its connection ended a moment ago.
        if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
      }
    }
  };

  return {
    url,
    stop,
    start,
    end,
    /** Restarts as `pg_ctl restart -m immediate`: connections break without a message, the log is replayed. */
    async restartImmediately() {
      const pid = postmaster();
      process.kill(pid, "SIGQUIT");
      while (isAlive(pid)) await sleep(50);
      await start();
    },
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    /** Ends every connection of the program, as a failover or an administrator does. */
    async endConnections() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'bigsuite%'",
      );
      const ended = once(client, "end");
      await client.end();
      await ended;
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
