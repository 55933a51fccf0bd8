import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Buyer } from "../orders/buyer.ts";
import { lockOrder } from "../orders/order-row.server.ts";
import type { Shop } from "../shop.server.ts";
import { readTaxSerial } from "./invoice.ts";

type RevisionResult =
  | { ok: true; revision: number; serial: string }
  /** `same`: the newest revision has this number already. */
  | { ok: false; code: "not_a_serial" | "unknown_invoice" | "same" };

/**
 * Stores the serial number that the tax office assigned to an invoice's faktur pajak, and issues the invoice again as its
 * next revision. Earlier issues are not changed.
 */
export async function reviseInvoice(
  shop: Shop,
  { invoice, serial: input, by }: { invoice: string; serial: string; by: Actor },
): Promise<RevisionResult> {
  const serial = readTaxSerial(input);
  if (!serial) return { ok: false, code: "not_a_serial" };
  return shop.db.transaction().execute(async (trx) => {
    const locked = await lockInvoice(trx, invoice);
    if (!locked) return { ok: false, code: "unknown_invoice" };
    const { orderId, newest } = locked;
    if (newest.tax_serial === serial) return { ok: false, code: "same" };
    const revision = newest.revision + 1;
    await insertRevision(shop, trx, { ...newest, invoice, orderId, tax_serial: serial, reason: "", by });
    await recordChange(trx, by, shop.now(), {
      action: "order.invoice_revised",
      object: { kind: "orders", id: orderId },
      after: { invoice, revision, serial },
    });
    return { ok: true, revision, serial };
  });
}

interface BuyerCorrection {
  invoice: string;
  /** The newest revision that the person saw; 0 is the invoice as it was first issued. */
  revision: number;
  buyer: Buyer;
  /** The last six digits of the NITKU, where there is an NPWP. */
  place: string;
  reason: string;
  by: Actor;
}

type CorrectionResult = { ok: true } | { ok: false; code: "unknown_invoice" | "stale_version" | "nothing_changed" };

/**
 * Issues an invoice again for a corrected buyer, as its next revision with the reason. Earlier issues are not changed, nor is
 * the order, which names whom it was placed for. The buyer receives the new issue.
 */
export async function correctBuyer(
  shop: Shop,
  { invoice, revision: seen, buyer, place, reason, by }: BuyerCorrection,
): Promise<CorrectionResult> {
  return shop.db.transaction().execute(async (trx): Promise<CorrectionResult> => {
    const locked = await lockInvoice(trx, invoice);
    if (!locked) return { ok: false, code: "unknown_invoice" };
    const { orderId, newest, order } = locked;
    if (newest.revision !== seen) return { ok: false, code: "stale_version" };
    const before = newest.buyer ?? order.buyer;
    const placeBefore = order.tax_document?.document === "TIN" ? order.tax_document.place : headOffice;
    const changed = (["name", "address", "npwp"] as const).filter((field) => before[field] !== buyer[field]);
    const isMoved = buyer.npwp !== undefined && place !== placeBefore;
    if (changed.length === 0 && !isMoved) return { ok: false, code: "nothing_changed" };
    const tax_document =
      buyer.npwp !== undefined
        ? { document: "TIN" as const, place }
        : order.tax_document?.document === "TIN"
          ? null
          : order.tax_document;
    await trx
      .updateTable("orders")
      .set({ tax_document: tax_document && JSON.stringify(tax_document) })
      .where("id", "=", orderId)
      .execute();
    const { tax_serial } = newest;
    await insertRevision(shop, trx, { revision: seen, invoice, orderId, tax_serial, buyer, reason, by });
    await recordChange(trx, by, shop.now(), {
      action: "order.buyer_corrected",
      object: { kind: "orders", id: orderId },
      // Which fields: what they say stays in the documents.
      after: { invoice, revision: seen + 1, fields: [...changed, ...(isMoved ? ["nitku"] : [])] },
      reason,
    });
    return { ok: true };
  });
}

const headOffice = "000000";

/** Returns the order of an invoice, locked so that no two revisions have one number, and what its newest issue says. */
async function lockInvoice(trx: Trx, invoice: string) {
  const issued = await trx.selectFrom("invoices").select("order_id").where("number", "=", invoice).executeTakeFirst();
  if (!issued) return undefined;
  const order = await lockOrder(trx, issued.order_id);
  const newest = await trx
    .selectFrom("invoice_revisions")
    .select(["revision", "tax_serial", "buyer"])
    .where("invoice", "=", invoice)
    .orderBy("revision", "desc")
    .executeTakeFirst();
  return { orderId: order.id, order, newest: newest ?? { revision: 0, tax_serial: "", buyer: null } };
}

interface NewRevision {
  /** The one before. */
  revision: number;
  invoice: string;
  orderId: string;
  tax_serial: string;
  buyer: Buyer | null;
  reason: string;
  by: Actor;
}

/** Stores the next revision and mails it to the buyer. */
async function insertRevision(shop: Shop, trx: Trx, { revision, orderId, buyer, by, ...row }: NewRevision) {
  const issued = { revision: revision + 1, buyer: buyer && JSON.stringify(buyer), issued_at: shop.now(), by: by.name };
  await trx
    .insertInto("invoice_revisions")
    .values({ ...row, ...issued })
    .execute();
  await shop.jobs.send(trx, "order-mail", { order: orderId, kind: "invoice_revised" });
}
