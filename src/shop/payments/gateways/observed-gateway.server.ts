import type { ObserveOutbound } from "#infra/tracing/observe-outbound.server.ts";
import { GatewayError, type PaymentGateway } from "./gateway.ts";

/** Wraps a gateway so that each of its calls is measured and traced. */
export function observedGateway(gateway: PaymentGateway, observe: ObserveOutbound): PaymentGateway {
  const to = gateway.provider;
  const isRefusal = (error: unknown) => error instanceof GatewayError && error.kind === "refused";
  const about = (call: string, reference: string) => ({
    to,
    call,
    isRefusal,
    attributes: { "order.number": reference },
  });
  return {
    ...gateway,
    charge: (charge, signal) => observe(about("charge", charge.reference), () => gateway.charge(charge, signal)),
    status: (payment, signal) => observe(about("status", payment.reference), () => gateway.status(payment, signal)),
    cancel: (payment, signal) => observe(about("cancel", payment.reference), () => gateway.cancel(payment, signal)),
    refund: (refund, signal) => observe(about("refund", refund.reference), () => gateway.refund(refund, signal)),
    refundStatus: (refund, signal) =>
      observe(about("refund status", refund.reference), () => gateway.refundStatus(refund, signal)),
  };
}
