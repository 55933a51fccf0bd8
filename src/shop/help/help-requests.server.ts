import type { Selectable } from "kysely";
import type { Tables, Trx } from "#infra/database/tables.server.ts";
import { endTurns, notifyStaff } from "#notifications/notify-staff.server.ts";
import type { Locale } from "#text/locales.ts";
import { nextDocumentNumber } from "../invoices/document-number.server.ts";
import { changeOrders, type Shop, type ShopTrx } from "../shop.server.ts";
import { attachHelpFile, isUnsentFile } from "./help-files.server.ts";
import type { HelpMessage, HelpRequest } from "./help-input.ts";
import { type HelpEvent, helpTransition } from "./help-states.ts";
import "./tables.server.ts";

export type HelpRow = Selectable<Tables["help_requests"]>;

/** The customer, as messages name them. */
interface Customer {
  id: string;
  name: string;
  locale: Locale;
}

/**
 * Stores a request of a customer and enqueues the mail to the team. Repeatable with the same id.
 * @returns why it is refused: `unknown_order` and `unknown_file` for what is not the customer's, `taken` for an id of somebody else
 */
export async function sendHelpRequest(
  shop: Shop,
  customer: Customer,
  { id, topic, order, text, file }: HelpRequest,
): Promise<{ ok: true } | { ok: false; code: "unknown_order" | "unknown_file" | "taken" }> {
  return changeOrders(shop, async (shopTrx) => {
    const { trx, now } = shopTrx;
    const own = (query: { user_id: string } | undefined) => query?.user_id === customer.id;
    const before = await trx.selectFrom("help_requests").select("user_id").where("id", "=", id).executeTakeFirst();
    if (before) return own(before) ? { ok: true } : { ok: false, code: "taken" };
    if (order) {
      const found = await trx.selectFrom("orders").select("user_id").where("id", "=", order).executeTakeFirst();
      if (!own(found)) return { ok: false, code: "unknown_order" };
    }
    if (file && !(await isUnsentFile(trx, customer.id, file))) return { ok: false, code: "unknown_file" };
    const at = now();
    const number = await nextDocumentNumber(trx, { prefix: "REQ", counters: "help_counters" }, at);
    await trx
      .insertInto("help_requests")
      .values({
        id,
        number,
        user_id: customer.id,
        order_id: order || null,
        topic,
        state: "waiting_team",
        owner_id: null,
        locale: customer.locale,
        created_at: at,
        updated_at: at,
        waiting_since: at,
      })
      .execute();
    // The first message has the id of its request, so that one id is enough for the form.
    await addMessage(shopTrx, id, { id, text, kind: "customer", author_id: customer.id, author_name: customer.name });
    if (file) await attachHelpFile(trx, file, id);
    await notifyStaff(trx, "help_received", { object: id, params: { number }, at });
    return { ok: true };
  });
}

/** Stores a further message of the customer, which opens a solved request again. Repeatable with the same id. */
export async function writeAgain(
  shop: Shop,
  customer: Customer,
  requestId: string,
  { id, text, file }: HelpMessage,
): Promise<"done" | "not_found" | "unknown_file"> {
  return changeOrders(shop, async (shopTrx) => {
    const { trx } = shopTrx;
    const request = await lockRequest(trx, requestId);
    if (request?.user_id !== customer.id) return "not_found";
    const sent = await trx.selectFrom("help_messages").select("id").where("id", "=", id).executeTakeFirst();
    if (sent) return "done";
    if (file && !(await isUnsentFile(trx, customer.id, file))) return "unknown_file";
    const added = { id, text, kind: "customer", author_id: customer.id, author_name: customer.name } as const;
    if (!(await addMessage(shopTrx, requestId, added))) return "done";
    if (file) await attachHelpFile(trx, file, id);
    await moveRequest(shopTrx, request, "customer_wrote");
    const { number, owner_id } = request;
    await notifyStaff(trx, "help_received", { object: requestId, params: { number }, to: [owner_id], at: shop.now() });
    return "done";
  });
}

/** Marks a request of the customer as solved; one that is solved stays so. */
export async function solveOwn(shop: Shop, userId: string, requestId: string): Promise<boolean> {
  return changeOrders(shop, async (shopTrx) => {
    const request = await lockRequest(shopTrx.trx, requestId);
    if (request?.user_id !== userId) return false;
    if (request.state !== "solved") await moveRequest(shopTrx, request, "solved");
    return true;
  });
}

/** Reads a request and locks it until the transaction ends. */
export function lockRequest(trx: Trx, id: string): Promise<HelpRow | undefined> {
  return trx.selectFrom("help_requests").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Adds a message and enqueues the mail about it, of which a note has none. @returns false for one that is there already */
export async function addMessage(
  { trx, jobs, now }: ShopTrx,
  requestId: string,
  message: Pick<Selectable<Tables["help_messages"]>, "id" | "kind" | "author_id" | "author_name" | "text">,
): Promise<boolean> {
  const added = await trx
    .insertInto("help_messages")
    .values({ ...message, request_id: requestId, at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return false;
  if (message.kind !== "note") await jobs.send(trx, "help-mail", { message: message.id });
  return true;
}

/**
 * Applies an event to a request that the caller has locked.
 * @param change what changes with it
 */
export async function moveRequest(
  { trx, now }: ShopTrx,
  request: HelpRow,
  event: HelpEvent,
  change: { owner_id?: string | null } = {},
): Promise<void> {
  const state = helpTransition(request.state, event);
  if (!state) throw new Error(`request ${request.number} is ${request.state}: ${event} is not allowed`);
  const at = now();
  const waiting_since = state === "waiting_team" ? (request.waiting_since ?? at) : null;
  await trx
    .updateTable("help_requests")
    .set({ ...change, state, waiting_since, updated_at: at })
    .where("id", "=", request.id)
    .execute();
  if (state !== "waiting_team") await endTurns(trx, ["help_received", "help_assigned"], request.id, at);
}
