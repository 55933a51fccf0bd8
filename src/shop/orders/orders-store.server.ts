import { sql } from "kysely";
import { type Page, page } from "#infra/database/page.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { PaymentInstructions } from "../payments/gateways/gateway.ts";
import { readReceipts, type StoredReceipt } from "../payments/receipts.server.ts";
import { readCreditNotes } from "../refunds/credit-notes.server.ts";
import type { MaskedAccount } from "../refunds/refund-account.ts";
import { type RefundRow, readRefunds } from "../refunds/refund-rows.server.ts";
import type { WorkspaceState } from "../workspaces/workspace-states.ts";
import type { OrderRow } from "./order-row.server.ts";

/** An order with everything that its page shows. */
export interface OrderWithPayment extends OrderRow {
  payment: {
    provider: string;
    reference: string;
    instructions: PaymentInstructions | null;
    expires_at: Date;
    state: string;
    can_refund: boolean;
  } | null;
  invoice: string | null;
  /**
   * The first and last day it paid for, as on its invoice, or since its workspace opened; both include access. Null until
   * then.
   */
  period_first_day: Day | null;
  period_last_day: Day | null;
  /** The workspace that it waited for; null where the period started with the payment. */
  workspace: OrderWorkspace | null;
  /** How often the invoice was issued again. */
  invoice_revision: number;
  receipts: StoredReceipt[];
  /** Without those that were withdrawn. */
  refunds: (RefundRow & { credit_note: string | null })[];
  history: { at: Date; event: string; from: string; to: string }[];
  /** Given by the customer for a refund. */
  refund_account: MaskedAccount | null;
}

/** The workspace for which a paid order waits, or waited. */
export interface OrderWorkspace {
  state: WorkspaceState;
  requestedAt: Date;
  dueDay: Day;
  endedAt: Date | null;
  endedBy: string | null;
  daysGivenBack: number | null;
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const pageSize = 20;

/** Returns an order of a customer; null for another customer's order and for one that does not exist. */
export async function findOrder(db: Database | Trx, id: string, userId: string): Promise<OrderWithPayment | null> {
  if (!uuidForm.test(id)) return null;
  const row = await withPayment(db).where("orders.id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  return row ? (await addDetails(db, [row]))[0]! : null;
}

/** Returns one page of a customer's orders, newest first; `cursor` is `next` of the page before. */
export async function listOrders(db: Database, userId: string, cursor?: string): Promise<Page<OrderWithPayment>> {
  const key = [
    ["orders.placed_at", "desc", "moment"],
    ["orders.id", "desc", "uuid"],
  ] as const;
  const { rows, next } = await page(withPayment(db).where("user_id", "=", userId), key, { cursor, limit: pageSize });
  return { rows: await addDetails(db, rows), next };
}

/** Selects orders joined with their payment and invoice: one query instead of three. */
function withPayment(db: Database | Trx) {
  return db
    .selectFrom("orders")
    .leftJoin("payments", "payments.order_id", "orders.id")
    .leftJoin("invoices", "invoices.order_id", "orders.id")
    .leftJoin("refund_accounts", "refund_accounts.order_id", "orders.id")
    .leftJoin("workspace_preparations as workspace", "workspace.order_id", "orders.id")
    .leftJoin("subscription_terms as term", "term.order_id", "orders.id")
    .selectAll("orders")
    .select([
      "payments.provider",
      "payments.reference",
      "payments.instructions",
      "payments.state as payment_state",
      "payments.can_refund",
      "payments.expires_at as payment_expires_at",
      "invoices.number as invoice",
      "workspace.state as workspace_state",
      "workspace.requested_at as workspace_requested_at",
      "workspace.due_day as workspace_due_day",
      "workspace.ended_at as workspace_ended_at",
      "workspace.ended_by as workspace_ended_by",
      "workspace.days_given_back as workspace_days_given_back",
      "refund_accounts.bank as account_bank",
      "refund_accounts.given_at as account_given_at",
    ])
    .select(sql<string | null>`right(refund_accounts.account_number, 4)`.as("account_digits"))
    .select((eb) => {
      const opened = eb.and([eb("workspace.state", "=", "open"), eb("term.revoked_at", "is", null)]);
      const day = (name: "first_day" | "last_day") =>
        eb.fn.coalesce(
          `invoices.${name}`,
          eb
            .case()
            .when(opened)
            .then(eb.ref(`term.${name}`))
            .else(null)
            .end(),
        );
      return [day("first_day").as("period_first_day"), day("last_day").as("period_last_day")];
    })
    .select((eb) =>
      eb
        .selectFrom("invoice_revisions")
        .select((inner) => inner.fn.coalesce(inner.fn.max("revision"), inner.lit(0)).as("revision"))
        .whereRef("invoice", "=", "invoices.number")
        .$asScalar()
        .$notNull()
        .as("invoice_revision"),
    );
}
type JoinedRow = Awaited<ReturnType<ReturnType<typeof withPayment>["execute"]>>[number];

async function addDetails(db: Database | Trx, rows: JoinedRow[]): Promise<OrderWithPayment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [events, receipts, refunds, creditNotes] = await Promise.all([
    db
      .selectFrom("order_events")
      .select(["order_id", "at", "event", "from_state", "to_state"])
      .where("order_id", "in", ids)
      .whereRef("from_state", "<>", "to_state")
      .orderBy("id")
      .execute(),
    readReceipts(db, ids),
    readRefunds(db, ids),
    readCreditNotes(db, ids),
  ]);
  return rows.map((joined) => {
    const { provider, reference, instructions, payment_state, payment_expires_at, can_refund, ...order } = joined;
    const { account_bank, account_digits, account_given_at, ...row } = order;
    return {
      ...row,
      workspace: workspaceOf(row),
      payment:
        provider && reference && payment_state && payment_expires_at
          ? {
              provider,
              reference,
              instructions,
              state: payment_state,
              expires_at: payment_expires_at,
              can_refund: can_refund ?? false,
            }
          : null,
      receipts: receipts.filter((each) => each.orderId === row.id),
      refunds: refunds
        .filter((each) => each.order_id === row.id && each.state !== "withdrawn")
        .map((each) => ({
          ...each,
          credit_note: creditNotes.find((note) => note.refund_id === each.id)?.number ?? null,
        })),
      history: events
        .filter((event) => event.order_id === row.id)
        .map((event) => ({ at: event.at, event: event.event, from: event.from_state, to: event.to_state })),
      refund_account:
        account_bank && account_digits && account_given_at
          ? { bank: account_bank, last_digits: account_digits, given_at: account_given_at.toISOString() }
          : null,
    };
  });
}

function workspaceOf(row: Pick<JoinedRow, Extract<keyof JoinedRow, `workspace_${string}`>>): OrderWorkspace | null {
  const { workspace_state: state, workspace_requested_at: requestedAt, workspace_due_day: dueDay } = row;
  if (!state || !requestedAt || !dueDay) return null;
  const { workspace_ended_at, workspace_ended_by, workspace_days_given_back } = row;
  return {
    state,
    requestedAt,
    dueDay,
    endedAt: workspace_ended_at,
    endedBy: workspace_ended_by,
    daysGivenBack: workspace_days_given_back,
  };
}

/** Returns the state of a customer's order and of its workspace, and when the order changed last. */
export function readOrderState(db: Database, id: string, userId: string) {
  return db
    .selectFrom("orders")
    .leftJoin("workspace_preparations as workspace", "workspace.order_id", "orders.id")
    .select(["orders.state", "updated_at", "workspace.state as workspace"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}
