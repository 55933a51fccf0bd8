import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compareStored } from "./load/compare-stored.ts";
import { logIn } from "./load/customers.ts";
import { judge } from "./load/objectives.ts";
import { startOwnServer } from "./load/own-server.ts";
import { plot } from "./load/plot.ts";
import { reportTable } from "./load/report.ts";
import { type LoadPlan, runLoad } from "./load/run-load.ts";
import type { Bank, Customer } from "./load/traffic.ts";

/**
 * `npm run load`: sends the traffic of visitors, requests, purchases and bank notifications in realistic shares, more and
 * more until an objective breaks, and writes a table and a plot. Without `--url` to a server of its own.
 */
const { values } = parseArgs({
  options: {
    url: { type: "string" },
    /** `username:password` of a customer of that server, who then buys from the simulated bank. */
    customer: { type: "string" },
    database: { type: "string", default: "embedded" },
    from: { type: "string", default: "50" },
    to: { type: "string", default: "5000" },
    seconds: { type: "string", default: "10" },
    /** Does not stop where an objective breaks. */
    all: { type: "boolean", default: false },
    report: { type: "string", default: "test-results/load" },
  },
});

const plan = {
  from: Number(values.from),
  to: Number(values.to),
  factor: 1.5,
  seconds: Number(values.seconds),
  all: values.all,
};
const onStep: LoadPlan["onStep"] = (step) => {
  const broken = judge(step).filter(({ met }) => !met);
  const names = broken.map(({ act }) => act).join(", ");
  console.log(
    `${Math.round(step.rate)} arrivals/s: ${broken.length === 0 ? "all objectives are met" : `not met: ${names}`}`,
  );
};

const { steps, differences } = values.url ? await loadAddress(values.url) : await loadOwnServer();
console.log(`\n${reportTable(steps)}\n`);
mkdirSync(values.report, { recursive: true });
writeFileSync(join(values.report, "load.md"), `${reportTable(steps)}\n`);
writeFileSync(join(values.report, "load.svg"), plot(steps));
console.log(`Written to ${values.report}.`);
for (const difference of differences) console.log(difference);
process.exit(differences.length > 0 ? 1 : 0);

async function loadOwnServer() {
  const engine = values.database === "postgres" ? "Postgres" : "PGlite";
  const server = await startOwnServer({ engine, customers: 4, settled: true });
  const customers: Customer[] = [];
  for (const login of server.logins) customers.push(await logIn(server.url, server.url, login));
  const { steps, answered } = await runLoad({ ...plan, url: server.url, customers, bank: server.bank, onStep });
  const differences = await server.stop((base) => compareStored(base.db, answered));
  console.log(
    `${answered.leads.length} requests and ${answered.orders.length} orders answered, ${differences.length} differ from what is stored`,
  );
  return { steps, differences };
}

/** The server may be anybody's: it is stopped by its limits, and only a customer of it can buy. */
async function loadAddress(url: string) {
  const { hostname, origin } = new URL(url);
  if (!["localhost", "127.0.0.1", "[::1]"].includes(hostname))
    throw new Error("Only an address on this machine is loaded");
  const [username, password] = (values.customer ?? "").split(":");
  const customers = username && password ? [await logIn(url, origin, { username, password })] : [];
  const bank: Bank = ({ payment }) => [{ path: `/simulator/payments/${payment.reference}/pay`, body: {} }];
  const { steps } = await runLoad({ ...plan, url, customers, bank, onStep });
  return { steps, differences: [] };
}
