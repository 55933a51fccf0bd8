import "../tables.server.ts";
import { type Selectable, sql } from "kysely";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { archivePath } from "../archive/archive-path.ts";
import { letterMail } from "../compose/letter-mail.server.tsx";
import { freezeLetter, resolveLetter } from "../compose/resolve-letter.server.ts";
import type { LetterProblem } from "../compose/resolved-letter.ts";
import type { SenderDeps } from "../sending/sender-deps.server.ts";
import type { LetterDetail } from "./letter-contract.ts";
import { readReport } from "./letter-report.server.ts";

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

interface Preview {
  subject: string;
  html: string;
  text: string;
  problems: LetterProblem[];
}

/** Returns a letter as a mail in one language: as it was sent, or as it would be now. */
export async function previewLetter(id: string, locale: Locale, deps: SenderDeps): Promise<Preview | undefined> {
  const { db, publicUrl: site } = deps;
  const row = await db.selectFrom("letters").select(["content", "frozen"]).where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const sent = row.frozen?.[locale];
  const { letter, problems } = sent ? { letter: sent, problems: [] } : await resolveLetter(row.content, locale, deps);
  const page = `${site}/subscribe`;
  const mail = await letterMail({ locale, letter, site, unsubscribeUrl: page, preferencesUrl: page });
  return { ...mail, problems };
}
