import { sql } from "kysely";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { HelpThreadView, OwnHelpRow } from "./help-contract.ts";
import type { HelpState } from "./help-states.ts";
import "./tables.server.ts";

/** The newest requests of one customer; older ones are found in the mails about them. */
const mostOwn = 50;

function requests(db: Database) {
  return db
    .selectFrom("help_requests")
    .leftJoin("orders", "orders.id", "help_requests.order_id")
    .selectAll("help_requests")
    .select("orders.number as order_number");
}
export type StoredRequest = Awaited<ReturnType<ReturnType<typeof requests>["execute"]>>[number];

/** Returns what every view of a request begins with. */
export function rowOf(request: StoredRequest): OwnHelpRow[][number] {
  const { id, number, topic, state, order_id, order_number, created_at, updated_at } = request;
  return {
    id,
    number,
    topic,
    status: state,
    order: order_id && order_number ? { id: order_id, number: order_number } : null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/** Returns a customer's requests, the one that changed last first. */
export async function ownRequests(db: Database, userId: string): Promise<OwnHelpRow[]> {
  const found = requests(db).where("help_requests.user_id", "=", userId);
  const rows = await found.orderBy("help_requests.updated_at", "desc").limit(mostOwn).execute();
  return rows.map(rowOf);
}

/** Returns a request of a customer with its messages, without the notes of the team; null for somebody else's. */
export async function ownThread(db: Database, userId: string, id: string): Promise<HelpThreadView | null> {
  const request = await findRequest(db, id);
  if (request?.user_id !== userId) return null;
  const messages = (await messagesOf(db, id)).filter(({ kind }) => kind !== "note");
  return {
    ...rowOf(request),
    messages: messages.map(({ id: message, at, kind, text, file }) => ({
      id: message,
      at: at.toISOString(),
      from: kind === "customer" ? "customer" : "team",
      text,
      file,
    })),
  };
}

export function findRequest(db: Database, id: string): Promise<StoredRequest | undefined> {
  return requests(db).where("help_requests.id", "=", id).executeTakeFirst();
}

/** Returns everything that was written in a request, oldest first, with the names of its files. */
export async function messagesOf(db: Database, requestId: string) {
  const messages = await db
    .selectFrom("help_messages")
    .selectAll()
    .where("request_id", "=", requestId)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const files = await db
    .selectFrom("help_files")
    .innerJoin("help_messages", "help_messages.id", "help_files.message_id")
    .select(["message_id", "help_files.id", "name", "type", "size"])
    .where("request_id", "=", requestId)
    .execute();
  const byMessage = new Map(files.map(({ message_id, ...file }) => [message_id, file]));
  return messages.map((message) => ({ ...message, file: byMessage.get(message.id) ?? null }));
}

interface QueueFilter {
  state?: HelpState | undefined;
  /** The id of an account; `none` for requests of nobody. */
  owner?: string | undefined;
}

/** Counts the requests whose customers wait for the team, and since when the first of them does. */
export async function countHelp(db: Database): Promise<{ waiting: number; oldest: Date | null }> {
  const { waiting, oldest } = await db
    .selectFrom("help_requests")
    .select(({ fn }) => [fn.countAll<string>().as("waiting"), fn.min("waiting_since").as("oldest")])
    .where("state", "=", "waiting_team")
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), oldest };
}

/** Since when the team has let somebody wait; those for whom nobody waits come after all others. */
const waitingSince = sql`coalesce(help_requests.waiting_since, '9999-12-31 00:00:00Z'::timestamptz)`;

/** Returns one page of the queue: who has waited longest first, then what changed last. */
export function helpQueue(db: Database, { state, owner }: QueueFilter, paging: Paging): Promise<Page<StoredRequest>> {
  let query = requests(db);
  if (state) query = query.where("help_requests.state", "=", state);
  if (owner)
    query = query.where("help_requests.owner_id", owner === "none" ? "is" : "=", owner === "none" ? null : owner);
  const key = [
    [waitingSince, "asc", "moment"],
    ["help_requests.updated_at", "desc", "moment"],
    ["help_requests.id", "asc", "uuid"],
  ] as const;
  return page(query, key, paging);
}
