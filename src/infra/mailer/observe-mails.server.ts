import { PermanentFailure } from "../jobs/permanent-failure.server.ts";
import type { ObserveOutbound } from "../tracing/observe-outbound.server.ts";
import type { Mailer } from "./mail.server.ts";

/** Wraps a mailer so that each mail is measured and traced, by its kind and what it is about. */
export function observeMails(mailer: Mailer, observe: ObserveOutbound): Mailer {
  const isRefusal = (error: unknown) => error instanceof PermanentFailure;
  return {
    send(mail) {
      const { kind = "other", order, lead } = mail.about ?? {};
      const attributes = { "mail.kind": kind, ...(order && { "order.id": order }), ...(lead && { "lead.id": lead }) };
      return observe({ to: "mail", call: "send", isRefusal, attributes }, () => mailer.send(mail));
    },
    close: () => mailer.close(),
  };
}
