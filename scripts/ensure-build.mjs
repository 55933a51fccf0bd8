import { ensureBuilt } from "./toolchain.mjs";

/** Builds when a source changed. A separate step, so that a failed build fails one check and not the whole run. */
ensureBuilt();
