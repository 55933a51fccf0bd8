import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Row } from "../row.ts";

const screens = ["today", "leads", "orders", "customers", "reconciliation", "vouchers", "prices", "people", "audit"];

interface Report {
  categories: { accessibility: { score: number | null } };
  audits: Record<string, { score: number | null; title: string }>;
}

/** Measures Lighthouse's score of accessibility in a browser that is logged in and listens on a port. */
export async function measureAccessibility(url: string, port: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const screen of screens) {
    const { score, failed } = await run(`${url}/admin/${screen}`, port);
    rows.push({
      what: `Lighthouse accessibility, /admin/${screen}`,
      budget: "100",
      reached: [score, ...failed].join(", "),
      met: score === 100,
    });
  }
  return rows;
}

async function run(url: string, port: number): Promise<{ score: number; failed: string[] }> {
  const output = join(mkdtempSync(join(tmpdir(), "bigsuite-lighthouse-")), "report.json");
  const options = ["--quiet", "--output=json", `--output-path=${output}`, "--only-categories=accessibility"];
  const child = spawn("lighthouse", [url, ...options, `--port=${port}`, "--disable-storage-reset"], {
    stdio: "ignore",
  });
  await once(child, "exit");
  const { categories, audits } = JSON.parse(readFileSync(output, "utf8")) as Report;
  const failed = Object.entries(audits).flatMap(([id, audit]) => (audit.score === 0 ? [id] : []));
  return { score: Math.round((categories.accessibility.score ?? 0) * 100), failed };
}
