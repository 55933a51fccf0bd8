import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { startAnswerBox } from "./answer-box.ts";
import { copyDatabase } from "./database-copy.ts";
import { mailFolder } from "./mailbox.ts";
import { offerSecondServer } from "./offer-second-server.ts";
import { dataDirFile } from "./operator.ts";
import { productSecret, startProductApp } from "./product-app.ts";
import { copyRelease, releaseFolder } from "./release.ts";

/** Starts what the journeys need: an SMTP server that stores each mail as a file, the application of a product, and the suite. */
rmSync(mailFolder, { recursive: true, force: true });
mkdirSync(mailFolder, { recursive: true });
let received = 0;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  async onData(stream, _session, done) {
    const source = await text(stream);
    const file = join(mailFolder, String(++received).padStart(5, "0"));
    // Whole once it has its name, since a test may be reading the folder.
    writeFileSync(`${file}.part`, source);
    renameSync(`${file}.part`, `${file}.eml`);
    done();
  },
});
await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
const { port } = smtp.server.address() as { port: number };

const answers = await startAnswerBox();
const app = await startProductApp(`http://localhost:${process.env.E2E_PORT}`);

const quickHashes = new URL("./quick-hashes.ts", import.meta.url).href;
const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-e2e-"));
writeFileSync(dataDirFile(process.env.E2E_PORT), dataDir);
await copyDatabase(dataDir);
const files = releaseFolder(dataDir);
copyRelease(files);
const forBoth = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${quickHashes}`,
  // Tests that list what a page sends would see it on some runs only; its own test turns it on.
  SPEED_SAMPLE: "0",
  // All journeys share one address. The limits have tests of their own.
  RATE_LIMIT_CALLS: "100000",
  RATE_LIMIT_CONTACT: "10000",
  RATE_LIMIT_FORMS: "10000",
  RATE_LIMIT_VOUCHER: "10000",
  RATE_LIMIT_SEARCH: "10000",
  RATE_LIMIT_EVENTS: "100000",
  RATE_LIMIT_LOGIN: "10000",
};
const smtpUrl = `smtp://127.0.0.1:${port}`;
const companyDefaults = { WHATSAPP_NUMBER: "6281234567890", DEMO_BOOKING_URL: "https://booking.example/demo" };
const stopSecond = await offerSecondServer({
  ...forBoth,
  ...companyDefaults,
  PUBLISH_REVIEW: "1",
  SMTP_URL: smtpUrl,
});
const suite = spawn("node", ["build/server/index.js"], {
  cwd: files,
  stdio: "inherit",
  env: {
    ...process.env,
    ...forBoth,
    NODE_ENV: "production",
    PORT: process.env.E2E_PORT,
    DATA_DIR: dataDir,
    SMTP_URL: smtpUrl,
    ...(answers && { INBOUND_MAIL: answers.url }),
    LOG_LEVEL: "warn",
    PAGE_COMPRESSION: "quick",
    ...companyDefaults,
    // The team opens the workspaces of all other products.
    BIGVIEW_APP_URL: app.url,
    BIGVIEW_TOKEN_SECRET: productSecret,
    BIGQUERY_APP_URL: app.url,
    BIGQUERY_TOKEN_SECRET: productSecret,
  },
});
const stop = () => {
  suite.kill("SIGTERM");
  void stopSecond();
};
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
suite.on("exit", async (code) => {
  smtp.close();
  app.server.close();
  await answers?.stop();
  await stopSecond();
  for (const folder of [dataDir, files]) rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
