import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  TimeoutStrategy,
  timeout,
  wrap,
} from "cockatiel";
import { GatewayError, type PaymentGateway } from "./gateway.ts";

export interface ResilienceOptions {
  /** Milliseconds for one attempt. */
  attempt: number;
  /** Attempts after the first. */
  retries: number;
  /** Failures in a row after which the provider is left alone. */
  breakAfter: number;
  /** Milliseconds for which it is left alone. */
  restFor: number;
}

export const defaultResilience: ResilienceOptions = { attempt: 4_000, retries: 1, breakAfter: 5, restFor: 15_000 };

/**
 * Puts time limits, retries and a circuit breaker around a gateway. Only `unavailable` counts as a failure of the
 * provider, and only calls that may be repeated are repeated.
 */
export function resilientGateway(
  gateway: PaymentGateway,
  patience: ResilienceOptions = defaultResilience,
): PaymentGateway {
  const unavailable = handleWhen((error) => !(error instanceof GatewayError) || error.kind === "unavailable");
  const breaker = circuitBreaker(unavailable, {
    halfOpenAfter: patience.restFor,
    breaker: new ConsecutiveBreaker(patience.breakAfter),
  });
  const limit = timeout(patience.attempt, TimeoutStrategy.Aggressive);
  const again = retry(unavailable, {
    maxAttempts: patience.retries,
    backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 1_000 }),
  });
  const repeated = wrap(again, breaker, limit);
  const once = wrap(breaker, limit);

  async function run<T>(policy: typeof repeated | typeof once, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      return await policy.execute(({ signal }) => work(signal));
    } catch (cause) {
      if (cause instanceof GatewayError) throw cause;
      throw new GatewayError("unavailable", "the provider is down or too slow", { cause });
    }
  }

  return {
    provider: gateway.provider,
    canRepeatCharge: gateway.canRepeatCharge,
    charge: (charge) => run(gateway.canRepeatCharge ? repeated : once, (signal) => gateway.charge(charge, signal)),
    status: (payment) => run(repeated, (signal) => gateway.status(payment, signal)),
    cancel: (payment) => run(repeated, (signal) => gateway.cancel(payment, signal)),
    readNotification: (request) => gateway.readNotification(request),
  };
}
