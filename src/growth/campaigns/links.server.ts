import { randomInt } from "node:crypto";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { NewLink } from "./link.ts";
import { unknownTerms } from "./terms.server.ts";
import type { TermKind } from "./terms.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** Without vowels and look-alikes, so that no word comes out and every letter can be read from paper. */
const letters = "bcdfghjkmnpqrstvwxyz23456789";
const chosenLength = 6;

type LinkAdded =
  | { ok: true; code: string }
  | { ok: false; code: "code_taken" }
  | { ok: false; code: "unknown_terms"; kinds: TermKind[] };

/** Stores a link to a page that the caller has checked, with names of the vocabulary. */
export async function addLink({ db, now }: Deps, actor: Actor, { code, ...link }: NewLink): Promise<LinkAdded> {
  const at = now();
  return db.transaction().execute(async (trx): Promise<LinkAdded> => {
    const { source, medium, campaign } = link;
    const kinds = await unknownTerms(trx, { source, medium, campaign });
    if (kinds.length > 0) return { ok: false, code: "unknown_terms", kinds };
    const row = { ...link, added_by: actorName(actor), added_at: at, retired_at: null };
    const stored = await insertWithCode(trx, row, code);
    if (!stored) return { ok: false, code: "code_taken" };
    const object = { kind: "campaign_link", id: stored };
    await recordChange(trx, actor, at, { action: "campaign.link_added", object, after: link });
    await notifyAdmin(trx, "campaigns", stored);
    return { ok: true, code: stored };
  });
}

/** Inserts a link under the code, or under a free one that is chosen here. */
async function insertWithCode(trx: Trx, row: Omit<NewLink, "code"> & LinkOrigin, code: string) {
  for (let attempt = 0; attempt < (code === "" ? 5 : 1); attempt++) {
    const stored = await trx
      .insertInto("campaign_links")
      .values({ ...row, code: code || chooseCode() })
      .onConflict((on) => on.doNothing())
      .returning("code")
      .executeTakeFirst();
    if (stored) return stored.code;
  }
  return undefined;
}

interface LinkOrigin {
  added_by: string;
  added_at: Date;
  retired_at: Date | null;
}

const chooseCode = () => Array.from({ length: chosenLength }, () => letters[randomInt(letters.length)]).join("");

/** Retires a link or lets it lead to its page again; false when there is none. A repeat changes nothing. */
export async function retireLink({ db, now }: Deps, actor: Actor, code: string, retired: boolean): Promise<boolean> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom("campaign_links")
      .select("retired_at")
      .where("code", "=", code)
      .forUpdate()
      .executeTakeFirst();
    if (!known) return false;
    const before = known.retired_at !== null;
    if (before === retired) return true;
    await trx
      .updateTable("campaign_links")
      .set({ retired_at: retired ? at : null })
      .where("code", "=", code)
      .execute();
    const object = { kind: "campaign_link", id: code };
    const change = { action: "campaign.link_retired", object, before: { retired: before }, after: { retired } };
    await recordChange(trx, actor, at, change);
    await notifyAdmin(trx, "campaigns", code);
    return true;
  });
}
