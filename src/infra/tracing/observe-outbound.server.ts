import type { Metrics } from "../log/metrics.server.ts";
import { type Attributes, noTracing, type Tracing } from "./tracing.server.ts";

/** A call of another system: of which, and for what. */
interface OutboundCall {
  /** `mail`, `crm`, or the payment provider. */
  to: string;
  call: string;
  attributes?: Attributes;
  /** Tells a refusal, which the other system means, from a failure; by default every error is a failure. */
  isRefusal?: (error: unknown) => boolean;
}

/**
 * Runs a call of another system and observes it.
 * @param work receives the headers that continue the trace there
 */
export type ObserveOutbound = <T>(
  call: OutboundCall,
  work: (traceHeaders: Record<string, string>) => Promise<T>,
) => Promise<T>;

/** Observes nothing. */
export const unobserved: ObserveOutbound = (_call, work) => work({});

/** Returns what measures every call of another system by its outcome, and makes it a span of the present trace. */
export function createObserveOutbound(
  { outbound }: Pick<Metrics, "outbound">,
  tracing: Tracing = noTracing,
): ObserveOutbound {
  return async ({ to, call, attributes = {}, isRefusal = () => false }, work) => {
    const end = outbound.startTimer({ to, call });
    try {
      const result = await tracing.span(`${to} ${call}`, { kind: "client", attributes }, () => {
        const traceparent = tracing.current();
        return work(traceparent ? { traceparent } : {});
      });
      end({ outcome: "ok" });
      return result;
    } catch (error) {
      end({ outcome: isRefusal(error) ? "refused" : "failed" });
      throw error;
    }
  };
}
