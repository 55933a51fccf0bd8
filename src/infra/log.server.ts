import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "./config.server.ts";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "fatal" | "child">;

/** Keys that hold personal data or secrets, wherever one is logged by mistake. */
const secret = [
  "email",
  "phone",
  "phone_number",
  "name",
  "first_name",
  "last_name",
  "company",
  "message",
  "address",
  "password",
  "token",
  "authorization",
  "cookie",
  "secret",
  "ip",
];

/** JSON lines on standard output. What is logged is ids, codes and durations; the rest is struck out here. */
export function createLog({ logLevel }: Pick<Config, "logLevel">, destination?: DestinationStream): Logger {
  return pino(
    {
      level: logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secret.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[redacted]" },
      serializers: { err: describeError },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
}

/** A log that says nothing, for tests. */
export const silentLog: Log = pino({ level: "silent" });

interface DescribedError {
  type: string;
  code?: string;
  text: string;
  stack?: string;
  cause?: DescribedError;
}

/** An error without the values it may quote: database and mail errors like to repeat what somebody typed. */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, text: scrub(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...(typeof code === "string" ? { code } : {}),
    text: scrub(error.message),
    ...(error.stack ? { stack: scrub(error.stack) } : {}),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}

function scrub(text: string): string {
  return text.replace(/[^\s"'<>()=]+@[^\s"'<>()]+\.[a-z]{2,}/gi, "[email]").replace(/\+?\d[\d\s-]{7,}\d/g, "[number]");
}
