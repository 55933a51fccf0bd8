import type { ColumnType, Generated } from "kysely";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { Rupiah } from "#money/rupiah.ts";
import type { Json, JsonOrNull } from "../json-columns.server.ts";
import type { PaymentInstructions } from "./gateways/gateway.ts";
import type { SimulatedRefund } from "./gateways/simulator-refunds.server.ts";

interface PaymentTable {
  order_id: string;
  provider: string;
  reference: string;
  provider_id: string | null;
  /** charging: requested, no response stored yet. over: ended, nothing more is expected. */
  state: "charging" | "pending" | "settled" | "over";
  instructions: JsonOrNull<PaymentInstructions>;
  expires_at: Date;
  settled_at: Date | null;
  created_at: Date;
  checked_at: Date;
  /** Whether its provider can return money to where it came from. */
  can_refund: Generated<boolean>;
  /** The `traceparent` in which its order was placed, if that was traced. */
  trace: Generated<string | null>;
  /** When the provider first reported it as paid. */
  paid_notice_at: Generated<Date | null>;
}

interface PaymentNotificationTable {
  id: Generated<number>;
  provider: string;
  reference: string;
  notification_key: string;
  first_at: Date;
  last_at: Date;
  times: Generated<number>;
  body: Json<object>;
}

interface PaymentReceiptTable {
  id: Generated<number>;
  order_id: string;
  /** The provider's id of this receipt of money, or `attribution:<id>`. */
  money_id: string;
  /** Of its currency: whole rupiah where that is IDR. */
  amount: number;
  currency: string;
  received_at: Date;
  /** When the bank reversed it. */
  reversed_at: Date | null;
  /** Of money attributed from or to another order; negative in the order that gives it. */
  attribution_id: Generated<number | null>;
}

interface SimulatorPaymentTable {
  reference: string;
  provider_id: string;
  method: PaymentMethodId;
  amount: Rupiah;
  state: "pending" | "settlement" | "expire" | "cancel" | "deny";
  paid: Rupiah | null;
  money_id: string | null;
  /** Rupiah that arrived by it, however often it was paid. */
  received: Generated<Rupiah>;
  refunds: ColumnType<SimulatedRefund[], string | undefined, string>;
  instructions: Json<PaymentInstructions>;
  expires_at: Date;
  updated_at: Date;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    payments: PaymentTable;
    payment_notifications: PaymentNotificationTable;
    payment_receipts: PaymentReceiptTable;
    simulator_payments: SimulatorPaymentTable;
  }
}
