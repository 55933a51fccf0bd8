import { documentOf } from "#content/document-names.ts";
import { shippedWords } from "#content/shipped-words.server.ts";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { notify } from "#infra/database/notify.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { attemptEach } from "#infra/jobs/attempt-each.server.ts";
import { endTurns, notifyStaff } from "#notifications/notify-staff.server.ts";
import type { PublicationState } from "../content-view.ts";
import { publishedChannel } from "../published-words.server.ts";
import type { Publishing } from "../publishing.server.ts";
import type { PublicationItem } from "../tables.server.ts";
import { lockDocuments } from "../words-state.server.ts";
import { checkPublication, leavesListEmpty, visibilityOf } from "./check-items.server.ts";
import { makeVisible, setPublished } from "./publish.server.ts";

const job = { kind: "job", name: "content-publications" } as const;

/**
 * Makes the scheduled publications visible whose time has come, the earliest first. Several instances may call it at once:
 * each publication is carried out once. One whose words no longer fit is refused, so that its author sees it.
 * @returns how many became visible
 * @throws AggregateError of those that failed, after all others are carried out
 */
export async function publishDue(publishing: Publishing): Promise<number> {
  const { db, now, reload } = publishing;
  const due = await db
    .selectFrom("content_publications")
    .select("id")
    .where("state", "=", "scheduled")
    .where("at", "<=", now())
    .orderBy("at")
    .execute();
  let visible = 0;
  const publish = (id: string) =>
    db.transaction().execute(async (trx) => {
      const found = await lockPublication(trx, id);
      if (found?.state !== "scheduled") return false;
      if (await makeDue(trx, publishing, job, now(), found)) return true;
      const at = now();
      await end(trx, job, at, found, { state: "refused", comment: "words_invalid" });
      await notifyStaff(trx, "publication_failed", { object: id, params: {}, to: [found.author_id], at });
      return false;
    });
  return attemptEach("publications", async (attempt) => {
    for (const { id } of due) if (await attempt(id, () => publish(id))) visible++;
    if (visible > 0) await reload();
    return visible;
  });
}

export type EndResult =
  | { ok: true }
  | {
      ok: false;
      code:
        | "not_found"
        | "already_ended"
        | "published_since"
        | "own_publication"
        | "words_invalid"
        | "collection_empty";
    };

interface OpenPublication {
  id: string;
  state: PublicationState;
  items: PublicationItem[];
  author_id: string | null;
  at: Date;
}

/**
 * Takes a publication back: what was visible before is visible again, and the withdrawn words are the draft where there is
 * no newer one. One that waits is cancelled.
 */
export async function withdraw(publishing: Publishing, actor: Actor, id: string): Promise<EndResult> {
  const result = await publishing.db.transaction().execute(async (trx): Promise<EndResult> => {
    const found = await lockPublication(trx, id);
    if (!found) return { ok: false, code: "not_found" };
    if (found.state === "refused" || found.state === "withdrawn") return { ok: false, code: "already_ended" };
    const at = publishing.now();
    const refused = found.state === "published" ? await makeInvisible(trx, actor, at, found) : undefined;
    if (refused) return { ok: false, code: refused };
    await end(trx, actor, at, found, { state: "withdrawn" });
    return { ok: true };
  });
  if (result.ok) await publishing.reload();
  return result;
}

/** Records what a second person decided: an approved publication becomes visible, or waits for its time. */
export async function review(
  publishing: Publishing,
  actor: Actor,
  id: string,
  { decision, comment }: { decision: "approve" | "refuse"; comment?: string | undefined },
): Promise<EndResult> {
  const result = await publishing.db.transaction().execute(async (trx): Promise<EndResult> => {
    const found = await lockPublication(trx, id);
    if (!found) return { ok: false, code: "not_found" };
    if (found.state !== "review") return { ok: false, code: "already_ended" };
    if (actor.kind === "staff" && actor.id === found.author_id) return { ok: false, code: "own_publication" };
    const at = publishing.now();
    const decided = { reviewer: actorName(actor), comment: comment ?? null };
    if (decision === "refuse") await end(trx, actor, at, found, { ...decided, state: "refused" });
    else if (found.at > at) await end(trx, actor, at, found, { ...decided, state: "scheduled" });
    else if (!(await makeDue(trx, publishing, actor, at, found, decided))) return { ok: false, code: "words_invalid" };
    const step = decision === "refuse" ? "publication_refused" : "publication_approved";
    await notifyStaff(trx, step, { object: id, params: { by: actor.name }, to: [found.author_id], by: actor, at });
    return { ok: true };
  });
  if (result.ok) await publishing.reload();
  return result;
}

/**
 * Makes a publication visible whose time has come. Words that no longer fit, because facts or rules changed since, are not
 * shown.
 */
async function makeDue(
  trx: Trx,
  publishing: Pick<Publishing, "readPictures" | "checkLogo">,
  actor: Actor,
  at: Date,
  found: OpenPublication,
  decided: { reviewer?: string; comment?: string | null } = {},
): Promise<boolean> {
  const words = await trx
    .selectFrom("content_versions")
    .select(["document", "locale", "words"])
    .where(
      "id",
      "in",
      found.items.map(({ version_id }) => version_id),
    )
    .execute();
  if ((await checkPublication(trx, publishing, words)).length > 0) return false;
  if (await leavesListEmpty(trx, visibilityOf(words))) return false;
  const items = await makeVisible(trx, actor, at, found.id, found.items);
  await end(trx, actor, at, found, { ...decided, state: "published", at, items: JSON.stringify(items) });
  return true;
}

/** Reads and locks a publication. */
async function lockPublication(trx: Trx, id: string): Promise<OpenPublication | undefined> {
  return trx
    .selectFrom("content_publications")
    .select(["id", "state", "items", "author_id", "at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes visible again what was there before a publication; returns why that is refused. */
async function makeInvisible(
  trx: Trx,
  actor: Actor,
  at: Date,
  { id, items }: OpenPublication,
): Promise<"published_since" | "collection_empty" | undefined> {
  const locked = await lockDocuments(trx, at, items);
  const removals = await readRemovals(trx, items);
  const isMoved = await movesEntry(trx, id);
  if (items.some((item, index) => locked[index]!.published_id !== item.version_id)) return "published_since";
  const changes = items.map((item) => ({ ...item, visible: wasVisible(item, removals) }));
  if (await leavesListEmpty(trx, changes)) return "collection_empty";
  for (const [index, item] of items.entries()) {
    const row = locked[index]!;
    const draft_id = row.draft_id ?? (isMoved || removals.has(item.version_id) ? null : item.version_id);
    await setPublished(trx, actor, at, row, item.replaced_id);
    await trx
      .updateTable("content_documents")
      .set({ draft_id })
      .where("document", "=", item.document)
      .where("locale", "=", item.locale)
      .execute();
  }
  await notify(trx, publishedChannel, id);
  return undefined;
}

/** Reads which versions of a publication, and of those that it replaced, are removals of an entry. */
async function readRemovals(trx: Trx, items: readonly PublicationItem[]): Promise<Set<number>> {
  const versions = await trx
    .selectFrom("content_versions")
    .select("id")
    .where(
      "id",
      "in",
      items.flatMap(({ version_id, replaced_id }) => [version_id, replaced_id ?? version_id]),
    )
    .where("words", "is", null)
    .execute();
  return new Set(versions.map(({ id }) => id));
}

/** Returns whether a publication renames an entry: withdrawn, its words are under the earlier name and no draft is left. */
async function movesEntry(trx: Trx, id: string): Promise<boolean> {
  const redirect = await trx
    .selectFrom("content_redirects")
    .select("slug")
    .where("publication_id", "=", id)
    .executeTakeFirst();
  return redirect !== undefined;
}

function wasVisible({ document, locale, replaced_id }: PublicationItem, removals: ReadonlySet<number>): boolean {
  if (replaced_id !== null) return !removals.has(replaced_id);
  return shippedWords(documentOf(document), locale) !== undefined;
}

/** Ends or moves on a publication with its audit entry, and notifies the screens that show it. */
async function end(
  trx: Trx,
  actor: Actor,
  at: Date,
  { id, state: before, items }: OpenPublication,
  change: { state: PublicationState; reviewer?: string; comment?: string | null; at?: Date; items?: string },
): Promise<void> {
  await trx.updateTable("content_publications").set(change).where("id", "=", id).execute();
  await endTurns(trx, ["publication_review"], id, at);
  for (const { document } of items) await notifyAdmin(trx, "content", document);
  await recordChange(trx, actor, at, {
    action: `publication.${change.state}`,
    object: { kind: "publication", id },
    before: { state: before },
    after: { state: change.state, ...(change.comment ? { comment: change.comment } : {}) },
  });
}
