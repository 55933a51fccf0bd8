import { spawnSync } from "node:child_process";
import type { Row } from "./row.ts";

/** Measures the production build, from sources to compressed files. */
export async function measureBuild(): Promise<Row[]> {
  const startedAt = performance.now();
  const { status } = spawnSync("node", ["scripts/build.ts"], { env: { ...process.env, NODE_ENV: "production" } });
  if (status !== 0) throw new Error("the build failed");
  const seconds = (performance.now() - startedAt) / 1000;
  return [{ what: "Production build", budget: "<= 15 s", reached: `${seconds.toFixed(1)} s`, met: seconds <= 15 }];
}
