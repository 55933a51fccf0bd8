import { environment, flags } from "./server-command.mjs";
import { become, ensureBuilt, ensureInstalled } from "./toolchain.mjs";

/** `npm start`: everything from a fresh clone to a served site. */
ensureInstalled();
ensureBuilt();
become("node", [...flags, "--env-file-if-exists=.env", "build/server/index.js"], environment);
