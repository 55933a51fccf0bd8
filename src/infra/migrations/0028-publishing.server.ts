import { type Kysely, sql } from "kysely";

/** The words that people of the company write above the shipped ones: versions, what is published, publications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`
    create table content_bases (
      digest text primary key,
      words jsonb not null
    )`,
  sql`
    create table content_versions (
      id bigint generated always as identity primary key,
      document text not null,
      locale text not null check (locale in ('id', 'en')),
      number integer not null,
      -- Null removes an entry in this language.
      words jsonb,
      -- The shipped words at that time; null where nothing was shipped.
      base_digest text references content_bases (digest),
      origin text not null check (origin in ('draft', 'import', 'restored', 'replaced', 'removed')),
      author_id text,
      author text not null,
      note text,
      created_at timestamptz not null,
      published_at timestamptz,
      unique (document, locale, number)
    )`,
  sql`
    create table content_documents (
      document text not null,
      locale text not null check (locale in ('id', 'en')),
      draft_id bigint references content_versions (id),
      published_id bigint references content_versions (id),
      version integer not null default 0,
      changed_at timestamptz not null,
      changed_by text not null,
      primary key (document, locale)
    )`,
  sql`
    create table content_publications (
      id uuid primary key,
      state text not null check (state in ('review', 'scheduled', 'published', 'refused', 'withdrawn')),
      -- [{ document, locale, title, version_id, replaced_id }]
      items jsonb not null,
      note text,
      author_id text,
      author text not null,
      reviewer text,
      comment text,
      requested_at timestamptz not null,
      at timestamptz not null
    )`,
  sql`create index content_publications_listed on content_publications (requested_at desc, id desc)`,
  sql`create index content_publications_due on content_publications (at) where state = 'scheduled'`,
  sql`
    create table content_previews (
      -- The SHA-256 of the token in its address.
      token_hash text primary key,
      preview jsonb not null,
      created_by text not null,
      expires_at timestamptz not null
    )`,
  sql`create index content_previews_expiring on content_previews (expires_at)`,
  // The earlier names of entries: their addresses lead to the new ones as long as the publication is visible.
  sql`
    create table content_redirects (
      collection text not null,
      slug text not null,
      target text not null,
      publication_id uuid not null references content_publications (id),
      primary key (collection, slug, publication_id)
    )`,
  sql`create index content_redirects_publication on content_redirects (publication_id)`,
  // Versions are append-only; only the moment of publication is added to one.
  sql`
    create function refuse_change_of_version() returns trigger language plpgsql as $$
    begin
      if (new.document, new.locale, new.number, new.words, new.author, new.created_at)
        is distinct from (old.document, old.locale, old.number, old.words, old.author, old.created_at) then
        raise exception 'content versions are append-only';
      end if;
      return new;
    end $$`,
  sql`
    create trigger content_versions_append_only before update on content_versions
      for each row execute function refuse_change_of_version()`,
];
