import "../tables.server.ts";
import { createHash, randomBytes } from "node:crypto";
import { readDocumentName, schemaOf } from "#content/document-names.ts";
import { href } from "#content/kinds/shared/parts.ts";
import { completeWords } from "#content/merge/complete-words.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { createWordLayer, type WordLayer } from "#content/word-layer.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type MarkedPart, readMarks } from "#text/inline-marks.ts";
import type { Preview } from "../tables.server.ts";

/**
 * Returns the drafts of a preview as a layer of words; what a draft lacks is what is published. Whoever has the address sees
 * it on our origin, so links that publishing would refuse are left out.
 */
export function layerOf({ documents }: Pick<Preview, "documents">): WordLayer {
  return createWordLayer(
    documents.map(({ name, locale, words: draft }) => {
      const words = withoutRefusedLinks(draft);
      const document = readDocumentName(name)!;
      // What was removed from whole words stays removed.
      const isWhole = schemaOf(document).safeParse(words).success;
      const shown = isWhole ? words : completeWords(words, readPublishedDocument(document, locale));
      return { document: name, locale, words: shown };
    }),
  );
}

/** Returns words in which an address that publishing refuses leads nowhere, and a link in a text is its words alone. */
function withoutRefusedLinks(value: unknown, key = ""): unknown {
  if (typeof value === "string") return key === "href" ? (isPublishable(value) ? value : "#") : writeMarks(value);
  if (Array.isArray(value)) return value.map((item) => withoutRefusedLinks(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutRefusedLinks(item, name)]));
}

const isPublishable = (address: string) => href.safeParse(address).success;
const isRefused = (part: MarkedPart) => part.mark === "link" && !isPublishable(part.href);

function writeMarks(text: string): string {
  // Most texts have no link, and need not be taken apart.
  if (!text.includes("](")) return text;
  const parts = readMarks(text);
  return parts.some(isRefused) ? parts.map(writePart).join("") : text;
}

function writePart(part: MarkedPart): string {
  if (part.mark === "strong") return `**${part.text}**`;
  if (part.mark === "code") return `\`${part.text}\``;
  if (part.mark === "phrase") return `[${part.text}](lang:${part.lang})`;
  return part.mark === "link" && isPublishable(part.href) ? `[${part.text}](${part.href})` : part.text;
}

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
