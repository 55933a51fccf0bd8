import { environment, flags } from "./server-command.mjs";
import { become, ensureBuilt, ensureInstalled } from "./toolchain.mjs";

/** `npm start`: installs, builds and serves the site, also from a fresh clone. */
ensureInstalled();
ensureBuilt();
become("node", [...flags, "--env-file-if-exists=.env", "build/server/index.js"], environment);
