import type { Generated } from "kysely";
import type { Rupiah } from "#money/rupiah.ts";
import type { RefundReason } from "../payments/gateways/gateway.ts";
import type { ProviderRefundState, RefundKind, RefundState } from "./refund-states.ts";

interface RefundTable {
  id: Generated<number>;
  order_id: string;
  amount: Rupiah;
  kind: RefundKind;
  state: RefundState;
  note: string;
  /** Proof of the transfer, such as its number. */
  proof: Generated<string>;
  recorded_by: string;
  recorded_at: Date;
  /** Who marked it as sent or withdrew it. */
  ended_by: string | null;
  ended_at: Date | null;
  /** What became of it at the payment provider; null for one that is transferred by hand. */
  provider_state: Generated<ProviderRefundState | null>;
  /** The provider's id of it. */
  provider_reference: Generated<string | null>;
  /** Why the provider refused it. */
  provider_reason: Generated<RefundReason | null>;
  /** The provider's own words or code about that. */
  provider_message: Generated<string | null>;
  provider_checked_at: Generated<Date | null>;
}

/** The bank account to which money of an order is returned. */
interface RefundAccountTable {
  order_id: string;
  bank: string;
  /** Read in full by `readRefundAccount` and the customer's own export only. */
  account_number: string;
  holder: string;
  given_at: Date;
}

interface CreditNoteCounterTable {
  month: string;
  last: number;
}

interface CreditNoteTable {
  number: string;
  refund_id: number;
  order_id: string;
  amount: Rupiah;
  issued_at: Date;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    refunds: RefundTable;
    refund_accounts: RefundAccountTable;
    credit_note_counters: CreditNoteCounterTable;
    credit_notes: CreditNoteTable;
  }
}
