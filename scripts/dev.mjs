import { become, ensureInstalled } from "./toolchain.mjs";

/** `npm run dev`: the site with hot reload. */
ensureInstalled();
become("node", ["--env-file-if-exists=.env", "scripts/dev.ts"], { NODE_ENV: "development" });
