import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import autocannon from "autocannon";
import { startPostgres } from "../test/support/postgres.ts";

export interface ContactFigures {
  engine: "PGlite" | "Postgres";
  /** Requests per second, as measured. */
  perSecond: number;
  /** Requests per second of processor time that the server used, as on one core without other work. */
  perCoreSecond: number | undefined;
  /** Milliseconds within which 99 of 100 requests got their response. */
  p99: number;
  refused: number;
}

const seconds = 8;
const body = {
  name: "Sari Wulandari",
  company: "PT Contoh Jaya",
  email: "sari@contoh.co.id",
  phone: "081234567890",
  industry: "retail",
  job: "Manajer data",
  product: "big-social",
  message: "Kami ingin demo.",
};

/** Sends contact requests, each with its own key, to a separate server. The first run only warms it up. */
export async function measureContact(engine: ContactFigures["engine"]): Promise<ContactFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-bench-"));
  const postgres = engine === "Postgres" ? await startPostgres() : undefined;
  const env = {
    ...process.env,
    NODE_ENV: "test",
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: postgres?.url ?? "",
    RATE_LIMIT_CONTACT: "100000000",
  };
  const server = fork(new URL("../test/support/contact-process.ts", import.meta.url), {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  try {
    const [{ port }] = (await once(server, "message")) as [{ port: number }];
    await sendRequests(port, 4);
    const before = processorSeconds(server.pid);
    const result = await sendRequests(port, seconds);
    const used = before === undefined ? undefined : processorSeconds(server.pid)! - before;
    return {
      engine,
      perSecond: Math.round(result["2xx"] / result.duration),
      perCoreSecond: used ? Math.round(result["2xx"] / used) : undefined,
      p99: result.latency.p99,
      refused: result.non2xx + result.errors,
    };
  } finally {
    server.kill("SIGKILL");
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function sendRequests(port: number, duration: number): Promise<autocannon.Result> {
  return autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 10,
    duration,
    requests: [
      {
        method: "POST",
        path: "/api/contact-us",
        setupRequest: (request) => ({
          ...request,
          headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
          body: JSON.stringify(body),
        }),
      },
    ],
  });
}

/** Returns the seconds of processor time that a process has used, on Linux only. */
function processorSeconds(pid: number | undefined): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const engine of ["PGlite", "Postgres"] as const) console.log(await measureContact(engine));
}
