import { createHash, randomBytes } from "node:crypto";
import type { Database } from "#infra/database/tables.server.ts";
import type { Preview } from "../tables.server.ts";
import "../tables.server.ts";

interface NewPreview {
  /** The token of a preview whose words are replaced. */
  id?: string | undefined;
  preview: Preview;
  by: string;
  expires_at: Date;
}

/**
 * Stores a preview and returns the token of its address. Whoever has the token sees the page until it expires, so only its
 * hash is stored; a token of somebody else is not replaced.
 */
export async function storePreview(db: Database, { id, preview, by, expires_at }: NewPreview): Promise<string> {
  const values = { preview: JSON.stringify(preview), created_by: by, expires_at };
  if (id) {
    const { numUpdatedRows } = await db
      .updateTable("content_previews")
      .set(values)
      .where("token_hash", "=", hashOf(id))
      .where("created_by", "=", by)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return id;
  }
  const token = randomBytes(24).toString("base64url");
  await db
    .insertInto("content_previews")
    .values({ token_hash: hashOf(token), ...values })
    .execute();
  return token;
}

/** Returns the preview of a token, or undefined when there is none or it has expired. */
export async function findPreview(db: Database, token: string, now: Date): Promise<Preview | undefined> {
  const found = await db
    .selectFrom("content_previews")
    .select("preview")
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found?.preview;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
