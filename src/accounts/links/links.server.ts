import { createHash, randomBytes } from "node:crypto";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { type LinkPurpose, linkMinutes } from "./link-purposes.ts";
import "../tables.server.ts";

export interface OpenedLink {
  user_id: string;
  email: string;
}

/** Returns the hash that is stored in place of a token, so that reading the database opens no account. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/**
 * Creates a link and returns its token. Earlier links of the same person and purpose become invalid, except those that
 * confirm an address: of two mails, either works.
 */
export async function createLink(
  db: Database | Trx,
  link: { userId: string; purpose: LinkPurpose; email: string; now: Date; waitingPackage?: string | undefined },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  if (link.purpose !== "verify") await deleteLinks(db, link.userId, [link.purpose]);
  await db
    .insertInto("account_links")
    .values({
      token_hash: hashToken(token),
      user_id: link.userId,
      purpose: link.purpose,
      email: link.email,
      expires_at: new Date(link.now.getTime() + linkMinutes[link.purpose] * 60_000),
      waiting_package: link.waitingPackage ?? null,
    })
    .execute();
  return token;
}

/** Returns whose link it is; undefined when it is unknown. The link stays valid. */
export async function findLinkOwner(db: Database, token: string): Promise<string | undefined> {
  const link = await db
    .selectFrom("account_links")
    .select("user_id")
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return link?.user_id;
}

/** Returns a link without consuming it, even an expired one. */
export async function findLink(
  db: Database,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<(OpenedLink & { purpose: LinkPurpose; expires_at: Date; waiting_package: string | null }) | undefined> {
  return db
    .selectFrom("account_links")
    .select(["user_id", "email", "purpose", "expires_at", "waiting_package"])
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "in", purposes)
    .executeTakeFirst();
}

/** Invalidates a person's links of these purposes. */
export async function deleteLinks(db: Database | Trx, userId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await db.deleteFrom("account_links").where("user_id", "=", userId).where("purpose", "in", purposes).execute();
}

/** Consumes a link: of two concurrent calls, one gets it. Undefined when it is unknown, used or expired. */
export async function consumeLink(
  trx: Trx,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<(OpenedLink & { purpose: LinkPurpose }) | undefined> {
  const link = await trx
    .deleteFrom("account_links")
    .where("token_hash", "=", hashToken(token))
    .where("purpose", "in", purposes)
    .returning(["user_id", "email", "purpose", "expires_at"])
    .executeTakeFirst();
  return link && link.expires_at > now ? link : undefined;
}
