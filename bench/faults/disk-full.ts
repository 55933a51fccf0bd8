import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "../load/client.ts";
import { findDifferences } from "./find-differences.ts";
import type { Scenario } from "./scenario.ts";
import { startSuite } from "./suite.ts";
import { createWriters } from "./writers.ts";

const sizes = { short: { leads: 5, refused: 3 }, long: { leads: 100, refused: 20 } };
const megabytes = 400;

/** Mounts a small disk in memory; undefined where this is not permitted. */
function mountDisk(): { folder: string; unmount: () => void } | undefined {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-disk-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]).status === 0;
  const unmount = () => {
    spawnSync("umount", [folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  return mounted ? { folder, unmount } : undefined;
}

/** The disk of the embedded database is full for a while: what cannot be stored is not answered as stored. */
export const diskFull: Scenario = {
  name: "Disk full, embedded",
  obstacle() {
    const disk = process.platform === "linux" ? mountDisk() : undefined;
    disk?.unmount();
    return disk ? undefined : "no disk can be mounted here";
  },
  async run(scale) {
    const { leads, refused } = sizes[scale];
    const { folder, unmount } = mountDisk()!;
    const suite = await startSuite({ dataDir: folder });
    const writers = createWriters({ ...suite, expected: [500, 503] });
    await writers.write(leads, 1);
    const ballast = join(folder, "ballast");
    fill(ballast);
    const failures = await sendUntilRefused(suite.url, refused, writers.answered.leads);
    rmSync(ballast);
    if (failures < refused) return { figures: "", differences: ["the full disk refused nothing"] };
    await suite.kill();
    await writers.write(leads, 1);
    const { figures, differences } = await findDifferences(suite, writers);
    unmount();
    return { figures: `${failures} refused while it was full, ${figures}`, differences };
  },
};

/** Fills a disk to the last byte, of which the server may take some meanwhile. */
function fill(file: string): void {
  const bytes = Buffer.alloc(16_384);
  try {
    for (;;) appendFileSync(file, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}

/** Sends requests until so many were refused; those that are answered all the same are added to the others. */
async function sendUntilRefused(url: string, refusals: number, answered: string[]): Promise<number> {
  const client = createClient(url);
  let refused = 0;
  for (let sent = 0; refused < refusals && sent < 2000; sent++) {
    const body = {
      name: "Sari",
      company: "PT Contoh",
      email: `penuh-${sent}@contoh.co.id`,
      job: "Manajer",
      phone: "0812 3456 7890",
      industry: "retail",
      product: "big-social",
      message: "Halo. ".repeat(500),
    };
    const reply = await client.send("/api/contact-us", { method: "POST", body }).catch(() => undefined);
    if (reply?.status === 201) answered.push((JSON.parse(reply.text) as { data: { id: string } }).data.id);
    else refused++;
  }
  client.close();
  return refused;
}
