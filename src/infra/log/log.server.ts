import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "../config/config.server.ts";

export type Log = Pick<Logger, "debug" | "info" | "warn" | "error" | "fatal" | "child">;

/** Keys of personal data and secrets, in case one is logged by mistake. */
const secretKeys = [
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

/**
 * Creates a log of JSON lines on standard output. Log ids, codes and durations; personal data is redacted here.
 * @param traceId returns the id of the present trace, which every line within it names
 */
export function createLog(
  { logLevel }: Pick<Config, "logLevel">,
  destination?: DestinationStream,
  traceId?: () => string | undefined,
): Logger {
  return pino(
    {
      ...(traceId && { mixin: () => nameTrace(traceId()) }),
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[redacted]" },
      serializers: { err: describeError },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
}

const nameTrace = (trace: string | undefined) => (trace ? { trace } : {});

/**
 * Prints what concerns the whole process, whatever LOG_LEVEL says: a sentence in a terminal, elsewhere a line of the log, which is
 * JSON from its first line on.
 */
export function announce(level: "info" | "warn", sentence: string, output = process.stdout): void {
  if (output.isTTY) output.write(`${sentence}\n`);
  else createLog({ logLevel: "info" }, output)[level](sentence);
}

/** A log without output, for tests. */
export const silentLog: Log = pino({ level: "silent" });

interface DescribedError {
  type: string;
  code?: string;
  text: string;
  stack?: string;
  cause?: DescribedError;
  /** Of the rows that failed, each for a reason of its own. */
  errors?: DescribedError[];
}

/** Returns an error without the values it may quote: database and mail errors often repeat what somebody typed. */
function describeError(error: unknown): DescribedError {
  if (!isErrorLike(error)) return { type: typeof error, text: scrub(String(error)) };
  const { name, code, message, stack, cause } = error;
  return {
    type: typeof name === "string" ? name : "Error",
    ...(typeof code === "string" ? { code } : {}),
    text: scrub(message),
    ...(typeof stack === "string" ? { stack: scrub(stack) } : {}),
    ...(cause ? { cause: describeError(cause) } : {}),
    ...(Array.isArray(error.errors) ? { errors: error.errors.slice(0, 10).map(describeError) } : {}),
  };
}

/** Returns whether a value is an error, or one copied into a plain object, as pg-boss does. */
function isErrorLike(error: unknown): error is Record<string, unknown> & { message: string } {
  return typeof error === "object" && error !== null && "message" in error && typeof error.message === "string";
}

/** What may be an address: as the texts of errors come from outside, each run of characters is read once. */
const aroundAt = /(?<![^\s"'<>()=])[^\s"'<>()=]+@[^\s"'<>()]+/g;

/** What may be the number of a person; the id of a row is none, although it may contain one. */
const numbers = /(?<id>(?<![\da-f-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f-]))|\+?\d[\d\s-]{7,}\d/gi;

/** Returns a text without the addresses and numbers it may quote. */
export function scrub(text: string): string {
  return text
    .replace(aroundAt, (found) => {
      const domain = found.slice(found.indexOf("@"));
      const after = domain.replace(/^.*\.[a-z]{2,}/is, "");
      return after === domain ? found : `[email]${after}`;
    })
    .replace(numbers, (_found, id?: string) => id ?? "[number]");
}
