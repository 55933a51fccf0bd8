// Runs `npm run backup` each day and deletes the backups that are older than two weeks: `node deploy/daily-backup.mjs`, or
// with --once for a scheduler that calls it each day. A backup that fails ends it with an error, and nothing is deleted.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const day = 86_400_000;
const retention = 14 * day;
const folder = resolve(process.env.DATA_DIR || "data", "backups");

for (;;) {
  const { status } = spawnSync("node", ["scripts/operate.mjs", "backup"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".backup"))) {
    const file = join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > retention) rmSync(file);
  }
  if (process.argv.includes("--once")) break;
  await sleep(day);
}
