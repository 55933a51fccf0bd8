import { setTimeout as sleep } from "node:timers/promises";
import type { ImportView } from "#leads/import/import-contract.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { staffBrowser } from "../../test/publishing/staff-browser.ts";
import { publicUrl } from "../../test/support/built-suite.ts";
import { startPostgres } from "../../test/support/postgres.ts";
import type { Scenario } from "./scenario.ts";
import { sellerName, startSuite } from "./suite.ts";

/** Lines of the file, of which every twentieth is broken, and the steps in which the process is ended. */
const sizes = {
  short: { lines: 1500, killed: ["run"] },
  long: { lines: 4000, killed: ["check", "run", "undo"] },
};
/** Milliseconds that a step may take: another process takes the job over when its heartbeat has been missing for a minute. */
const longestStep = 600_000;

/** Ends the process with SIGKILL in the middle of an import: it goes on where it stood, each line becomes one lead, and all are undone. */
export const importKilled = (engine: "embedded" | "Postgres"): Scenario => ({
  name: `Import of leads cut off, ${engine}`,
  async run(scale) {
    const { lines, killed } = sizes[scale];
    const postgres = engine === "Postgres" ? await startPostgres() : undefined;
    const suite = await startSuite({ databaseUrl: postgres?.url ?? "" });
    const seller = await staffBrowser(suite.url, publicUrl, sellerName, "/admin/leads/imports");
    const broken = Math.floor(lines / 20);
    const differences: string[] = [];
    let found = await uploadLines();

    async function succeed(method: "GET" | "POST", path: string, body?: object): Promise<ImportView> {
      const { status, code, data } = await seller.call<ImportView>(method, path, body);
      if (status !== 200 && status !== 201) throw new Error(`${method} ${path}: ${status} ${code}`);
      return data;
    }
    async function uploadLines(): Promise<ImportView> {
      const line = (number: number) =>
        number % 20 === 0
          ? "Rusak;bukan surel;"
          : `Orang ${number};orang${number}@a.example;0812${30_000_000 + number}`;
      const content = Array.from({ length: lines }, (_none, index) => line(index + 1)).join("\n");
      return succeed("POST", "?name=Pameran.csv", new TextEncoder().encode(`Nama;Surel;HP\n${content}`));
    }
    async function take(name: "check" | "run" | "undo", body: object, counts: ImportView["counts"]): Promise<void> {
      found = await succeed("POST", `/${found.id}/${name}`, { version: found.version, ...body });
      const end = performance.now() + longestStep;
      let isKilled = !killed.includes(name);
      while (/ing$/.test(found.state) && performance.now() < end) {
        await sleep(20);
        found = await succeed("GET", `/${found.id}`);
        if (isKilled || found.done < lines / 4) continue;
        if (!/ing$/.test(found.state)) differences.push(`${name}: it was over before the process ended`);
        await suite.kill();
        await seller.refresh();
        isKilled = true;
      }
      const reached = JSON.stringify(Object.entries(found.counts).sort());
      const expected = JSON.stringify(Object.entries(counts).sort());
      if (reached !== expected) differences.push(`${name}: ${found.state}, ${reached} instead of ${expected}`);
    }

    const settings = {
      ...{ origin: "fair", origin_detail: "Indocomtech", legal_basis: "consent", basis_day: jakartaDay(new Date()) },
      ...{ basis_note: "Kartu nama diberikan di pameran", duplicates: "skip", tags: ["Pameran"], owner_id: null },
    };
    await take("check", { columns: found.columns, ...settings }, { new: lines - broken, error: broken });
    await take("run", {}, { added: lines - broken, error: broken });
    await compareLeads(lines - broken);
    await take("undo", {}, { removed: lines - broken, error: broken });
    await suite.stop();
    const left = await countLeads();
    if (left > 0) differences.push(`leads: ${left} are left after it was undone`);
    await postgres?.stop();
    return { figures: `${lines} lines, ended in ${killed.join(", ")}`, differences };

    /** Each line is one lead, of one address, with one event. */
    async function compareLeads(expected: number): Promise<void> {
      // The embedded database has one process at a time.
      if (engine === "embedded") return;
      const base = await suite.open();
      const { count, addresses, events } = await base.db
        .selectFrom("leads")
        .select((is) => [
          is.fn.countAll<string>().as("count"),
          is.fn.count<string>("email").distinct().as("addresses"),
          is.selectFrom("lead_events").select(is.fn.countAll<string>().as("count")).as("events"),
        ])
        .executeTakeFirstOrThrow();
      await base.close();
      const reached = [count, addresses, events].map(Number);
      if (reached.some((each) => each !== expected))
        differences.push(`leads, addresses, events: ${reached.join(", ")} instead of ${expected}`);
    }
    async function countLeads(): Promise<number> {
      const base = await suite.open();
      const { count } = await base.db
        .selectFrom("leads")
        .select((is) => is.fn.countAll<string>().as("count"))
        .executeTakeFirstOrThrow();
      await base.close();
      return Number(count);
    }
  },
});
