import { ensureBuilt } from "./toolchain.mjs";

/** Builds when a source changed, as a step of its own so that a failed build fails one check and not the whole run. */
ensureBuilt();
