import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { locales } from "#text/locales.ts";
import { type StaffBrowser, staffBrowser } from "../../test/publishing/staff-browser.ts";
import { publicUrl } from "../../test/support/built-suite.ts";

/** The account that publishes; `startSuite` creates it. */
export const editorName = "penyunting";

interface Language {
  version: number;
  words: { hero: object };
}

const document = "bigview";
const pause = 200;
/** An access token lives for ten minutes. */
const tokenMilliseconds = 8 * 60_000;

export interface Editor {
  /** The titles that were answered as published, by the id of their publication. */
  answered: ReadonlyMap<string, string>;
  /** Attempts without success that the fault explains. */
  repeated: number;
  /** Responses that the fault does not explain. */
  wrong: string[];
  /** Publishes one title after the other, in both languages as one change, until the returned function is called. */
  keepPublishing(): () => Promise<void>;
}

/** Logs an editor in, who publishes titles of a page and repeats what was not answered. */
export async function createEditor(url: string): Promise<Editor> {
  const browser = await staffBrowser(url, publicUrl, editorName);
  const answered = new Map<string, string>();
  const editor: Editor = {
    answered,
    repeated: 0,
    wrong: [],
    keepPublishing() {
      let isStopped = false;
      const publishing = (async () => {
        for (let number = answered.size; !isStopped; number++) await untilAnswered(`Judul ${number}`);
      })();
      return () => {
        isStopped = true;
        return publishing;
      };
    },
  };
  let refreshedAt = Date.now();

  async function untilAnswered(title: string): Promise<void> {
    for (;;) {
      const id = await attempt(title).catch(() => undefined);
      await sleep(pause);
      if (id) return void answered.set(id, title);
      editor.repeated++;
    }
  }

  /** Returns the id of the publication; undefined where a call was refused, which is recorded unless it was a 503. */
  async function attempt(title: string): Promise<string | undefined> {
    if (Date.now() - refreshedAt > tokenMilliseconds) {
      await browser.refresh();
      refreshedAt = Date.now();
    }
    const items = [];
    const { languages } = await succeed<{ languages: Record<string, Language> }>("GET", `/documents/${document}`);
    for (const locale of locales) {
      const { version, words } = languages[locale]!;
      const body = { version, words: { ...words, hero: { ...words.hero, title } } };
      const saved = await succeed<{ version: number }>("PUT", `/documents/${document}/${locale}/draft`, body);
      items.push({ document, locale, version: saved.version });
    }
    return (await succeed<{ id: string }>("POST", "/publications", { items })).id;
  }

  async function succeed<Data>(method: Parameters<StaffBrowser["call"]>[0], path: string, body?: object) {
    const { status, code, data } = await browser.call<Data>(method, path, body);
    if (status === 200 || status === 201) return data;
    if (status !== 503) editor.wrong.push(`${method} ${path}: ${status} ${code}`);
    throw new Error(`${status}`);
  }
  return editor;
}

/** Compares the publications that were answered with those that are stored; returns a sentence for each difference. */
export async function comparePublished(db: Database, { answered, wrong }: Editor): Promise<string[]> {
  const { rows } = await sql<{ id: string; state: string; titles: string[]; visible: number }>`
    select p.id, p.state, array_agg(v.words->'hero'->>'title') as titles, count(v.published_at)::int as visible
    from content_publications p, jsonb_array_elements(p.items) item
      join content_versions v on v.id = (item->>'version_id')::bigint
    group by p.id, p.state`.execute(db);
  const { rows: loose } = await sql<{ id: string }>`
    select v.id from content_versions v where published_at is not null and not exists
      (select from content_publications p where p.items @> jsonb_build_array(jsonb_build_object('version_id', v.id)))`.execute(
    db,
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const both = (title: string) => locales.map(() => title).join();
  return [
    ...wrong.map((response) => `wrong response: ${response}`),
    ...Array.from(answered)
      .filter(([id, title]) => stored.get(id)?.titles.join() !== both(title))
      .map(([id, title]) => `publications: ${id} of ${title} was answered and is not stored whole`),
    ...rows
      .filter(({ state, visible }) => state !== "published" || visible !== locales.length)
      .map(({ id, state, visible }) => `publications: ${id} is ${state} with ${visible} visible languages`),
    ...loose.map(({ id }) => `versions: ${id} is visible and in no publication`),
  ];
}
