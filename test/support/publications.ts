import { randomUUID } from "node:crypto";
import type { Database } from "#infra/database/tables.server.ts";

/** Stores a publication whose time has come, and whose words no page can show. */
export async function storeUnfitPublication(db: Database, author: string, at: Date): Promise<void> {
  const place = { document: "bigview", locale: "id" } as const;
  const { id: version_id } = await db
    .insertInto("content_versions")
    .values({
      ...place,
      number: 1,
      words: JSON.stringify({ hero: "no words of this page" }),
      base_digest: null,
      origin: "draft",
      author_id: author,
      author,
      note: null,
      created_at: at,
      published_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("content_publications")
    .values({
      id: randomUUID(),
      state: "scheduled",
      items: JSON.stringify([{ ...place, title: "BigView", version_id, replaced_id: null }]),
      note: null,
      author_id: author,
      author,
      reviewer: null,
      comment: null,
      requested_at: at,
      at,
    })
    .execute();
}
