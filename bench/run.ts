import { measureAdmin } from "./admin/admin.ts";
import { measureAdminApp } from "./admin-app/admin-app.ts";
import { measureBuild } from "./build.ts";
import { measureBytes } from "./bytes.ts";
import { measureCachedPage } from "./cached-page.ts";
import { measureContact } from "./contact.ts";
import { measureContent } from "./content.ts";
import { measureExperiments } from "./experiments.ts";
import { measureImport } from "./import.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureNewsletter } from "./newsletter.ts";
import { measurePaint } from "./paint.ts";
import { measureRest } from "./rest.ts";
import { line, type Row } from "./row.ts";
import { measureSearch } from "./search.ts";
import { measureShop } from "./shop.ts";
import { measureStart } from "./start.ts";

/** Each part prints its rows when it is done, or one after the other. Arguments name the parts to run; without arguments all run. */
const parts: Record<string, () => Promise<Row[]> | AsyncIterable<Row>> = {
  bytes: measureBytes,
  paint: measurePaint,
  lighthouse: measureLighthouse,
  cache: measureCachedPage,
  contact: async () => [...(await contact("PGlite")), ...(await contact("Postgres"))],
  shop: async () =>
    (await measureShop()).map(({ database, what, value, unit, budget }) => ({
      what: `${what}, ${database}`,
      reached: `${Math.round(value * 10) / 10} ${unit}`,
      budget: budget === undefined ? "" : `<= ${budget} ${unit}`,
      met: budget === undefined ? undefined : value <= budget,
    })),
  search: measureSearch,
  content: measureContent,
  admin: measureAdmin,
  "admin-app": measureAdminApp,
  import: measureImport,
  experiments: measureExperiments,
  start: measureStart,
  rest: measureRest,
  newsletter: measureNewsletter,
  build: measureBuild,
};

async function contact(engine: "PGlite" | "Postgres"): Promise<Row[]> {
  const { perSecond, perCoreSecond, p99, refused } = await measureContact(engine);
  const budget = engine === "PGlite" ? 500 : 1000;
  const reached = perCoreSecond ?? perSecond;
  return [
    {
      what: `POST contact-us, ${engine}: requests per second per core (${perSecond} measured, ${refused} refused)`,
      budget: `>= ${budget}`,
      reached: String(reached),
      met: reached >= budget,
    },
    { what: `POST contact-us, ${engine}: p99`, budget: "<= 50 ms", reached: `${p99} ms`, met: p99 <= 50 },
  ];
}

const requested = process.argv.slice(2);
let missed = 0;
for (const [name, measure] of Object.entries(parts)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  console.log(`\n${name}`);
  try {
    for await (const row of await measure()) {
      console.log(line(row));
      if (row.met === false) missed++;
    }
  } catch (error) {
    missed++;
    console.log(`  could not be measured: ${error instanceof Error ? error.message : error}`);
  }
}
console.log(`\n${missed === 0 ? "Every budget is met." : `${missed} budgets are not met.`}`);
process.exit(0);
