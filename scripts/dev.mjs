import { envFile } from "./server-command.mjs";
import { become, ensureInstalled } from "./toolchain.mjs";

/** `npm run dev`: the site with hot reload. */
await ensureInstalled({ withTests: false });
become("node", [...envFile(), "scripts/dev.ts"], { NODE_ENV: "development" });
