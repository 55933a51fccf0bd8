import { join } from "node:path";
import { buildProcess } from "../support/build-process.ts";

/** Builds the process that sends letters; returns its file. */
export const buildLetterProcess = (): Promise<URL> => buildProcess(join(import.meta.dirname, "letter-process.ts"));
