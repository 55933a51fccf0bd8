import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { screens } from "#admin/screens.ts";
import type { Row } from "../row.ts";

interface Report {
  categories: { accessibility: { score: number | null } };
  audits: Record<string, { score: number | null; title: string }>;
}

/** Measures Lighthouse's score of accessibility on every screen of the navigation, in a browser that is logged in and listens on a port. */
export async function measureAccessibility(url: string, port: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { path } of screens.filter(({ nav }) => nav)) {
    const { score, failed } = await run(`${url}/admin/${path}`, port);
    rows.push({
      what: `Lighthouse accessibility, /admin/${path}`,
      budget: "100",
      reached: [score, ...failed].join(", "),
      met: score === 100,
    });
  }
  return rows;
}

/** Runs Lighthouse once; a run without a report, as a busy machine may have, is repeated. */
async function run(url: string, port: number, mayRepeat = true): Promise<{ score: number; failed: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-lighthouse-"));
  const output = join(folder, "report.json");
  const options = ["--quiet", "--output=json", `--output-path=${output}`, "--only-categories=accessibility"];
  const child = spawn("lighthouse", [url, ...options, `--port=${port}`, "--disable-storage-reset"], {
    stdio: "ignore",
    timeout: 90_000,
  });
  await once(child, "exit");
  const report = existsSync(output) ? (JSON.parse(readFileSync(output, "utf8")) as Report) : undefined;
  rmSync(folder, { recursive: true });
  if (!report && mayRepeat) return run(url, port, false);
  if (!report) return { score: 0, failed: ["no report"] };
  const failed = Object.entries(report.audits).flatMap(([id, audit]) => (audit.score === 0 ? [id] : []));
  return { score: Math.round((report.categories.accessibility.score ?? 0) * 100), failed };
}
