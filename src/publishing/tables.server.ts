import type { ColumnType, Generated } from "kysely";
import type { Locale } from "#text/locales.ts";
import type { PublicationState, VersionOrigin } from "./content-view.ts";

/** Written as JSON text, which both databases accept. */
type Json<T> = ColumnType<T, string, string>;

interface VersionTable {
  id: Generated<number>;
  document: string;
  locale: Locale;
  /** Counts the versions of a document in a language. */
  number: number;
  words: ColumnType<Words | null, string | null, never>;
  base_digest: string | null;
  origin: VersionOrigin;
  author_id: string | null;
  author: string;
  note: string | null;
  created_at: Date;
  /** When it first became visible. */
  published_at: ColumnType<Date | null, null, Date>;
}

interface DocumentTable {
  document: string;
  locale: Locale;
  draft_id: number | null;
  published_id: number | null;
  version: number;
  changed_at: Date;
  changed_by: string;
}

/** One document of a publication; `replaced_id` is what was visible before it, null for the shipped words. */
export interface PublicationItem {
  document: string;
  locale: Locale;
  title: string;
  version_id: number;
  replaced_id: number | null;
}

interface PublicationTable {
  id: string;
  state: PublicationState;
  items: Json<PublicationItem[]>;
  note: string | null;
  author_id: string | null;
  author: string;
  reviewer: string | null;
  comment: string | null;
  requested_at: Date;
  at: Date;
}

/** An earlier name of an entry, from the moment its publication is visible. */
interface RedirectTable {
  collection: string;
  slug: string;
  target: string;
  publication_id: string;
}

/** A page with words that are not published. */
export interface Preview {
  path: string;
  locale: Locale;
  edition: "v1" | "v2";
  theme: "light" | "dark" | null;
  documents: { name: string; locale: Locale; words: Words }[];
}

export type Words = Record<string, unknown>;

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    content_bases: { digest: string; words: ColumnType<Words, string, never> };
    content_versions: VersionTable;
    content_documents: DocumentTable;
    content_publications: PublicationTable;
    content_redirects: RedirectTable;
    content_previews: { token_hash: string; preview: Json<Preview>; created_by: string; expires_at: Date };
  }
}
