import type { Generated } from "kysely";
import type { Rupiah } from "#money/rupiah.ts";
import type { Json } from "../json-columns.server.ts";
import type { MoneyAction } from "./money-action.ts";
import type { ProposalState } from "./proposal-states.ts";

interface ReviewProposalTable {
  id: Generated<number>;
  order_id: string;
  state: ProposalState;
  action: Json<MoneyAction>;
  /** The rupiah for which a second person is needed. */
  amount: Rupiah;
  note: string;
  /** The id of the account. */
  proposed_by: string;
  proposed_by_name: string;
  proposed_at: Date;
  decided_by: string | null;
  decided_by_name: string | null;
  decided_at: Date | null;
  decided_note: string | null;
}

/** Money of one order that was attributed to another order of the same person. */
interface AttributionTable {
  id: Generated<number>;
  from_order: string;
  to_order: string;
  amount: Rupiah;
  note: string;
  by: string;
  at: Date;
}

/** The orders that need a person. Other orders have no row. */
interface OrderAttentionTable {
  order_id: string;
  in_review: boolean;
  /** Rupiah that belong to the customer and are not being returned; negative when more left than was received. */
  surplus: Rupiah;
  /** Rupiah of refunds that are recorded and that a person has to send. */
  to_send: Rupiah;
  /** Rupiah of refunds that the payment provider is to return: nobody's turn, but not settled. */
  at_provider: Generated<Rupiah>;
  /** A decision waits for a second person. */
  proposed: boolean;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    review_proposals: ReviewProposalTable;
    attributions: AttributionTable;
    order_attention: OrderAttentionTable;
  }
}
