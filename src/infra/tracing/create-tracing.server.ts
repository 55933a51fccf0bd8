import type { Config } from "../config/config.server.ts";
import { noTracing, type Tracing } from "./tracing.server.ts";

/** Returns the tracing that is configured. OpenTelemetry is loaded only for that. */
export async function createTracing({ tracing }: Pick<Config, "tracing">): Promise<Tracing> {
  if (!tracing) return noTracing;
  const { createOpenTelemetry } = await import("./open-telemetry.server.ts");
  return createOpenTelemetry(tracing);
}
