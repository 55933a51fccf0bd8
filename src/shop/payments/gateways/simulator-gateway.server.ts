import { createHmac, randomUUID } from "node:crypto";
import { z } from "zod";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { Database } from "#infra/database/tables.server.ts";
import {
  type Charge,
  GatewayError,
  type PaymentGateway,
  type PaymentInstructions,
  type PaymentStatus,
} from "./gateway.ts";
import { sameSecret } from "./same-secret.server.ts";
import { isReturned, simulatedRefundStatus, simulateRefund } from "./simulator-refunds.server.ts";

interface SimulatorOptions {
  db: Database;
  now: () => Date;
  /** Signs the simulator's notifications. */
  secret: string;
  /** Runs before every call, in tests: may delay (slow) or throw (down). */
  injectFault?: () => Promise<void>;
}

const notificationShape = z.object({
  reference: z.string(),
  event: z.string(),
  money: z.string(),
  signature: z.string(),
});
const signedShape = notificationShape.pick({ signature: true });

/** Returns the signature of a simulator's notification. */
export function simulatorSignature(
  notification: { reference: string; event: string; money: string },
  secret: string,
): string {
  return createHmac("sha256", secret)
    .update(`${notification.reference}\n${notification.event}\n${notification.money}`)
    .digest("hex");
}

/** Creates a simulated bank in our own database: its payments survive restarts and move no money. */
export function simulatorGateway({ db, now, secret, injectFault = async () => {} }: SimulatorOptions): PaymentGateway {
  const find = (reference: string) =>
    db.selectFrom("simulator_payments").selectAll().where("reference", "=", reference).executeTakeFirst();

  return {
    provider: "simulator",
    canRepeatCharge: true,

    async charge(charge) {
      await injectFault();
      await db
        .insertInto("simulator_payments")
        .values({
          reference: charge.reference,
          provider_id: randomUUID(),
          method: charge.method,
          amount: charge.amount,
          state: "pending",
          paid: null,
          money_id: null,
          instructions: JSON.stringify(numbersFor(charge)),
          expires_at: charge.expiresAt,
          updated_at: now(),
        })
        .onConflict((on) => on.column("reference").doNothing())
        .execute();
      const row = (await find(charge.reference))!;
      if (row.amount !== charge.amount)
        throw new GatewayError("refused", "this reference was charged with another amount before");
      return { providerId: row.provider_id, instructions: row.instructions };
    },

    async status({ reference }): Promise<PaymentStatus> {
      await injectFault();
      const row = await find(reference);
      if (!row)
        return { state: "missing", amount: 0, currency: "IDR", moneyId: "", providerId: null, instructions: null };
      const expired = row.state === "pending" && row.expires_at <= now();
      return {
        // As real ones do, it reports a payment whose money went back as refunded.
        state: expired ? "expired" : row.state === "settlement" && isReturned(row) ? "refunded" : states[row.state],
        amount: row.paid ?? row.amount,
        currency: "IDR",
        moneyId: row.money_id ?? row.provider_id,
        providerId: row.provider_id,
        instructions: row.instructions,
      };
    },

    async cancel({ reference }) {
      await injectFault();
      await db
        .updateTable("simulator_payments")
        .set({ state: "cancel", updated_at: now() })
        .where("reference", "=", reference)
        .where("state", "=", "pending")
        .execute();
    },

    canRefund: (method) => method === "qris",

    async refund(refund) {
      await injectFault();
      return simulateRefund({ db, now }, refund);
    },

    async refundStatus(refund) {
      await injectFault();
      return simulatedRefundStatus({ db, now }, refund);
    },

    readNotification({ body }) {
      if (!signedShape.safeParse(body).success) return null;
      const parsed = notificationShape.safeParse(body);
      if (!parsed.success) throw new GatewayError("unreadable", "not a notification of the simulator");
      const { signature, ...notification } = parsed.data;
      if (!sameSecret(signature, simulatorSignature(notification, secret))) return null;
      const { reference, event, money } = notification;
      return { reference, key: `${reference}:${event}:${money}`, providerId: null, isPaid: event === "settlement" };
    },
  };
}

const states = {
  pending: "pending",
  settlement: "paid",
  expire: "expired",
  cancel: "cancelled",
  deny: "denied",
} as const satisfies Record<string, PaymentStatus["state"]>;

// Company codes of the same length as the banks', none of them real.
const prefixes: Record<Exclude<PaymentMethodId, "mandiri_va" | "qris">, string> = {
  bca_va: "190001",
  bni_va: "990001",
  bri_va: "290001",
  permata_va: "890001",
};

function numbersFor(charge: Charge): PaymentInstructions {
  const digits = charge.reference.replace(/\D/g, "").slice(-12).padStart(12, "0");
  if (charge.method === "mandiri_va") return { biller_code: "70012", bill_key: digits };
  if (charge.method === "qris")
    return { qr_string: `00020101021226SIMULATOR0112${digits}5303360540${charge.amount}5802ID` };
  return { va_number: prefixes[charge.method] + digits.slice(-10) };
}
