import { randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import type { Config } from "#infra/config/config.server.ts";
import { databaseFacts } from "#infra/database/database-facts.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { hasQueue, listQueues } from "#infra/jobs/list-jobs.server.ts";
import { checkSmtp } from "#infra/mailer/check-smtp.server.ts";
import type { Check, System } from "#insight/operations/system-contract.ts";
import { GatewayError, type PaymentGateway } from "#shop/payments/gateways/gateway.ts";

interface HealthDeps {
  db: Database;
  now: () => Date;
  config: Config;
  shop: { gateway: PaymentGateway };
}

type Part = System["parts"][number];

/** A job that is due for longer means that nothing works on its queue, in milliseconds. */
const lateAfter = 10 * 60_000;
/** Part of the disk that should be free. */
const leastFree = 0.05;

/** Returns the health of what the program depends on; what only a request could show is not checked. */
export async function readHealth(deps: HealthDeps): Promise<Pick<System, "parts" | "disk">> {
  const disk = await readDisk(deps.config.dataDir);
  const parts = [await readDatabase(deps), await readJobs(deps), payment(deps), mail(deps)];
  return { disk, parts: disk ? [...parts, diskPart(disk)] : parts };
}

async function readDatabase({ db }: HealthDeps): Promise<Part> {
  const begin = performance.now();
  const { bytes } = await databaseFacts(db);
  const detail = `${Math.ceil(performance.now() - begin)} ms, ${Math.ceil(bytes / 1_048_576)} MB`;
  return { part: "database", health: "good", note: "reachable", detail };
}

async function readJobs({ db, now }: HealthDeps): Promise<Part> {
  const queues = (await hasQueue(db)) ? await listQueues(db, now()) : [];
  const late = queues.filter(({ oldest }) => oldest && now().getTime() - oldest.getTime() > lateAfter);
  return {
    part: "jobs",
    health: late.length > 0 ? "bad" : "good",
    note: late.length > 0 ? "late" : "up_to_date",
    detail: late.map(({ queue }) => queue).join(", "),
  };
}

function payment({ config }: HealthDeps): Part {
  const { provider } = config.payment;
  if (provider === "simulator") return { part: "payment", health: "good", note: "simulated", detail: provider };
  return { part: "payment", health: "unchecked", note: "not_checked", detail: provider };
}

function mail({ config }: HealthDeps): Part {
  if (!config.smtpUrl) return { part: "mail", health: "good", note: "outbox", detail: "" };
  // Without the login, which the address may contain.
  return { part: "mail", health: "unchecked", note: "not_checked", detail: new URL(config.smtpUrl).host };
}

function diskPart({ free, total }: NonNullable<System["disk"]>): Part {
  const enough = free > total * leastFree;
  return {
    part: "disk",
    health: enough ? "good" : "bad",
    note: enough ? "enough_space" : "low_space",
    detail: `${Math.floor((free / total) * 100)} %`,
  };
}

/** Returns the bytes of the disk of the data folder; null where the system does not say. */
async function readDisk(folder: string): Promise<System["disk"]> {
  try {
    const { bsize, blocks, bavail, bfree } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize, used: (blocks - bfree) * bsize };
  } catch {
    return null;
  }
}

/** Connects to the SMTP server; nothing is sent. */
export async function checkMail({ config }: Pick<HealthDeps, "config">): Promise<Check> {
  if (!config.smtpUrl) return { part: "mail", health: "good", note: "outbox", detail: "" };
  const failure = await checkSmtp(config.smtpUrl);
  if (failure === undefined) return { part: "mail", health: "good", note: "reachable", detail: "" };
  return {
    part: "mail",
    health: "bad",
    note: failure.startsWith("EAUTH") ? "refused" : "unreachable",
    detail: failure,
  };
}

/** Asks the provider for a payment that does not exist: an answer of any kind needs the right key. */
export async function checkPayment({ shop: { gateway } }: Pick<HealthDeps, "shop">): Promise<Check> {
  const part = "payment";
  if (gateway.provider === "simulator") return { part, health: "good", note: "simulated", detail: gateway.provider };
  try {
    await gateway.status({ reference: `check-${randomUUID()}`, providerId: null });
    return { part, health: "good", note: "reachable", detail: gateway.provider };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const note = error.kind === "unavailable" ? "unreachable" : "refused";
    return { part, health: "bad", note, detail: gateway.provider };
  }
}
