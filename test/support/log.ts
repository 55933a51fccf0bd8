import { Writable } from "node:stream";
import type { Logger } from "pino";
import { createLog } from "#infra/log/log.server.ts";

/** Returns a log whose lines a test can read. */
export function recordingLog(traceId?: () => string | undefined): {
  log: Logger;
  lines: () => Record<string, unknown>[];
} {
  let text = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  return {
    log: createLog({ logLevel: "trace" }, sink, traceId),
    lines: () =>
      text
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}
