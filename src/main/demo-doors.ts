import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { DemoDoors } from "#api/http/deps.ts";
import { dayStores } from "#desk/today.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { ProcessRole } from "./processes/supervise-processes.ts";
import type { WiredShop } from "./wire-shop.ts";

/** The logins by one press, each with a secret of this start. Nothing of them is stored. */
export interface OpenedDoors extends DemoDoors {
  /** Makes a secret for somebody of the invented staff. */
  open(userId: string): string;
}

/** Creates the doors, still without any; undefined where the suite is not tried out with the simulated bank. */
export function createDemoDoors({ config }: { config: Config }): OpenedDoors | undefined {
  const { demoData, isTriedOut, payment } = config;
  if (!demoData || !isTriedOut || payment.provider !== "simulator") return undefined;
  const doors: { digest: Buffer; userId: string }[] = [];
  const digestOf = (secret: string) => createHash("sha256").update(secret).digest();
  return {
    open(userId) {
      const secret = randomBytes(24).toString("base64url");
      doors.push({ digest: digestOf(secret), userId });
      return secret;
    },
    find(secret) {
      const digest = digestOf(secret);
      // Every door is compared, each in constant time.
      return doors.filter((door) => timingSafeEqual(door.digest, digest))[0]?.userId;
    },
  };
}

interface DemoParts {
  config: Config;
  db: Database;
  shop: WiredShop;
  now: () => Date;
  role: ProcessRole;
  demoDoors: OpenedDoors | undefined;
}

/** Returns the second step of the administrator's login, with its QR code where a person sees the terminal. */
async function adminFactor(
  logins: readonly { role: string; username: string }[],
  { db, secret }: { db: Database; secret: string },
): Promise<string | undefined> {
  const admin = logins.find(({ role }) => role === "admin");
  const { demoFactor, factorAsText } = await import("#seeds/demo/demo-factor.server.ts");
  const factor = admin && (await demoFactor(db, admin, secret));
  return (
    factor && `Second step of ${admin.username}: ${await factorAsText(factor, { withPicture: process.stdout.isTTY })}`
  );
}

/**
 * Fills an unused database with the beginning of the demonstration (`fillDemo` does the rest), and opens a login by one press for each role of its staff: only where the
 * suite is tried out on this machine with the simulated bank, by one process.
 * @returns what the console says of it; undefined where there is no demonstration
 */
export async function openDemo({ config, role, shop, demoDoors, ...parts }: DemoParts): Promise<string | undefined> {
  if (!config.demoData || role.index > 0) return undefined;
  // Loaded on demand: a server without a demonstration never needs it.
  const { demoStaff, isUnused } = await import("#seeds/demo/demo-objects.server.ts");
  let text = "";
  if (await isUnused(parts.db)) {
    const { beginDemo, loginsAsText } = await import("#seeds/demo/seed-demo.server.ts");
    const secret = readAuthSecret(config);
    const logins = await beginDemo({ ...parts, shop: shop.shop, secret });
    const factor = logins && (await adminFactor(logins, { db: parts.db, secret }));
    text = logins ? loginsAsText(logins, config.publicUrl, factor) : "";
  }
  // Another process would not know the secrets of this one.
  if (!demoDoors || role.of > 1) return text || undefined;
  const staff = await demoStaff(parts.db);
  if (staff.length === 0) return text || undefined;
  const lines = staff.map(
    ({ id, role, name }) =>
      `  ${role.padEnd(8)} ${name.padEnd(18)} ${config.publicUrl}/admin/demo/${demoDoors.open(id)}`,
  );
  return [text, "Into the back office by one press, on this machine and until the next start:", ...lines, ""].join(
    "\n",
  );
}

/** Goes on with the demonstration that `openDemo` began, while the site is served. */
export async function fillDemo({
  config,
  role,
  shop,
  ending,
  ...parts
}: Omit<DemoParts, "demoDoors"> & { ending: AbortSignal }): Promise<void> {
  if (!config.demoData || role.index > 0) return;
  // Loaded on demand: a server without a demonstration never needs it.
  const { demoIds } = await import("#seeds/demo/demo-objects.server.ts");
  if ((await demoIds(parts.db, "pending")).length === 0) return;
  const { continueDemo } = await import("#seeds/demo/seed-demo.server.ts");
  await continueDemo({ ...parts, shop: shop.shop, secret: readAuthSecret(config), stores: dayStores }, ending);
}
