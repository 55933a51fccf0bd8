import { sql } from "kysely";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { ProposalView } from "../order-desk/order-detail-view.ts";

function selectProposals(db: Database) {
  return db
    .selectFrom("review_proposals as proposal")
    .innerJoin("orders", "orders.id", "proposal.order_id")
    .leftJoin("orders as target", (join) => join.on(sql<boolean>`target.id = (proposal.action ->> 'target')::uuid`))
    .selectAll("proposal")
    .select(["orders.number", "target.number as target_number"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectProposals>["execute"]>>[number];

/** Returns the proposals about an order, oldest first. */
export async function proposalsOf(db: Database, orderId: string): Promise<ProposalView[]> {
  const rows = await selectProposals(db).where("proposal.order_id", "=", orderId).orderBy("proposal.id").execute();
  return rows.map(toView);
}

/** Returns one page of the proposals that wait for a second person, newest first. */
export async function openProposals(db: Database, paging: Paging): Promise<Page<ProposalView>> {
  const select = selectProposals(db).where("proposal.state", "=", "open");
  const { rows, next } = await page(select, [["proposal.id", "desc", "number"]], paging);
  return { rows: rows.map(toView), next };
}

function toView(row: Row): ProposalView {
  return {
    id: row.id,
    order: { id: row.order_id, number: row.number },
    state: row.state,
    action: row.action,
    target: row.target_number,
    amount: row.amount,
    note: row.note,
    proposed_by: { id: row.proposed_by, name: row.proposed_by_name },
    proposed_at: row.proposed_at.toISOString(),
    decided_by: row.decided_by_name,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_note: row.decided_note,
  };
}
