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

interface ResilienceOptions {
  /** Milliseconds. */
  attemptTimeout: number;
  /** Attempts after the first. */
  retries: number;
  /** Consecutive failures after which the provider is not called for a while. */
  failuresBeforeBreak: number;
  /** Milliseconds for which it is not called. */
  breakDuration: number;
}

const defaultResilience: ResilienceOptions = {
  attemptTimeout: 4_000,
  retries: 1,
  failuresBeforeBreak: 5,
  breakDuration: 15_000,
};

/**
 * Wraps a gateway in time limits, retries and a circuit breaker. Only `unavailable` counts as a failure of the
 * provider, and only calls that may be repeated are repeated.
 */
export function resilientGateway(
  gateway: PaymentGateway,
  options: ResilienceOptions = defaultResilience,
): PaymentGateway {
  const unavailable = handleWhen((error) => !(error instanceof GatewayError) || error.kind === "unavailable");
  const breaker = circuitBreaker(unavailable, {
    halfOpenAfter: options.breakDuration,
    breaker: new ConsecutiveBreaker(options.failuresBeforeBreak),
  });
  const limit = timeout(options.attemptTimeout, TimeoutStrategy.Aggressive);
  const retryPolicy = retry(unavailable, {
    maxAttempts: options.retries,
    backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 1_000 }),
  });
  const repeated = wrap(retryPolicy, breaker, limit);
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
    canRefund: gateway.canRefund,
    refund: (refund) => run(repeated, (signal) => gateway.refund(refund, signal)),
    refundStatus: (refund) => run(repeated, (signal) => gateway.refundStatus(refund, signal)),
    readNotification: (request) => gateway.readNotification(request),
  };
}
