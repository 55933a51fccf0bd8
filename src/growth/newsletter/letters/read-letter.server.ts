import { type Selectable, sql } from "kysely";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import { archivePath } from "../archive/archive-path.ts";
import { freezeLetter } from "../compose/freeze-letter.server.ts";
import type { SenderDeps } from "../sending/sender-deps.server.ts";
import { readReport } from "./letter-report.server.ts";
import type { LetterDetail } from "./letter-view.ts";
import "../tables.server.ts";

/** Returns a letter with what it lacks, whom it reaches, and what became of it. */
export async function readLetter(id: string, deps: SenderDeps): Promise<LetterDetail | undefined> {
  const { db, perMinute } = deps;
  const row = await db.selectFrom("letters").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const isOpen = row.state === "draft" || row.state === "scheduled";
  const { problems } = isOpen ? await freezeLetter(row, deps) : { problems: [] };
  const {
    frozen: _frozen,
    slug,
    scheduled_at,
    started_at,
    finished_at,
    created_at,
    updated_at: _updated,
    ...letter
  } = row;
  return {
    ...letter,
    problems,
    path: row.state === "sent" && slug ? archivePath(slug) : null,
    scheduled_at: scheduled_at?.toISOString() ?? null,
    started_at: started_at?.toISOString() ?? null,
    finished_at: finished_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    audience: await countAudience(db, row),
    per_minute: perMinute,
    report: started_at ? await readReport(db, id) : null,
  };
}

/** Counts who would get a letter now. */
async function countAudience(
  db: Database,
  { topic, locales }: Pick<Selectable<Tables["letters"]>, "topic" | "locales">,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from subscribers
    where state = 'confirmed' and ${topic} = any(topics) and locale = any(${locales}::text[])`.execute(db);
  return rows[0]!.count;
}
