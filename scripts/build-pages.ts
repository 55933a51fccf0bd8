import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
// @ts-expect-error: plain JavaScript, so that any Node can run it
import { environment, flags } from "./server-command.mjs";
// @ts-expect-error: the same
import { step } from "./step.mjs";

/**
 * `npm run build -- --release`: makes every page with the shipped words and the configuration of this environment, and
 * puts them beside the built files, best compressed, so that no start has to. Pages of an earlier release are reused.
 */
const target = "build/pages";
const folder = mkdtempSync(join(tmpdir(), "bigsuite-pages-"));
const made = join(folder, "pages");

/** What the building process must not reach, and what needs no answer here. */
const offline = {
  DATABASE_URL: "",
  SMTP_URL: "",
  INBOUND_MAIL: "",
  CRM_WEBHOOK_URL: "",
  CRM_WEBHOOK_SECRET: "",
  MEDIA_URL: "",
  OPERATOR_PORT: "",
  OUTBOX_DIR: "",
  PAYMENT_PROVIDER: "simulator",
  DEMO_DATA: "false",
};

try {
  if (existsSync(target)) cpSync(target, made, { recursive: true });
  await step("Making pages", makePages);
  rmSync(target, { recursive: true, force: true });
  cpSync(made, target, { recursive: true });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function makePages(): Promise<void> {
  const { PUBLIC_URL, PORT } = process.env;
  const server = spawn("node", [...flags, "build/server/index.js"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      ...environment,
      ...offline,
      PUBLIC_URL: PUBLIC_URL || `http://localhost:${PORT || 3000}`,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      PAGE_COMPRESSION: "immediate",
      LOG_LEVEL: "info",
    },
  });
  const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
  let isFinished = false;
  for await (const line of createInterface({ input: server.stdout })) {
    if (!line.includes('"every page is made and compressed"')) continue;
    isFinished = true;
    server.kill("SIGTERM");
  }
  const code = await ended;
  if (!isFinished) throw new Error(`The pages could not be made: the server ended with ${code}`);
}
