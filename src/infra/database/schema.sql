-- The schema of today, made from the migrations by `npm run schema` and compared by a test. For reading:
-- a database is created by its migrations alone. The tables of the job queue (schema pgboss) are pg-boss's own.

create extension pg_trgm;

create sequence order_numbers as bigint start 1 increment 1;

create sequence quotation_numbers as bigint start 1 increment 1;

create table account_codes (
  email text not null,
  code_hash text not null,
  attempts integer default 0 not null,
  expires_at timestamp with time zone not null,
  constraint account_codes_pkey PRIMARY KEY (email)
);

create table account_consents (
  id bigint generated always as identity not null,
  user_id text not null,
  purpose text not null,
  granted boolean not null,
  version text not null,
  locale text not null,
  at timestamp with time zone not null,
  text_hash text,
  constraint account_consents_pkey PRIMARY KEY (id),
  constraint account_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_consents_user ON public.account_consents USING btree (user_id, id);

create table account_deletions (
  user_id text not null,
  requested_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  constraint account_deletions_pkey PRIMARY KEY (user_id),
  constraint account_deletions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_deletions_due ON public.account_deletions USING btree (due_at);

create table account_devices (
  user_id text not null,
  device_hash text not null,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint account_devices_pkey PRIMARY KEY (user_id, device_hash),
  constraint account_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table account_links (
  token_hash text not null,
  user_id text not null,
  purpose text not null,
  email text not null,
  expires_at timestamp with time zone not null,
  waiting_package text,
  constraint account_links_pkey PRIMARY KEY (token_hash),
  constraint account_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_links_user ON public.account_links USING btree (user_id, purpose);

create table account_recoveries (
  id bigint generated always as identity not null,
  user_id text not null,
  reason text not null,
  two_factor_removed boolean not null,
  passkeys_removed integer not null,
  at timestamp with time zone not null,
  constraint account_recoveries_pkey PRIMARY KEY (id),
  constraint account_recoveries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_recoveries_user ON public.account_recoveries USING btree (user_id);

create table attributions (
  id bigint generated always as identity not null,
  from_order uuid not null,
  to_order uuid not null,
  amount bigint not null,
  note text not null,
  by text not null,
  at timestamp with time zone not null,
  constraint attributions_pkey PRIMARY KEY (id),
  constraint attributions_from_order_fkey FOREIGN KEY (from_order) REFERENCES orders(id),
  constraint attributions_to_order_fkey FOREIGN KEY (to_order) REFERENCES orders(id),
  constraint attributions_amount_check CHECK ((amount > 0)),
  constraint attributions_check CHECK ((from_order <> to_order))
);
CREATE INDEX attributions_from ON public.attributions USING btree (from_order);
CREATE INDEX attributions_to ON public.attributions USING btree (to_order);

create table audit_checks (
  id bigint generated always as identity not null,
  asked_by text not null,
  asked_at timestamp with time zone not null,
  checked bigint default 0 not null,
  entries bigint not null,
  ended_at timestamp with time zone,
  first_broken bigint,
  last_hash text,
  constraint audit_checks_pkey PRIMARY KEY (id)
);

create table audit_head (
  one boolean default true not null,
  id bigint not null,
  hash text not null,
  constraint audit_head_pkey PRIMARY KEY (one),
  constraint audit_head_one_check CHECK (one)
);

create table audit_log (
  entry uuid default gen_random_uuid() not null,
  id bigint,
  at timestamp with time zone not null,
  actor_kind text not null,
  actor_id text,
  actor_name text not null,
  network text,
  request_id text,
  action text not null,
  object_kind text not null,
  object_id text not null,
  before jsonb,
  after jsonb,
  reason text,
  previous_hash text,
  hash text,
  constraint audit_log_pkey PRIMARY KEY (entry),
  constraint audit_log_id_key UNIQUE (id),
  constraint audit_log_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['staff'::text, 'operator'::text, 'job'::text])))
);
CREATE INDEX audit_log_action ON public.audit_log USING btree (action, id DESC);
CREATE INDEX audit_log_actor ON public.audit_log USING btree (actor_id, id DESC) WHERE (actor_id IS NOT NULL);
CREATE INDEX audit_log_actor_action ON public.audit_log USING btree (actor_id, action, id DESC) WHERE (actor_id IS NOT NULL);
CREATE INDEX audit_log_actor_kind ON public.audit_log USING btree (actor_kind, id DESC);
CREATE INDEX audit_log_actor_object ON public.audit_log USING btree (actor_id, object_kind, id DESC) WHERE (actor_id IS NOT NULL);
CREATE INDEX audit_log_at ON public.audit_log USING btree (at DESC);
CREATE INDEX audit_log_kinds ON public.audit_log USING btree (actor_kind, object_kind, id DESC);
CREATE INDEX audit_log_object ON public.audit_log USING btree (object_kind, object_id, id DESC);
CREATE INDEX audit_log_object_kind ON public.audit_log USING btree (object_kind, id DESC);
CREATE STATISTICS public.audit_log_actor_actions (mcv) ON actor_id, action FROM audit_log;
CREATE STATISTICS public.audit_log_actor_objects (mcv) ON actor_id, object_kind FROM audit_log;
CREATE STATISTICS public.audit_log_kind_objects (mcv) ON actor_kind, object_kind FROM audit_log;
CREATE CONSTRAINT TRIGGER chain_entry AFTER INSERT ON public.audit_log DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER append_only_all BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

create table billing_details (
  user_id text not null,
  name text not null,
  address text not null,
  npwp text,
  updated_at timestamp with time zone not null,
  constraint billing_details_pkey PRIMARY KEY (user_id)
);

create table book_accounts (
  id smallint not null,
  version integer not null,
  codes jsonb not null,
  constraint book_accounts_pkey PRIMARY KEY (id),
  constraint book_accounts_id_check CHECK ((id = 1))
);

create table campaign_costs (
  id bigint generated always as identity not null,
  campaign text not null,
  source text not null,
  first_day date not null,
  last_day date not null,
  amount bigint not null,
  note text default ''::text not null,
  changed_by text not null,
  changed_at timestamp with time zone not null,
  constraint campaign_costs_pkey PRIMARY KEY (id),
  constraint campaign_costs_campaign_source_first_day_last_day_key UNIQUE (campaign, source, first_day, last_day),
  constraint campaign_costs_amount_check CHECK ((amount > 0)),
  constraint campaign_costs_check CHECK ((last_day >= first_day))
);
CREATE INDEX campaign_costs_days ON public.campaign_costs USING btree (last_day DESC, id DESC);

create table campaign_days (
  day date not null,
  measure text not null,
  product text not null,
  locale text not null,
  first_campaign text not null,
  first_source text not null,
  first_medium text not null,
  first_edition text not null,
  last_campaign text not null,
  last_source text not null,
  last_medium text not null,
  last_edition text not null,
  count bigint not null,
  amount bigint not null
);
CREATE INDEX campaign_days_day ON public.campaign_days USING btree (day);
CREATE INDEX campaign_days_first ON public.campaign_days USING btree (first_campaign, day);
CREATE INDEX campaign_days_last ON public.campaign_days USING btree (last_campaign, day);
CREATE TRIGGER add_splits AFTER INSERT ON public.campaign_days REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_campaign_splits();
CREATE TRIGGER remove_splits AFTER DELETE ON public.campaign_days REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_campaign_splits();

create table campaign_link_days (
  code text not null,
  day date not null,
  clicks integer not null,
  constraint campaign_link_days_pkey PRIMARY KEY (code, day),
  constraint campaign_link_days_code_fkey FOREIGN KEY (code) REFERENCES campaign_links(code)
);

create table campaign_links (
  code text not null,
  path text not null,
  locale text not null,
  edition text not null,
  source text not null,
  medium text not null,
  campaign text not null,
  term text default ''::text not null,
  added_by text not null,
  added_at timestamp with time zone not null,
  retired_at timestamp with time zone,
  constraint campaign_links_pkey PRIMARY KEY (code),
  constraint campaign_links_code_check CHECK ((code ~ '^[a-z0-9][a-z0-9-]{1,39}$'::text)),
  constraint campaign_links_path_check CHECK ((path ~~ '/%'::text))
);
CREATE INDEX campaign_links_newest ON public.campaign_links USING btree (added_at DESC, code);

create table campaign_split_days (
  dimension text not null,
  day date not null,
  measure text not null,
  first text not null,
  last text not null,
  count bigint not null,
  amount bigint not null
);
CREATE INDEX campaign_split_days_day ON public.campaign_split_days USING btree (dimension, day);
CREATE INDEX campaign_split_days_of ON public.campaign_split_days USING btree (day);

create table campaign_terms (
  kind text not null,
  value text not null,
  added_by text not null,
  added_at timestamp with time zone not null,
  retired_at timestamp with time zone,
  constraint campaign_terms_pkey PRIMARY KEY (kind, value),
  constraint campaign_terms_kind_check CHECK ((kind = ANY (ARRAY['source'::text, 'medium'::text, 'campaign'::text]))),
  constraint campaign_terms_value_check CHECK ((value ~ '^[a-z0-9][a-z0-9._-]{0,63}$'::text))
);

create table companies (
  id text not null,
  name text not null,
  people integer not null,
  constraint companies_pkey PRIMARY KEY (id)
);
CREATE INDEX companies_search ON public.companies USING gin (id gin_trgm_ops);

create table company_settings (
  name text not null,
  value jsonb,
  changed_by text not null,
  changed_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint company_settings_pkey PRIMARY KEY (name)
);
CREATE TRIGGER count_version BEFORE INSERT OR UPDATE ON public.company_settings FOR EACH ROW EXECUTE FUNCTION count_version();

create table contact_days (
  dimension text not null,
  day date not null,
  value text not null,
  contacts integer not null,
  suspects integer not null,
  constraint contact_days_pkey PRIMARY KEY (dimension, day, value)
);

create table content_bases (
  digest text not null,
  words jsonb not null,
  constraint content_bases_pkey PRIMARY KEY (digest)
);

create table content_comments (
  id uuid not null,
  thread_id uuid not null,
  at timestamp with time zone not null,
  author_id text not null,
  author text not null,
  text text not null,
  mentions jsonb default '[]'::jsonb not null,
  edited_at timestamp with time zone,
  constraint content_comments_pkey PRIMARY KEY (id),
  constraint content_comments_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES content_threads(id) ON DELETE CASCADE
);
CREATE INDEX content_comments_thread ON public.content_comments USING btree (thread_id, at);

create table content_documents (
  document text not null,
  locale text not null,
  draft_id bigint,
  published_id bigint,
  version integer default 0 not null,
  changed_at timestamp with time zone not null,
  changed_by text not null,
  constraint content_documents_pkey PRIMARY KEY (document, locale),
  constraint content_documents_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES content_versions(id),
  constraint content_documents_published_id_fkey FOREIGN KEY (published_id) REFERENCES content_versions(id),
  constraint content_documents_locale_check CHECK ((locale = ANY (ARRAY['id'::text, 'en'::text])))
);

create table content_previews (
  token_hash text not null,
  preview jsonb not null,
  created_by text not null,
  expires_at timestamp with time zone not null,
  constraint content_previews_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX content_previews_expiring ON public.content_previews USING btree (expires_at);

create table content_publications (
  id uuid not null,
  state text not null,
  items jsonb not null,
  note text,
  author_id text,
  author text not null,
  reviewer text,
  comment text,
  requested_at timestamp with time zone not null,
  at timestamp with time zone not null,
  constraint content_publications_pkey PRIMARY KEY (id),
  constraint content_publications_state_check CHECK ((state = ANY (ARRAY['review'::text, 'scheduled'::text, 'published'::text, 'refused'::text, 'withdrawn'::text])))
);
CREATE INDEX content_publications_due ON public.content_publications USING btree (at) WHERE (state = 'scheduled'::text);
CREATE INDEX content_publications_listed ON public.content_publications USING btree (requested_at DESC, id DESC);

create table content_redirects (
  collection text not null,
  slug text not null,
  target text not null,
  publication_id uuid not null,
  constraint content_redirects_pkey PRIMARY KEY (collection, slug, publication_id),
  constraint content_redirects_publication_id_fkey FOREIGN KEY (publication_id) REFERENCES content_publications(id)
);
CREATE INDEX content_redirects_publication ON public.content_redirects USING btree (publication_id);

create table content_threads (
  id uuid not null,
  document text not null,
  locale text,
  pointer text not null,
  quote text,
  opened_at timestamp with time zone not null,
  resolved_at timestamp with time zone,
  resolved_by text,
  constraint content_threads_pkey PRIMARY KEY (id),
  constraint content_threads_locale_check CHECK ((locale = ANY (ARRAY['id'::text, 'en'::text])))
);
CREATE INDEX content_threads_document ON public.content_threads USING btree (document, opened_at);

create table content_versions (
  id bigint generated always as identity not null,
  document text not null,
  locale text not null,
  number integer not null,
  words jsonb,
  base_digest text,
  origin text not null,
  author_id text,
  author text not null,
  note text,
  created_at timestamp with time zone not null,
  published_at timestamp with time zone,
  constraint content_versions_pkey PRIMARY KEY (id),
  constraint content_versions_document_locale_number_key UNIQUE (document, locale, number),
  constraint content_versions_base_digest_fkey FOREIGN KEY (base_digest) REFERENCES content_bases(digest),
  constraint content_versions_locale_check CHECK ((locale = ANY (ARRAY['id'::text, 'en'::text]))),
  constraint content_versions_origin_check CHECK ((origin = ANY (ARRAY['draft'::text, 'import'::text, 'restored'::text, 'replaced'::text, 'removed'::text])))
);
CREATE TRIGGER content_versions_append_only BEFORE UPDATE ON public.content_versions FOR EACH ROW EXECUTE FUNCTION refuse_change_of_version();

create table credentials (
  id text not null,
  account_id text not null,
  provider_id text not null,
  user_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp with time zone,
  refresh_token_expires_at timestamp with time zone,
  scope text,
  password text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint credentials_pkey PRIMARY KEY (id),
  constraint credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX credentials_user ON public.credentials USING btree (user_id);

create table credit_note_counters (
  month text not null,
  last integer not null,
  constraint credit_note_counters_pkey PRIMARY KEY (month)
);

create table credit_notes (
  number text not null,
  refund_id bigint not null,
  order_id uuid not null,
  amount bigint not null,
  issued_at timestamp with time zone not null,
  constraint credit_notes_pkey PRIMARY KEY (number),
  constraint credit_notes_refund_id_key UNIQUE (refund_id),
  constraint credit_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint credit_notes_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id),
  constraint credit_notes_amount_check CHECK ((amount > 0))
);
CREATE INDEX credit_notes_issued_at ON public.credit_notes USING btree (issued_at);
CREATE INDEX credit_notes_order ON public.credit_notes USING btree (order_id);

create table demo_objects (
  kind text not null,
  id text not null,
  constraint demo_objects_pkey PRIMARY KEY (kind, id)
);

create table document_pdfs (
  document text not null,
  locale text not null,
  bytes bytea not null,
  constraint document_pdfs_pkey PRIMARY KEY (document, locale)
);

create table email_changes (
  user_id text not null,
  email text not null,
  requested_at timestamp with time zone not null,
  constraint email_changes_pkey PRIMARY KEY (user_id),
  constraint email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table event_registrations (
  id uuid not null,
  event text not null,
  name text not null,
  email text not null,
  locale text not null,
  state text not null,
  registered_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  day_reminder_for timestamp with time zone,
  hour_reminder_for timestamp with time zone,
  checked_in_at timestamp with time zone,
  contact_consent boolean not null,
  contact_hash text,
  privacy_version text not null,
  privacy_hash text,
  arrival jsonb default '{}'::jsonb not null,
  announced text,
  constraint event_registrations_pkey PRIMARY KEY (id)
);
CREATE INDEX event_registrations_email ON public.event_registrations USING btree (lower(email));
CREATE INDEX event_registrations_ends ON public.event_registrations USING btree (ends_at);
CREATE INDEX event_registrations_queue ON public.event_registrations USING btree (event, state, registered_at, id);
CREATE UNIQUE INDEX event_registrations_person ON public.event_registrations USING btree (event, lower(email));

create table experiment_exposure_days (
  experiment_id integer not null,
  day date not null,
  arm text not null,
  locale text not null,
  device text not null,
  source text not null,
  count integer not null,
  constraint experiment_exposure_days_pkey PRIMARY KEY (experiment_id, day, arm, locale, device, source),
  constraint experiment_exposure_days_experiment_id_fkey FOREIGN KEY (experiment_id) REFERENCES experiments(id)
);

create table experiment_guard_days (
  experiment_id integer not null,
  day date not null,
  arm text not null,
  name text not null,
  count integer not null,
  constraint experiment_guard_days_pkey PRIMARY KEY (experiment_id, day, arm, name),
  constraint experiment_guard_days_experiment_id_fkey FOREIGN KEY (experiment_id) REFERENCES experiments(id)
);

create table experiments (
  id integer generated always as identity not null,
  version integer default 1 not null,
  state text not null,
  name text not null,
  pages jsonb not null,
  locales jsonb not null,
  arms jsonb not null,
  planned_visitors integer not null,
  started_at timestamp with time zone,
  stopped_at timestamp with time zone,
  winner text,
  author text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  goal text default 'contact'::text not null,
  publication_id uuid,
  constraint experiments_pkey PRIMARY KEY (id),
  constraint experiments_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'running'::text, 'stopped'::text, 'shipped'::text, 'archived'::text])))
);
CREATE INDEX experiments_listed ON public.experiments USING btree (created_at DESC, id DESC);
CREATE TRIGGER count_version BEFORE INSERT OR UPDATE ON public.experiments FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER notify_admin AFTER INSERT OR UPDATE ON public.experiments FOR EACH ROW EXECUTE FUNCTION notify_admin('experiments');

create table figure_days (
  dimension text not null,
  day date not null,
  measure text not null,
  value text not null,
  count bigint not null,
  amount bigint not null,
  constraint figure_days_pkey PRIMARY KEY (dimension, day, measure, value),
  constraint figure_days_dimension_check CHECK ((dimension = ANY (ARRAY['all'::text, 'product'::text, 'locale'::text, 'campaign'::text])))
);

create table figure_days_changed (
  id bigint generated always as identity not null,
  day date not null,
  constraint figure_days_changed_pkey PRIMARY KEY (id)
);

create table figure_days_counted (
  one boolean default true not null,
  until date not null,
  constraint figure_days_counted_pkey PRIMARY KEY (one),
  constraint figure_days_counted_one_check CHECK (one)
);

create table handover_codes (
  code_hash text not null,
  product text not null,
  user_id text not null,
  expires_at timestamp with time zone not null,
  constraint handover_codes_pkey PRIMARY KEY (code_hash)
);
CREATE INDEX handover_codes_expires_at ON public.handover_codes USING btree (expires_at);

create table help_counters (
  month text not null,
  last integer not null,
  constraint help_counters_pkey PRIMARY KEY (month)
);

create table help_files (
  id uuid not null,
  user_id text not null,
  message_id uuid,
  name text not null,
  type text not null,
  size integer not null,
  bytes bytea not null,
  uploaded_at timestamp with time zone not null,
  constraint help_files_pkey PRIMARY KEY (id),
  constraint help_files_message_id_key UNIQUE (message_id),
  constraint help_files_message_id_fkey FOREIGN KEY (message_id) REFERENCES help_messages(id) ON DELETE CASCADE
);
CREATE INDEX help_files_user ON public.help_files USING btree (user_id);

create table help_messages (
  id uuid not null,
  request_id uuid not null,
  at timestamp with time zone not null,
  kind text not null,
  author_id text not null,
  author_name text not null,
  text text not null,
  constraint help_messages_pkey PRIMARY KEY (id),
  constraint help_messages_request_id_fkey FOREIGN KEY (request_id) REFERENCES help_requests(id) ON DELETE CASCADE
);
CREATE INDEX help_messages_request ON public.help_messages USING btree (request_id, at);

create table help_requests (
  id uuid not null,
  number text not null,
  user_id text not null,
  order_id uuid,
  topic text not null,
  state text not null,
  owner_id text,
  locale text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  waiting_since timestamp with time zone,
  version integer default 1 not null,
  constraint help_requests_pkey PRIMARY KEY (id),
  constraint help_requests_number_key UNIQUE (number),
  constraint help_requests_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE SET NULL
);
CREATE INDEX help_requests_updated ON public.help_requests USING btree (updated_at DESC, id);
CREATE INDEX help_requests_user ON public.help_requests USING btree (user_id, updated_at DESC);
CREATE TRIGGER count_version BEFORE INSERT OR UPDATE ON public.help_requests FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER notify_admin AFTER INSERT OR UPDATE ON public.help_requests FOR EACH ROW EXECUTE FUNCTION notify_admin('help');

create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_created ON public.idempotency_keys USING btree (created_at);

create table insight_campaigns (
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  first_day date not null,
  constraint insight_campaigns_pkey PRIMARY KEY (utm_source, utm_medium, utm_campaign)
);
CREATE INDEX insight_campaigns_first_day ON public.insight_campaigns USING btree (first_day);

create table insight_consents (
  id uuid not null,
  at timestamp with time zone not null,
  choice text not null,
  version text not null,
  locale text not null,
  page text not null,
  previous uuid,
  text_hash text,
  constraint insight_consents_pkey PRIMARY KEY (id),
  constraint insight_consents_choice_check CHECK ((choice = ANY (ARRAY['accepted'::text, 'refused'::text])))
);
CREATE INDEX insight_consents_at ON public.insight_consents USING btree (at);

create table insight_day_sums (
  dimension text not null,
  day date not null,
  name text not null,
  value text not null,
  count integer not null,
  constraint insight_day_sums_pkey PRIMARY KEY (dimension, day, name, value)
);

create table insight_days (
  day date not null,
  name text not null,
  path text not null,
  locale text not null,
  edition text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  count integer not null,
  constraint insight_days_pkey PRIMARY KEY (day, name, path, locale, edition, utm_source, utm_medium, utm_campaign)
);

create table invoice_archive_parts (
  archive_id uuid not null,
  "position" integer not null,
  bytes bytea not null,
  constraint invoice_archive_parts_pkey PRIMARY KEY (archive_id, "position"),
  constraint invoice_archive_parts_archive_id_fkey FOREIGN KEY (archive_id) REFERENCES invoice_archives(id) ON DELETE CASCADE
);

create table invoice_archives (
  id uuid not null,
  period text not null,
  tax_state text,
  part integer not null,
  locale text not null,
  state text not null,
  asked_by text not null,
  asked_at timestamp with time zone not null,
  total integer not null,
  done integer default 0 not null,
  size bigint default 0 not null,
  attempt integer default 0 not null,
  expires_at timestamp with time zone not null,
  constraint invoice_archives_pkey PRIMARY KEY (id),
  constraint invoice_archives_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE CASCADE,
  constraint invoice_archives_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'ready'::text, 'failed'::text])))
);
CREATE INDEX invoice_archives_asked ON public.invoice_archives USING btree (asked_by, asked_at DESC);
CREATE INDEX invoice_archives_expires ON public.invoice_archives USING btree (expires_at);

create table invoice_counters (
  month text not null,
  last integer not null,
  constraint invoice_counters_pkey PRIMARY KEY (month)
);

create table invoice_pdfs (
  order_id uuid not null,
  locale text not null,
  bytes bytea not null,
  constraint invoice_pdfs_pkey PRIMARY KEY (order_id, locale),
  constraint invoice_pdfs_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);

create table invoice_revisions (
  invoice text not null,
  revision integer not null,
  tax_serial text not null,
  issued_at timestamp with time zone not null,
  by text not null,
  buyer jsonb,
  reason text default ''::text not null,
  constraint invoice_revisions_pkey PRIMARY KEY (invoice, revision),
  constraint invoice_revisions_invoice_fkey FOREIGN KEY (invoice) REFERENCES invoices(number),
  constraint invoice_revisions_revision_check CHECK ((revision > 0))
);

create table invoices (
  number text not null,
  order_id uuid not null,
  issued_at timestamp with time zone not null,
  seller jsonb not null,
  first_day date,
  last_day date,
  tax_serial text,
  received bigint,
  paid_at timestamp with time zone,
  starts_with_workspace boolean default false not null,
  constraint invoices_pkey PRIMARY KEY (number),
  constraint invoices_order_id_key UNIQUE (order_id),
  constraint invoices_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX invoices_issued_at ON public.invoices USING btree (issued_at);
CREATE INDEX invoices_number_prefix ON public.invoices USING btree (number text_pattern_ops);

create table jwks (
  id text not null,
  public_key text not null,
  private_key text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  alg text,
  crv text,
  constraint jwks_pkey PRIMARY KEY (id)
);

create table lead_attempts (
  id uuid not null,
  lead_id uuid not null,
  at timestamp with time zone not null,
  channel text not null,
  author_id text not null,
  author_name text not null,
  reached boolean,
  answered_at timestamp with time zone,
  constraint lead_attempts_pkey PRIMARY KEY (id),
  constraint lead_attempts_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  constraint lead_attempts_channel_check CHECK ((channel = ANY (ARRAY['whatsapp'::text, 'call'::text, 'mail'::text])))
);
CREATE INDEX lead_attempts_lead ON public.lead_attempts USING btree (lead_id, at);

create table lead_close_reasons (
  id integer generated always as identity not null,
  outcome text not null,
  label_id text not null,
  label_en text not null,
  created_at timestamp with time zone not null,
  retired_at timestamp with time zone,
  version integer default 1 not null,
  constraint lead_close_reasons_pkey PRIMARY KEY (id),
  constraint lead_close_reasons_outcome_check CHECK ((outcome = ANY (ARRAY['won'::text, 'lost'::text])))
);

create table lead_deliveries (
  lead_id uuid not null,
  channel text not null,
  delivered_at timestamp with time zone not null,
  constraint lead_deliveries_pkey PRIMARY KEY (lead_id, channel),
  constraint lead_deliveries_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE
);

create table lead_events (
  id bigint generated always as identity not null,
  lead_id uuid not null,
  at timestamp with time zone not null,
  kind text not null,
  by text not null,
  details jsonb default '{}'::jsonb not null,
  constraint lead_events_pkey PRIMARY KEY (id),
  constraint lead_events_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE
);
CREATE INDEX lead_events_lead ON public.lead_events USING btree (lead_id, id);
CREATE INDEX lead_events_moved ON public.lead_events USING btree (at DESC) WHERE (kind = 'moved'::text);

create table lead_fields (
  id text not null,
  kind text not null,
  name_id text not null,
  name_en text not null,
  choices text[] default '{}'::text[] not null,
  "position" integer not null,
  retired_at timestamp with time zone,
  version integer default 1 not null,
  constraint lead_fields_pkey PRIMARY KEY (id),
  constraint lead_fields_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'number'::text, 'choice'::text, 'date'::text])))
);

create table lead_files (
  id uuid not null,
  user_id text not null,
  mail_id uuid,
  name text not null,
  type text not null,
  size integer not null,
  bytes bytea not null,
  uploaded_at timestamp with time zone not null,
  constraint lead_files_pkey PRIMARY KEY (id),
  constraint lead_files_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES lead_mails(id) ON DELETE CASCADE
);
CREATE INDEX lead_files_mail ON public.lead_files USING btree (mail_id) WHERE (mail_id IS NOT NULL);
CREATE INDEX lead_files_unsent ON public.lead_files USING btree (user_id, uploaded_at) WHERE (mail_id IS NULL);

create table lead_import_columns (
  header_key text not null,
  columns jsonb not null,
  used_at timestamp with time zone not null,
  constraint lead_import_columns_pkey PRIMARY KEY (header_key)
);

create table lead_import_rows (
  import_id uuid not null,
  line integer not null,
  cells text[] not null,
  result text,
  faults jsonb,
  fields jsonb,
  email text,
  phone text,
  lead_id uuid,
  before jsonb,
  version integer,
  choice text,
  constraint lead_import_rows_pkey PRIMARY KEY (import_id, line),
  constraint lead_import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES lead_imports(id) ON DELETE CASCADE,
  constraint lead_import_rows_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE SET NULL,
  constraint lead_import_rows_choice_check CHECK ((choice = ANY (ARRAY['skip'::text, 'fill'::text, 'take_over'::text, 'add'::text])))
);
CREATE INDEX lead_import_rows_lead ON public.lead_import_rows USING btree (lead_id) WHERE (lead_id IS NOT NULL);
CREATE INDEX lead_import_rows_of_email ON public.lead_import_rows USING btree (import_id, email) WHERE (email IS NOT NULL);
CREATE INDEX lead_import_rows_of_phone ON public.lead_import_rows USING btree (import_id, phone) WHERE (phone IS NOT NULL);
CREATE INDEX lead_import_rows_result ON public.lead_import_rows USING btree (import_id, result, line);

create table lead_imports (
  id uuid not null,
  name text not null,
  state text not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  created_by text,
  creator_name text not null,
  header text[] not null,
  columns jsonb not null,
  settings jsonb,
  total integer not null,
  done integer default 0 not null,
  constraint lead_imports_pkey PRIMARY KEY (id),
  constraint lead_imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint lead_imports_state_check CHECK ((state = ANY (ARRAY['uploading'::text, 'uploaded'::text, 'checking'::text, 'checked'::text, 'running'::text, 'done'::text, 'undoing'::text, 'undone'::text])))
);
CREATE INDEX lead_imports_created ON public.lead_imports USING btree (created_at DESC, id);

create table lead_mailboxes (
  name text not null,
  uid_validity text not null,
  last_uid bigint not null,
  checked_at timestamp with time zone not null,
  constraint lead_mailboxes_pkey PRIMARY KEY (name)
);

create table lead_mails (
  id uuid not null,
  lead_id uuid not null,
  at timestamp with time zone not null,
  direction text not null,
  state text not null,
  message_id text not null,
  thread jsonb default '[]'::jsonb not null,
  contact_name text not null,
  contact_email text not null,
  subject text not null,
  body text not null,
  quoted text default ''::text not null,
  attachments jsonb default '[]'::jsonb not null,
  automatic boolean default false not null,
  template text,
  author_id text,
  author_name text,
  sent_at timestamp with time zone,
  failure text,
  cc jsonb,
  constraint lead_mails_pkey PRIMARY KEY (id),
  constraint lead_mails_message_id_key UNIQUE (message_id),
  constraint lead_mails_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  constraint lead_mails_direction_check CHECK ((direction = ANY (ARRAY['out'::text, 'in'::text]))),
  constraint lead_mails_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'received'::text])))
);
CREATE INDEX lead_mails_cc ON public.lead_mails USING gin (cc) WHERE (cc IS NOT NULL);
CREATE INDEX lead_mails_contact ON public.lead_mails USING btree (lower(contact_email));
CREATE INDEX lead_mails_lead ON public.lead_mails USING btree (lead_id, at);
CREATE INDEX lead_mails_received ON public.lead_mails USING btree (at) WHERE ((direction = 'in'::text) AND (NOT automatic));

create table lead_notes (
  id uuid not null,
  lead_id uuid not null,
  at timestamp with time zone not null,
  author_id text not null,
  author_name text not null,
  text text not null,
  mentions jsonb default '[]'::jsonb not null,
  constraint lead_notes_pkey PRIMARY KEY (id),
  constraint lead_notes_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE
);
CREATE INDEX lead_notes_lead ON public.lead_notes USING btree (lead_id, at);

create table lead_orders (
  order_id uuid not null,
  lead_id uuid not null,
  linked_at timestamp with time zone not null,
  constraint lead_orders_pkey PRIMARY KEY (order_id),
  constraint lead_orders_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  constraint lead_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX lead_orders_lead ON public.lead_orders USING btree (lead_id);

create table lead_sharing (
  single boolean default true not null,
  automatic boolean not null,
  constraint lead_sharing_pkey PRIMARY KEY (single),
  constraint lead_sharing_single_check CHECK (single)
);

create table lead_signatures (
  user_id text not null,
  text text not null,
  constraint lead_signatures_pkey PRIMARY KEY (user_id),
  constraint lead_signatures_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table lead_tags (
  key text not null,
  name text not null,
  created_at timestamp with time zone not null,
  constraint lead_tags_pkey PRIMARY KEY (key)
);

create table lead_templates (
  id uuid not null,
  user_id text not null,
  name text not null,
  locale text not null,
  subject text not null,
  body text not null,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint lead_templates_pkey PRIMARY KEY (id),
  constraint lead_templates_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint lead_templates_locale_check CHECK ((locale = ANY (ARRAY['id'::text, 'en'::text])))
);
CREATE INDEX lead_templates_user ON public.lead_templates USING btree (user_id, created_at);

create table lead_turns (
  user_id text not null,
  takes_part boolean not null,
  products text[] default '{}'::text[] not null,
  locales text[] default '{}'::text[] not null,
  last_turn bigint default 0 not null,
  industries text[] default '{}'::text[] not null,
  absent_from date,
  absent_to date,
  constraint lead_turns_pkey PRIMARY KEY (user_id),
  constraint lead_turns_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint lead_turns_absence_check CHECK ((absent_from <= absent_to))
);

create table lead_view_defaults (
  role text not null,
  view_id uuid not null,
  constraint lead_view_defaults_pkey PRIMARY KEY (role),
  constraint lead_view_defaults_view_id_fkey FOREIGN KEY (view_id) REFERENCES lead_views(id) ON DELETE CASCADE
);

create table lead_views (
  id uuid not null,
  user_id text not null,
  name text not null,
  filters jsonb not null,
  created_at timestamp with time zone not null,
  shared boolean default false not null,
  constraint lead_views_pkey PRIMARY KEY (id),
  constraint lead_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX lead_views_user ON public.lead_views USING btree (user_id, created_at);

create table leads (
  id uuid not null,
  kind text default 'contact'::text not null,
  state text not null,
  received_at timestamp with time zone not null,
  name text not null,
  company text not null,
  email text not null,
  phone text not null,
  industry text not null,
  job text not null,
  product text not null,
  message text not null,
  details jsonb default '{}'::jsonb not null,
  locale text not null,
  page text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_term text,
  first_touch jsonb,
  last_touch jsonb,
  marketing_consent boolean not null,
  privacy_version text not null,
  suspicion text,
  updated_at timestamp with time zone not null,
  privacy_hash text,
  marketing_hash text,
  version integer default 1 not null,
  owner_id text,
  words tsvector,
  merged_into uuid,
  exposures jsonb,
  origin text,
  origin_detail text,
  legal_basis text,
  basis_day date,
  basis_note text,
  tags text[],
  own_values jsonb,
  deal_amount bigint,
  deal_months integer,
  deal_value bigint,
  deal_lines jsonb,
  expected_close date,
  close_reason_id integer,
  state_at timestamp with time zone,
  constraint leads_pkey PRIMARY KEY (id),
  constraint leads_close_reason_id_fkey FOREIGN KEY (close_reason_id) REFERENCES lead_close_reasons(id),
  constraint leads_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES leads(id) ON DELETE SET NULL,
  constraint leads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint leads_deal_amount_check CHECK ((deal_amount >= 0)),
  constraint leads_deal_months_check CHECK (((deal_months >= 1) AND (deal_months <= 120))),
  constraint leads_deal_value_check CHECK ((deal_value >= 0))
);
CREATE INDEX leads_beginnings ON public.leads USING gin (lead_beginnings(words)) WITH (gin_pending_list_limit='512');
CREATE INDEX leads_campaign ON public.leads USING btree (utm_campaign, received_at DESC, id) WHERE (utm_campaign IS NOT NULL);
CREATE INDEX leads_campaign_updated ON public.leads USING btree (utm_campaign, updated_at DESC, id) WHERE (utm_campaign IS NOT NULL);
CREATE INDEX leads_closing ON public.leads USING btree (received_at DESC, id) WHERE (expected_close IS NOT NULL);
CREATE INDEX leads_closing_of_owner ON public.leads USING btree (owner_id, received_at DESC, id) WHERE ((owner_id IS NOT NULL) AND (expected_close IS NOT NULL));
CREATE INDEX leads_closing_updated ON public.leads USING btree (updated_at DESC, id) WHERE (expected_close IS NOT NULL);
CREATE INDEX leads_company_key ON public.leads USING btree (company_key(company), received_at DESC);
CREATE INDEX leads_company_lower ON public.leads USING btree (lower(company), received_at DESC);
CREATE INDEX leads_email ON public.leads USING btree (lower(email));
CREATE INDEX leads_exposures ON public.leads USING gin (exposures) WHERE (exposures IS NOT NULL);
CREATE INDEX leads_facets ON public.leads USING gin (lead_facets(state, product, industry, locale, kind, owner_id, utm_source, utm_campaign)) WITH (gin_pending_list_limit='512');
CREATE INDEX leads_forecast ON public.leads USING btree (expected_close, id) WHERE ((deal_value IS NOT NULL) AND (merged_into IS NULL));
CREATE INDEX leads_industry ON public.leads USING btree (industry, received_at DESC, id);
CREATE INDEX leads_merged_into ON public.leads USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX leads_origin ON public.leads USING btree (origin, received_at DESC, id) WHERE (origin IS NOT NULL);
CREATE INDEX leads_other_kind ON public.leads USING btree (kind, received_at DESC, id) WHERE (kind <> 'contact'::text);
CREATE INDEX leads_other_locale ON public.leads USING btree (locale, received_at DESC, id) WHERE (locale <> 'id'::text);
CREATE INDEX leads_own_values ON public.leads USING gin (own_values jsonb_path_ops) WHERE (own_values IS NOT NULL);
CREATE INDEX leads_owner ON public.leads USING btree (owner_id, received_at DESC, id) WHERE (owner_id IS NOT NULL);
CREATE INDEX leads_owner_state ON public.leads USING btree (owner_id, state, updated_at DESC) WHERE ((owner_id IS NOT NULL) AND (merged_into IS NULL));
CREATE INDEX leads_owner_updated ON public.leads USING btree (owner_id, updated_at DESC, id) WHERE (owner_id IS NOT NULL);
CREATE INDEX leads_phone ON public.leads USING btree (phone);
CREATE INDEX leads_product ON public.leads USING btree (product, received_at DESC, id);
CREATE INDEX leads_reason ON public.leads USING btree (close_reason_id, received_at DESC, id) WHERE (close_reason_id IS NOT NULL);
CREATE INDEX leads_received ON public.leads USING btree (received_at DESC, id);
CREATE INDEX leads_source ON public.leads USING btree (utm_source, received_at DESC, id) WHERE (utm_source IS NOT NULL);
CREATE INDEX leads_source_updated ON public.leads USING btree (utm_source, updated_at DESC, id) WHERE (utm_source IS NOT NULL);
CREATE INDEX leads_state ON public.leads USING btree (state, received_at DESC, id);
CREATE INDEX leads_state_updated ON public.leads USING btree (state, updated_at DESC, id);
CREATE INDEX leads_suspects ON public.leads USING btree (received_at) WHERE ((state = 'suspect'::text) AND (merged_into IS NULL));
CREATE INDEX leads_suspicion ON public.leads USING btree (suspicion, received_at DESC, id) WHERE (suspicion IS NOT NULL);
CREATE INDEX leads_suspicion_updated ON public.leads USING btree (suspicion, updated_at DESC, id) WHERE (suspicion IS NOT NULL);
CREATE INDEX leads_tags ON public.leads USING gin (tags) WHERE (tags IS NOT NULL);
CREATE INDEX leads_unanswered ON public.leads USING btree (received_at) WHERE ((state = 'new'::text) AND (merged_into IS NULL));
CREATE INDEX leads_updated ON public.leads USING btree (updated_at DESC, id);
CREATE INDEX leads_valued ON public.leads USING btree (received_at DESC, id) WHERE (deal_value IS NOT NULL);
CREATE INDEX leads_valued_of_state ON public.leads USING btree (state, owner_id) INCLUDE (deal_value, product, updated_at, state_at, received_at, expected_close, id) WHERE ((deal_value IS NOT NULL) AND (merged_into IS NULL));
CREATE INDEX leads_valued_updated ON public.leads USING btree (updated_at DESC, id) WHERE (deal_value IS NOT NULL);
CREATE INDEX leads_words ON public.leads USING gin (words) WITH (gin_pending_list_limit='512');
CREATE TRIGGER count_version BEFORE INSERT OR UPDATE ON public.leads FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER lead_state_at BEFORE UPDATE OF state ON public.leads FOR EACH ROW WHEN ((new.state IS DISTINCT FROM old.state)) EXECUTE FUNCTION keep_lead_state_at();
CREATE TRIGGER lead_words BEFORE INSERT OR UPDATE OF name, company, email, phone, message ON public.leads FOR EACH ROW EXECUTE FUNCTION count_lead_words();
CREATE TRIGGER leads_figure_day AFTER UPDATE OF state ON public.leads FOR EACH ROW WHEN (((old.state = ANY (ARRAY['suspect'::text, 'spam'::text])) IS DISTINCT FROM (new.state = ANY (ARRAY['suspect'::text, 'spam'::text])))) EXECUTE FUNCTION mark_figure_day_of_lead();
CREATE TRIGGER leads_forget_notifications AFTER DELETE ON public.leads FOR EACH ROW EXECUTE FUNCTION forget_lead_notifications();
CREATE TRIGGER leads_merged_figure_day AFTER UPDATE OF merged_into ON public.leads FOR EACH ROW WHEN (((old.merged_into IS NULL) IS DISTINCT FROM (new.merged_into IS NULL))) EXECUTE FUNCTION mark_figure_day_of_lead();
CREATE TRIGGER notify_admin AFTER INSERT ON public.leads FOR EACH ROW WHEN ((new.kind <> 'import'::text)) EXECUTE FUNCTION notify_admin('leads');
CREATE TRIGGER notify_admin_of_change AFTER UPDATE ON public.leads FOR EACH ROW EXECUTE FUNCTION notify_admin('leads');

create table letter_links (
  letter_id uuid not null,
  number integer not null,
  locale text not null,
  href text not null,
  clicks integer default 0 not null,
  constraint letter_links_pkey PRIMARY KEY (letter_id, number),
  constraint letter_links_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES letters(id) ON DELETE CASCADE
);

create table letter_pictures (
  hash text not null,
  body bytea not null,
  width integer not null,
  height integer not null,
  constraint letter_pictures_pkey PRIMARY KEY (hash)
);

create table letter_recipients (
  id uuid default gen_random_uuid() not null,
  letter_id uuid not null,
  subscriber_id uuid,
  locale text not null,
  state text default 'waiting'::text not null,
  attempts integer default 0 not null,
  due_at timestamp with time zone not null,
  sender text,
  claimed_at timestamp with time zone,
  sent_at timestamp with time zone,
  failure text,
  unsubscribed_at timestamp with time zone,
  constraint letter_recipients_pkey PRIMARY KEY (id),
  constraint letter_recipients_letter_id_subscriber_id_key UNIQUE (letter_id, subscriber_id),
  constraint letter_recipients_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES letters(id) ON DELETE CASCADE,
  constraint letter_recipients_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES subscribers(id) ON DELETE SET NULL,
  constraint letter_recipients_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'refused'::text, 'uncertain'::text, 'skipped'::text, 'bounced'::text, 'complained'::text])))
);
CREATE INDEX letter_recipients_claimed ON public.letter_recipients USING btree (sender) WHERE (state = 'sending'::text);
CREATE INDEX letter_recipients_counted ON public.letter_recipients USING btree (letter_id, state);
CREATE INDEX letter_recipients_due ON public.letter_recipients USING btree (due_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX letter_recipients_person ON public.letter_recipients USING btree (subscriber_id) WHERE (subscriber_id IS NOT NULL);

create table letterhead_logos (
  hash text not null,
  width integer not null,
  height integer not null,
  png bytea not null,
  created_at timestamp with time zone not null,
  constraint letterhead_logos_pkey PRIMARY KEY (hash)
);

create table letters (
  id uuid not null,
  version integer default 1 not null,
  state text not null,
  topic text not null,
  locales text[] not null,
  content jsonb not null,
  frozen jsonb,
  slug text,
  problem text,
  scheduled_at timestamp with time zone,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  author text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  totals jsonb,
  constraint letters_pkey PRIMARY KEY (id),
  constraint letters_slug_key UNIQUE (slug),
  constraint letters_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'sent'::text, 'cancelled'::text])))
);
CREATE INDEX letters_archived ON public.letters USING btree (started_at DESC) WHERE (state = 'sent'::text);
CREATE INDEX letters_due ON public.letters USING btree (scheduled_at) WHERE (state = 'scheduled'::text);
CREATE INDEX letters_listed ON public.letters USING btree (created_at DESC, id DESC);
CREATE TRIGGER count_version BEFORE INSERT OR UPDATE ON public.letters FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER notify_admin AFTER INSERT OR UPDATE ON public.letters FOR EACH ROW EXECUTE FUNCTION notify_admin('newsletter');

create table login_slowdowns (
  key text not null,
  failures integer not null,
  blocked_until timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint login_slowdowns_pkey PRIMARY KEY (key)
);
CREATE INDEX login_slowdowns_last ON public.login_slowdowns USING btree (last_at);

create table mails_set_aside (
  id uuid default gen_random_uuid() not null,
  mailbox text not null,
  uid_validity text not null,
  uid bigint not null,
  received_at timestamp with time zone,
  state text not null,
  reason text not null,
  error text,
  object_kind text,
  object_id uuid,
  tries integer not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint mails_set_aside_pkey PRIMARY KEY (id),
  constraint mails_set_aside_mailbox_uid_validity_uid_key UNIQUE (mailbox, uid_validity, uid),
  constraint mails_set_aside_object_kind_check CHECK ((object_kind = ANY (ARRAY['letters'::text, 'leads'::text]))),
  constraint mails_set_aside_reason_check CHECK ((reason = ANY (ARRAY['failed'::text, 'time_limit'::text, 'not_understood'::text]))),
  constraint mails_set_aside_state_check CHECK ((state = ANY (ARRAY['again'::text, 'open'::text, 'done'::text])))
);
CREATE INDEX mails_set_aside_object ON public.mails_set_aside USING btree (object_id) WHERE (object_id IS NOT NULL);

create table media (
  id text not null,
  version integer default 1 not null,
  name text not null,
  kind text not null,
  hash text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  shown jsonb,
  alt_id text default ''::text not null,
  alt_en text default ''::text not null,
  credit text,
  focal_x smallint default 50 not null,
  focal_y smallint default 50 not null,
  created_by text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint media_pkey PRIMARY KEY (id),
  constraint media_hash_key UNIQUE (hash),
  constraint media_focal_x_check CHECK (((focal_x >= 0) AND (focal_x <= 100))),
  constraint media_focal_y_check CHECK (((focal_y >= 0) AND (focal_y <= 100))),
  constraint media_id_check CHECK ((id ~ '^[a-z0-9]{20,}$'::text)),
  constraint media_kind_check CHECK ((kind = ANY (ARRAY['jpeg'::text, 'png'::text, 'webp'::text, 'avif'::text, 'gif'::text, 'svg'::text])))
);
CREATE INDEX media_newest ON public.media USING btree (created_at DESC, id DESC);
CREATE INDEX media_shown ON public.media USING btree (((shown ->> 'hash'::text)));

create table media_bytes (
  key text not null,
  type text not null,
  body bytea not null,
  constraint media_bytes_pkey PRIMARY KEY (key)
);

create table media_files (
  key text not null,
  hash text not null,
  digest text not null,
  bytes integer not null,
  type text not null,
  created_at timestamp with time zone not null,
  stored_at timestamp with time zone,
  free_since timestamp with time zone,
  constraint media_files_pkey PRIMARY KEY (key)
);
CREATE INDEX media_files_free ON public.media_files USING btree (free_since) WHERE (free_since IS NOT NULL);
CREATE INDEX media_files_of_picture ON public.media_files USING btree (hash);

create table muted_steps (
  user_id text not null,
  step text not null,
  constraint muted_steps_pkey PRIMARY KEY (user_id, step),
  constraint muted_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table notifications (
  id bigint generated always as identity not null,
  step text not null,
  user_id text not null,
  object_kind text not null,
  object_id text not null,
  params jsonb not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notifications_object ON public.notifications USING btree (object_kind, object_id);
CREATE INDEX notifications_person ON public.notifications USING btree (user_id, (((read_at IS NOT NULL))::integer), id DESC);
CREATE INDEX notifications_to_mail ON public.notifications USING btree (created_at) WHERE ((read_at IS NULL) AND (mailed_at IS NULL));

create table order_attention (
  order_id uuid not null,
  in_review boolean not null,
  surplus bigint not null,
  to_send bigint not null,
  proposed boolean not null,
  at_provider bigint default 0 not null,
  constraint order_attention_pkey PRIMARY KEY (order_id),
  constraint order_attention_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);

create table order_events (
  id bigint generated always as identity not null,
  order_id uuid not null,
  at timestamp with time zone not null,
  event text not null,
  event_key text not null,
  from_state text not null,
  to_state text not null,
  by text not null,
  details jsonb default '{}'::jsonb not null,
  constraint order_events_pkey PRIMARY KEY (id),
  constraint order_events_order_id_event_key_key UNIQUE (order_id, event_key),
  constraint order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX order_events_reversed ON public.order_events USING btree (at) WHERE (to_state = 'reversed'::text);
CREATE INDEX order_events_settled ON public.order_events USING btree (order_id) WHERE (event = 'settled_as_paid'::text);
CREATE TRIGGER order_events_append_only BEFORE DELETE OR UPDATE ON public.order_events FOR EACH ROW EXECUTE FUNCTION shop_append_only();

create table order_mails (
  mail_id text not null,
  order_id uuid not null,
  kind text not null,
  audience text not null,
  subject text not null,
  sent_at timestamp with time zone not null,
  constraint order_mails_pkey PRIMARY KEY (mail_id),
  constraint order_mails_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_mails_audience_check CHECK ((audience = ANY (ARRAY['customer'::text, 'sales'::text])))
);
CREATE INDEX order_mails_order ON public.order_mails USING btree (order_id, sent_at);

create table orders (
  id uuid not null,
  number text not null,
  user_id text not null,
  email text not null,
  locale text not null,
  state text not null,
  kind text not null,
  product text not null,
  package_id text not null,
  package_name text not null,
  months integer not null,
  upgrade_until date,
  unit_price bigint not null,
  month_price bigint not null,
  subtotal bigint not null,
  discount bigint not null,
  channel_fee bigint not null,
  dpp bigint not null,
  ppn bigint not null,
  total bigint not null,
  lines jsonb not null,
  tax jsonb not null,
  voucher_code text,
  method text not null,
  buyer jsonb not null,
  referral_code text,
  idempotency_key text not null,
  request_hash text not null,
  placed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer default 1 not null,
  first_touch jsonb,
  last_touch jsonb,
  exposures jsonb,
  quotation text,
  tax_document jsonb,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_number_key UNIQUE (number),
  constraint orders_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key),
  constraint orders_total_check CHECK ((total >= 0))
);
CREATE INDEX orders_buyer_words ON public.orders USING gin (to_tsvector('simple'::regconfig, (buyer ->> 'name'::text)));
CREATE INDEX orders_email ON public.orders USING btree (lower(email));
CREATE INDEX orders_email_lower ON public.orders USING btree (lower(email)) WHERE (email <> ''::text);
CREATE INDEX orders_email_prefix ON public.orders USING btree (lower(email) text_pattern_ops);
CREATE INDEX orders_exposures ON public.orders USING gin (exposures) WHERE (exposures IS NOT NULL);
CREATE INDEX orders_method ON public.orders USING btree (method, placed_at DESC, id DESC);
CREATE INDEX orders_newest ON public.orders USING btree (placed_at DESC, id DESC);
CREATE INDEX orders_number_prefix ON public.orders USING btree (number text_pattern_ops);
CREATE INDEX orders_open ON public.orders USING btree (expires_at) WHERE (state = ANY (ARRAY['draft'::text, 'awaiting_payment'::text]));
CREATE INDEX orders_product ON public.orders USING btree (product, placed_at DESC, id DESC);
CREATE INDEX orders_product_method ON public.orders USING btree (product, method, placed_at DESC, id DESC);
CREATE INDEX orders_review ON public.orders USING btree (placed_at) WHERE (state = 'manual_review'::text);
CREATE INDEX orders_serial ON public.orders USING btree (split_part(number, '-'::text, 3));
CREATE INDEX orders_sold ON public.orders USING btree (id) INCLUDE (user_id) WHERE (state <> 'reversed'::text);
CREATE INDEX orders_state ON public.orders USING btree (state, placed_at DESC, id DESC);
CREATE INDEX orders_user ON public.orders USING btree (user_id, placed_at DESC, id DESC);
CREATE TRIGGER count_version BEFORE INSERT OR UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER notify_admin AFTER INSERT OR UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION notify_admin('orders');
CREATE TRIGGER orders_figure_day AFTER UPDATE OF state ON public.orders FOR EACH ROW WHEN (((old.state = 'reversed'::text) IS DISTINCT FROM (new.state = 'reversed'::text))) EXECUTE FUNCTION mark_figure_day_of_invoice();

create table package_prices (
  id bigint generated always as identity not null,
  package_id text not null,
  price bigint not null,
  at timestamp with time zone not null,
  by text not null,
  previous bigint,
  from_day date,
  reason text default ''::text not null,
  constraint package_prices_pkey PRIMARY KEY (id),
  constraint package_prices_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id)
);
CREATE INDEX package_prices_of ON public.package_prices USING btree (package_id, id DESC);
CREATE TRIGGER package_prices_append_only BEFORE DELETE OR UPDATE ON public.package_prices FOR EACH ROW EXECUTE FUNCTION shop_append_only();

create table packages (
  id text not null,
  product text not null,
  tier text not null,
  "position" integer not null,
  name jsonb not null,
  description jsonb not null,
  features jsonb not null,
  price bigint not null,
  updated_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint packages_pkey PRIMARY KEY (id),
  constraint packages_price_check CHECK ((price > 0))
);
CREATE TRIGGER count_version BEFORE INSERT OR UPDATE ON public.packages FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER notify_admin AFTER INSERT OR UPDATE ON public.packages FOR EACH ROW EXECUTE FUNCTION notify_admin('prices');

create table passkeys (
  id text not null,
  name text,
  public_key text not null,
  user_id text not null,
  credential_id text not null,
  counter integer not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  created_at timestamp with time zone,
  aaguid text,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);

create table payer_links (
  id uuid not null,
  order_id uuid not null,
  created_at timestamp with time zone not null,
  constraint payer_links_pkey PRIMARY KEY (id),
  constraint payer_links_order_id_key UNIQUE (order_id),
  constraint payer_links_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);

create table payment_notifications (
  id bigint generated always as identity not null,
  provider text not null,
  reference text not null,
  notification_key text not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  times integer default 1 not null,
  body jsonb not null,
  constraint payment_notifications_pkey PRIMARY KEY (id),
  constraint payment_notifications_provider_notification_key_key UNIQUE (provider, notification_key)
);
CREATE INDEX payment_notifications_last ON public.payment_notifications USING btree (last_at);
CREATE INDEX payment_notifications_reference ON public.payment_notifications USING btree (provider, reference);

create table payment_receipts (
  id bigint generated always as identity not null,
  order_id uuid not null,
  money_id text not null,
  amount bigint not null,
  currency text not null,
  received_at timestamp with time zone not null,
  reversed_at timestamp with time zone,
  attribution_id bigint,
  constraint payment_receipts_pkey PRIMARY KEY (id),
  constraint payment_receipts_order_id_money_id_key UNIQUE (order_id, money_id),
  constraint payment_receipts_attribution_id_fkey FOREIGN KEY (attribution_id) REFERENCES attributions(id),
  constraint payment_receipts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX payment_receipts_attribution ON public.payment_receipts USING btree (attribution_id) WHERE (attribution_id IS NOT NULL);
CREATE INDEX payment_receipts_money ON public.payment_receipts USING btree (money_id);
CREATE INDEX payment_receipts_received_at ON public.payment_receipts USING btree (received_at);
CREATE INDEX payment_receipts_reversed_at ON public.payment_receipts USING btree (reversed_at) WHERE (reversed_at IS NOT NULL);
CREATE TRIGGER payment_receipts_figure_day AFTER UPDATE ON public.payment_receipts FOR EACH ROW WHEN (((old.reversed_at IS DISTINCT FROM new.reversed_at) OR (old.amount <> new.amount))) EXECUTE FUNCTION mark_figure_day_of_receipt();

create table payments (
  order_id uuid not null,
  provider text not null,
  reference text not null,
  provider_id text,
  state text not null,
  instructions jsonb,
  expires_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  created_at timestamp with time zone not null,
  checked_at timestamp with time zone not null,
  trace text,
  paid_notice_at timestamp with time zone,
  can_refund boolean default false not null,
  constraint payments_pkey PRIMARY KEY (order_id),
  constraint payments_provider_reference_key UNIQUE (provider, reference),
  constraint payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['charging'::text, 'pending'::text, 'settled'::text, 'over'::text])))
);
CREATE INDEX payments_bill_key_prefix ON public.payments USING btree (((instructions ->> 'bill_key'::text)) text_pattern_ops);
CREATE INDEX payments_noticed ON public.payments USING btree (paid_notice_at) WHERE ((state = ANY (ARRAY['charging'::text, 'pending'::text])) AND (paid_notice_at IS NOT NULL));
CREATE INDEX payments_over ON public.payments USING btree (expires_at) WHERE ((state = 'over'::text) AND (settled_at IS NULL));
CREATE INDEX payments_provider_id ON public.payments USING btree (provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX payments_settled ON public.payments USING btree (settled_at) WHERE (state = 'settled'::text);
CREATE INDEX payments_va_number ON public.payments USING btree (COALESCE((instructions ->> 'va_number'::text), (instructions ->> 'bill_key'::text)));
CREATE INDEX payments_va_prefix ON public.payments USING btree (((instructions ->> 'va_number'::text)) text_pattern_ops);
CREATE INDEX payments_watched ON public.payments USING btree (checked_at) WHERE (state = ANY (ARRAY['charging'::text, 'pending'::text]));

create table price_notices (
  plan_id bigint not null,
  subscription_id uuid not null,
  stored_at timestamp with time zone not null,
  enqueued_at timestamp with time zone,
  sent_at timestamp with time zone,
  corrected_at timestamp with time zone,
  constraint price_notices_pkey PRIMARY KEY (plan_id, subscription_id),
  constraint price_notices_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES price_plans(id),
  constraint price_notices_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE CASCADE
);
CREATE INDEX price_notices_stored ON public.price_notices USING btree (stored_at);
CREATE INDEX price_notices_subscription ON public.price_notices USING btree (subscription_id);
CREATE INDEX price_notices_waiting ON public.price_notices USING btree (plan_id, subscription_id) WHERE (enqueued_at IS NULL);

create table price_plans (
  id bigint generated always as identity not null,
  package_id text not null,
  price bigint not null,
  from_day date not null,
  reason text not null,
  planned_by text not null,
  planned_at timestamp with time zone not null,
  state text default 'planned'::text not null,
  ended_by text,
  ended_at timestamp with time zone,
  version integer default 1 not null,
  notice_from bigint,
  constraint price_plans_pkey PRIMARY KEY (id),
  constraint price_plans_package_id_fkey FOREIGN KEY (package_id) REFERENCES packages(id),
  constraint price_plans_price_check CHECK ((price > 0)),
  constraint price_plans_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'applied'::text, 'cancelled'::text])))
);
CREATE INDEX price_plans_due ON public.price_plans USING btree (from_day, id) WHERE (state = 'planned'::text);
CREATE UNIQUE INDEX price_plans_one ON public.price_plans USING btree (package_id, from_day) WHERE (state = 'planned'::text);
CREATE TRIGGER count_version BEFORE INSERT OR UPDATE ON public.price_plans FOR EACH ROW EXECUTE FUNCTION count_version();

create table quotations (
  number text not null,
  token_hash text not null,
  locale text not null,
  issued_at timestamp with time zone not null,
  issued_on date not null,
  valid_until date not null,
  product text not null,
  package_id text not null,
  package_name jsonb not null,
  months integer not null,
  unit_price bigint not null,
  subtotal bigint not null,
  discount bigint not null,
  channel_fee bigint not null,
  dpp bigint not null,
  ppn bigint not null,
  total bigint not null,
  lines jsonb not null,
  tax jsonb not null,
  method text not null,
  voucher_code text,
  voucher_rule jsonb,
  seller jsonb not null,
  recipient_name text not null,
  recipient_company text not null,
  constraint quotations_pkey PRIMARY KEY (number),
  constraint quotations_token_hash_key UNIQUE (token_hash)
);

create table rate_limits (
  key text not null,
  count integer not null,
  resets_at timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
) with (fillfactor=70);

create table refund_accounts (
  order_id uuid not null,
  bank text not null,
  account_number text not null,
  holder text not null,
  given_at timestamp with time zone not null,
  constraint refund_accounts_pkey PRIMARY KEY (order_id),
  constraint refund_accounts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);

create table refunds (
  id bigint generated always as identity not null,
  order_id uuid not null,
  amount bigint not null,
  kind text not null,
  state text not null,
  note text not null,
  proof text default ''::text not null,
  recorded_by text not null,
  recorded_at timestamp with time zone not null,
  ended_by text,
  ended_at timestamp with time zone,
  provider_state text,
  provider_reference text,
  provider_reason text,
  provider_message text,
  provider_checked_at timestamp with time zone,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint refunds_amount_check CHECK ((amount > 0)),
  constraint refunds_kind_check CHECK ((kind = ANY (ARRAY['part'::text, 'all'::text]))),
  constraint refunds_provider_state_check CHECK ((provider_state = ANY (ARRAY['approved'::text, 'sent'::text, 'done'::text, 'refused'::text]))),
  constraint refunds_state_check CHECK ((state = ANY (ARRAY['recorded'::text, 'sent'::text, 'withdrawn'::text])))
);
CREATE INDEX refunds_at_provider ON public.refunds USING btree (provider_checked_at) WHERE (provider_state = 'sent'::text);
CREATE INDEX refunds_ended_at ON public.refunds USING btree (ended_at) WHERE (state = 'sent'::text);
CREATE INDEX refunds_open ON public.refunds USING btree (recorded_at) WHERE (state = 'recorded'::text);
CREATE INDEX refunds_order ON public.refunds USING btree (order_id);

create table released_files (
  release text not null,
  path text not null,
  is_compressed boolean not null,
  body bytea not null,
  constraint released_files_pkey PRIMARY KEY (path, release),
  constraint released_files_release_fkey FOREIGN KEY (release) REFERENCES releases(release) ON DELETE CASCADE
);
CREATE INDEX released_files_release ON public.released_files USING btree (release);
comment on table released_files is 'derived: each start of a release writes it';

create table releases (
  release text not null,
  started_at timestamp with time zone not null,
  is_stored boolean default false not null,
  constraint releases_pkey PRIMARY KEY (release)
);
comment on table releases is 'derived: each start of a release writes it';

create table reserved_usernames (
  username text not null,
  until timestamp with time zone not null,
  constraint reserved_usernames_pkey PRIMARY KEY (username)
);

create table review_proposals (
  id bigint generated always as identity not null,
  order_id uuid not null,
  state text not null,
  action jsonb not null,
  amount bigint not null,
  note text not null,
  proposed_by text not null,
  proposed_by_name text not null,
  proposed_at timestamp with time zone not null,
  decided_by text,
  decided_by_name text,
  decided_at timestamp with time zone,
  decided_note text,
  constraint review_proposals_pkey PRIMARY KEY (id),
  constraint review_proposals_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint review_proposals_check CHECK (((decided_by IS NULL) OR (decided_by <> proposed_by))),
  constraint review_proposals_state_check CHECK ((state = ANY (ARRAY['open'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text])))
);
CREATE INDEX review_proposals_order ON public.review_proposals USING btree (order_id, id);
CREATE UNIQUE INDEX review_proposals_open ON public.review_proposals USING btree (order_id) WHERE (state = 'open'::text);

create table rights_forms (
  id uuid not null,
  kind text not null,
  name text not null,
  email text not null,
  details text not null,
  locale text not null,
  sent_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  request_id uuid,
  ended_at timestamp with time zone,
  constraint rights_forms_pkey PRIMARY KEY (id),
  constraint rights_forms_request_id_key UNIQUE (request_id),
  constraint rights_forms_request_id_fkey FOREIGN KEY (request_id) REFERENCES rights_requests(id) ON DELETE CASCADE
);
CREATE INDEX rights_forms_email ON public.rights_forms USING btree (lower(email));

create table rights_requests (
  id uuid not null,
  kind text not null,
  state text not null,
  email_hash text not null,
  masked_email text not null,
  note text default ''::text not null,
  received_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  recorded_by text not null,
  done_at timestamp with time zone,
  done_by text,
  version integer default 1 not null,
  constraint rights_requests_pkey PRIMARY KEY (id)
);
CREATE INDEX rights_requests_email ON public.rights_requests USING btree (email_hash);
CREATE INDEX rights_requests_open ON public.rights_requests USING btree (due_at, id) WHERE (state = 'open'::text);
CREATE INDEX rights_requests_received ON public.rights_requests USING btree (received_at DESC, id DESC);
CREATE TRIGGER count_version BEFORE INSERT OR UPDATE ON public.rights_requests FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER notify_admin AFTER INSERT OR UPDATE ON public.rights_requests FOR EACH ROW EXECUTE FUNCTION notify_admin_of_right();

create table search_misses (
  day date not null,
  locale text not null,
  query text not null,
  count integer not null,
  constraint search_misses_pkey PRIMARY KEY (day, locale, query)
);

create table search_pages (
  locale text not null,
  path text not null,
  kind text not null,
  title text not null,
  summary text not null,
  body text not null,
  hash text not null,
  title_words tsvector not null,
  words tsvector not null,
  constraint search_pages_pkey PRIMARY KEY (locale, path)
);
CREATE INDEX search_pages_words ON public.search_pages USING gin (words);
comment on table search_pages is 'derived: each start indexes the pages';

create table search_vocabulary (
  locale text not null,
  word text not null,
  spelling text not null,
  pages integer not null,
  constraint search_vocabulary_pkey PRIMARY KEY (locale, word)
);
comment on table search_vocabulary is 'derived: each start indexes the pages';

create table sent_mails (
  mail_id text not null,
  at timestamp with time zone not null,
  kind text not null,
  user_id text,
  lead_id uuid,
  order_id uuid,
  audience text default 'customer'::text not null,
  subject text,
  constraint sent_mails_pkey PRIMARY KEY (mail_id),
  constraint sent_mails_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  constraint sent_mails_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint sent_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sent_mails_audience_check CHECK ((audience = ANY (ARRAY['customer'::text, 'sales'::text])))
);
CREATE INDEX sent_mails_at ON public.sent_mails USING btree (at);
CREATE INDEX sent_mails_lead ON public.sent_mails USING btree (lead_id, at DESC) WHERE (lead_id IS NOT NULL);
CREATE INDEX sent_mails_order ON public.sent_mails USING btree (order_id, at DESC) WHERE (order_id IS NOT NULL);
CREATE INDEX sent_mails_user ON public.sent_mails USING btree (user_id, at DESC) WHERE (user_id IS NOT NULL);

create table sessions (
  id text not null,
  token text not null,
  user_id text not null,
  expires_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  last_used_at timestamp with time zone default now() not null,
  confirmed_at timestamp with time zone default now(),
  factor_at timestamp with time zone,
  factor_by text,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_key UNIQUE (token),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);

create table settlement_files (
  id bigint generated always as identity not null,
  name text not null,
  format text not null,
  source text not null,
  content_hash text not null,
  state text not null,
  first_day date,
  last_day date,
  ignored integer not null,
  uploaded_by text not null,
  uploaded_at timestamp with time zone not null,
  posted_by text,
  posted_at timestamp with time zone,
  version integer default 1 not null,
  constraint settlement_files_pkey PRIMARY KEY (id),
  constraint settlement_files_format_check CHECK ((format = ANY (ARRAY['midtrans'::text, 'xendit'::text, 'other'::text]))),
  constraint settlement_files_state_check CHECK ((state = ANY (ARRAY['checked'::text, 'posted'::text, 'discarded'::text])))
);
CREATE INDEX settlement_files_listed ON public.settlement_files USING btree (uploaded_at DESC, id DESC);
CREATE UNIQUE INDEX settlement_files_once ON public.settlement_files USING btree (content_hash) WHERE (state <> 'discarded'::text);
CREATE TRIGGER count_version BEFORE INSERT OR UPDATE ON public.settlement_files FOR EACH ROW EXECUTE FUNCTION count_version();

create table settlement_mappings (
  header text not null,
  source text not null,
  columns jsonb not null,
  updated_by text not null,
  updated_at timestamp with time zone not null,
  constraint settlement_mappings_pkey PRIMARY KEY (header)
);

create table settlement_rows (
  id bigint generated always as identity not null,
  file_id bigint not null,
  line integer not null,
  kind text not null,
  source text not null,
  reference text not null,
  order_text text not null,
  va_number text not null,
  paid_day date,
  gross bigint not null,
  fee bigint not null,
  net bigint not null,
  result text not null,
  order_id uuid,
  expected bigint,
  posted_at timestamp with time zone,
  constraint settlement_rows_pkey PRIMARY KEY (id),
  constraint settlement_rows_file_id_fkey FOREIGN KEY (file_id) REFERENCES settlement_files(id),
  constraint settlement_rows_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint settlement_rows_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text]))),
  constraint settlement_rows_result_check CHECK ((result = ANY (ARRAY['matched'::text, 'amount_differs'::text, 'not_received'::text, 'unknown'::text, 'posted_before'::text])))
);
CREATE INDEX settlement_rows_of ON public.settlement_rows USING btree (file_id, result, id);
CREATE INDEX settlement_rows_order ON public.settlement_rows USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX settlement_rows_reference ON public.settlement_rows USING btree (reference);
CREATE UNIQUE INDEX settlement_rows_once ON public.settlement_rows USING btree (source, reference) WHERE (posted_at IS NOT NULL);

create table simulator_payments (
  reference text not null,
  provider_id text not null,
  method text not null,
  amount bigint not null,
  state text not null,
  paid bigint,
  money_id text,
  instructions jsonb not null,
  expires_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  received bigint default 0 not null,
  refunds jsonb default '[]'::jsonb not null,
  constraint simulator_payments_pkey PRIMARY KEY (reference),
  constraint simulator_payments_provider_id_key UNIQUE (provider_id)
);

create table speed_days (
  day date not null,
  metric text not null,
  page_kind text not null,
  edition text not null,
  device text not null,
  connection text not null,
  bucket smallint not null,
  count integer not null,
  constraint speed_days_pkey PRIMARY KEY (day, metric, page_kind, edition, device, connection, bucket)
);

create table staff_invitations (
  id text not null,
  email text not null,
  role text not null,
  locale text not null,
  token_hash text,
  invited_by text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  accepted_at timestamp with time zone,
  accepted_by text,
  constraint staff_invitations_pkey PRIMARY KEY (id),
  constraint staff_invitations_token_hash_key UNIQUE (token_hash),
  constraint staff_invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint staff_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX staff_invitations_open ON public.staff_invitations USING btree (email) WHERE ((withdrawn_at IS NULL) AND (accepted_at IS NULL));

create table staff_uses (
  user_id text not null,
  last_used_at timestamp with time zone not null,
  constraint staff_uses_pkey PRIMARY KEY (user_id),
  constraint staff_uses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table subscriber_events (
  id bigint generated always as identity not null,
  subscriber_id uuid not null,
  at timestamp with time zone not null,
  kind text not null,
  details jsonb not null,
  constraint subscriber_events_pkey PRIMARY KEY (id),
  constraint subscriber_events_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES subscribers(id) ON DELETE CASCADE,
  constraint subscriber_events_kind_check CHECK ((kind = ANY (ARRAY['asked'::text, 'confirmed'::text, 'imported'::text, 'changed'::text, 'ended'::text])))
);
CREATE INDEX subscriber_events_listed ON public.subscriber_events USING btree (subscriber_id, id);

create table subscriber_stops (
  digest text not null,
  at timestamp with time zone not null,
  constraint subscriber_stops_pkey PRIMARY KEY (digest)
);

create table subscribers (
  id uuid not null,
  email text not null,
  locale text not null,
  state text not null,
  privacy_version text not null,
  asked_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  ended_at timestamp with time zone,
  privacy_hash text,
  text_hash text,
  version integer default 1 not null,
  topics text[] default '{monthly}'::text[] not null,
  source text default 'form'::text not null,
  consent jsonb,
  end_reason text,
  changed_at timestamp with time zone,
  constraint subscribers_pkey PRIMARY KEY (id),
  constraint subscribers_email_key UNIQUE (email),
  constraint subscribers_end_reason_check CHECK ((end_reason = ANY (ARRAY['refused'::text, 'bounced'::text, 'complained'::text]))),
  constraint subscribers_source_check CHECK ((source = ANY (ARRAY['form'::text, 'import'::text])))
);
CREATE INDEX subscribers_confirmed_at ON public.subscribers USING btree (confirmed_at) WHERE (state = 'confirmed'::text);
CREATE INDEX subscribers_listed ON public.subscribers USING btree (asked_at DESC, id DESC);
CREATE INDEX subscribers_searched ON public.subscribers USING gin (email gin_trgm_ops);
CREATE TRIGGER count_version BEFORE INSERT OR UPDATE ON public.subscribers FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER notify_admin AFTER INSERT ON public.subscribers FOR EACH ROW WHEN ((new.source = 'form'::text)) EXECUTE FUNCTION notify_admin('subscribers');
CREATE TRIGGER notify_admin_of_change AFTER UPDATE ON public.subscribers FOR EACH ROW EXECUTE FUNCTION notify_admin('subscribers');
CREATE TRIGGER record_subscriber AFTER INSERT OR UPDATE ON public.subscribers FOR EACH ROW EXECUTE FUNCTION record_subscriber();

create table subscription_events (
  id bigint generated always as identity not null,
  subscription_id uuid not null,
  at timestamp with time zone not null,
  event text not null,
  from_state text,
  to_state text not null,
  order_id uuid,
  constraint subscription_events_pkey PRIMARY KEY (id),
  constraint subscription_events_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id)
);
CREATE INDEX subscription_events_of ON public.subscription_events USING btree (subscription_id, id);
CREATE TRIGGER subscription_events_append_only BEFORE DELETE OR UPDATE ON public.subscription_events FOR EACH ROW EXECUTE FUNCTION shop_append_only();

create table subscription_grants (
  id uuid not null,
  "position" bigint default nextval((pg_get_serial_sequence('subscription_terms'::text, 'position'::text))::regclass) not null,
  subscription_id uuid not null,
  package_id text not null,
  first_day date not null,
  last_day date not null,
  reason text not null,
  granted_by text not null,
  granted_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint subscription_grants_pkey PRIMARY KEY (id),
  constraint subscription_grants_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id),
  constraint subscription_grants_check CHECK ((last_day >= first_day))
);
CREATE INDEX subscription_grants_of ON public.subscription_grants USING btree (subscription_id, "position");

create table subscription_reminders (
  subscription_id uuid not null,
  last_day date not null,
  days integer not null,
  sent_at timestamp with time zone not null,
  constraint subscription_reminders_pkey PRIMARY KEY (subscription_id, last_day, days),
  constraint subscription_reminders_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id)
);

create table subscription_terms (
  order_id uuid not null,
  "position" bigint generated always as identity not null,
  subscription_id uuid not null,
  kind text not null,
  package_id text not null,
  first_day date not null,
  last_day date not null,
  months integer not null,
  granted_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint subscription_terms_pkey PRIMARY KEY (order_id),
  constraint subscription_terms_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint subscription_terms_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id)
);
CREATE INDEX subscription_terms_of ON public.subscription_terms USING btree (subscription_id, "position");

create table subscriptions (
  id uuid not null,
  user_id text not null,
  product text not null,
  state text not null,
  package_id text not null,
  last_day date not null,
  anchor integer not null,
  starts_at timestamp with time zone not null,
  renewal_cancelled_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_user_id_product_key UNIQUE (user_id, product)
);
CREATE INDEX subscriptions_product ON public.subscriptions USING btree (product, state);
CREATE INDEX subscriptions_renewing ON public.subscriptions USING btree (package_id) WHERE ((state = ANY (ARRAY['active'::text, 'grace'::text])) AND (renewal_cancelled_at IS NULL));
CREATE INDEX subscriptions_running ON public.subscriptions USING btree (last_day) WHERE (state = ANY (ARRAY['active'::text, 'grace'::text]));
CREATE TRIGGER count_version BEFORE INSERT OR UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER notify_admin AFTER INSERT OR UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION notify_admin_of_subscription();

create table task_feeds (
  user_id text not null,
  token_hash text not null,
  created_at timestamp with time zone not null,
  constraint task_feeds_pkey PRIMARY KEY (user_id),
  constraint task_feeds_token_hash_key UNIQUE (token_hash),
  constraint task_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table tasks (
  id uuid not null,
  lead_id uuid,
  created_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  author_id text not null,
  author_name text not null,
  assignee_id text not null,
  assignee_name text not null,
  title text not null,
  state text not null,
  version integer default 1 not null,
  told_at timestamp with time zone,
  kind text default 'todo'::text not null,
  order_id uuid,
  customer_id text,
  all_day boolean default false not null,
  closed_at timestamp with time zone,
  constraint tasks_pkey PRIMARY KEY (id),
  constraint tasks_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint tasks_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  constraint tasks_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint tasks_kind_check CHECK ((kind = ANY (ARRAY['call'::text, 'meeting'::text, 'mail'::text, 'todo'::text]))),
  constraint tasks_object_check CHECK ((num_nonnulls(lead_id, order_id, customer_id) <= 1)),
  constraint tasks_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'cancelled'::text])))
);
CREATE INDEX tasks_closed ON public.tasks USING btree (COALESCE(closed_at, due_at) DESC, id DESC) WHERE (state <> 'open'::text);
CREATE INDEX tasks_customer ON public.tasks USING btree (customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX tasks_lead ON public.tasks USING btree (lead_id, created_at) WHERE (lead_id IS NOT NULL);
CREATE INDEX tasks_open ON public.tasks USING btree (due_at, id) WHERE (state = 'open'::text);
CREATE INDEX tasks_open_of ON public.tasks USING btree (assignee_id, due_at, id) WHERE (state = 'open'::text);
CREATE INDEX tasks_order ON public.tasks USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX tasks_to_tell ON public.tasks USING btree (due_at) WHERE ((state = 'open'::text) AND (told_at IS NULL));
CREATE TRIGGER tasks_forget_notifications AFTER DELETE ON public.tasks FOR EACH ROW EXECUTE FUNCTION forget_task_notifications();

create table two_factors (
  id text not null,
  secret text not null,
  backup_codes text not null,
  user_id text not null,
  verified boolean default true not null,
  failed_verification_count integer default 0 not null,
  locked_until timestamp with time zone,
  wrong_codes integer default 0 not null,
  constraint two_factors_pkey PRIMARY KEY (id),
  constraint two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX two_factors_user ON public.two_factors USING btree (user_id);

create table used_codes (
  user_id text not null,
  code_hash text not null,
  used_at timestamp with time zone not null,
  constraint used_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint used_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX used_codes_at ON public.used_codes USING btree (used_at);

create table users (
  id text not null,
  name text not null,
  email text not null,
  email_verified boolean default false not null,
  image text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  two_factor_enabled boolean default false not null,
  first_name text default ''::text not null,
  last_name text default ''::text not null,
  username text not null,
  phone_number text default ''::text not null,
  company text default ''::text not null,
  job_role text default ''::text not null,
  address text default ''::text not null,
  user_role text default 'user'::text not null,
  products text[] default '{}'::text[] not null,
  locale text default 'id'::text not null,
  version integer default 1 not null,
  suspended_at timestamp with time zone,
  first_touch jsonb,
  last_touch jsonb,
  exposures jsonb,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_key UNIQUE (email),
  constraint users_username_key UNIQUE (username)
);
CREATE INDEX users_colleagues ON public.users USING btree (user_role) WHERE (user_role <> 'user'::text);
CREATE INDEX users_company_key ON public.users USING btree (company_key(company), created_at DESC, id) WHERE (user_role = 'user'::text);
CREATE INDEX users_company_lower ON public.users USING btree (lower(company)) WHERE (company <> ''::text);
CREATE INDEX users_created_at ON public.users USING btree (created_at);
CREATE INDEX users_customers ON public.users USING btree (created_at DESC, id DESC) WHERE (user_role = 'user'::text);
CREATE INDEX users_email_begins ON public.users USING btree (lower(email) text_pattern_ops) WHERE (user_role = 'user'::text);
CREATE INDEX users_email_lower ON public.users USING btree (lower(email));
CREATE INDEX users_exposures ON public.users USING gin (exposures) WHERE (exposures IS NOT NULL);
CREATE INDEX users_search ON public.users USING gin (lower(((((((name || ' '::text) || username) || ' '::text) || email) || ' '::text) || company)) gin_trgm_ops);
CREATE INDEX users_staff ON public.users USING btree (username) WHERE (user_role <> 'user'::text);
CREATE INDEX users_suspended ON public.users USING btree (created_at DESC, id DESC) WHERE (suspended_at IS NOT NULL);
CREATE INDEX users_unverified ON public.users USING btree (created_at DESC, id DESC) WHERE (NOT email_verified);
CREATE INDEX users_username_begins ON public.users USING btree (username text_pattern_ops) WHERE (user_role = 'user'::text);
CREATE INDEX users_words ON public.users USING gin (to_tsvector('simple'::regconfig, ((name || ' '::text) || company)));
CREATE STATISTICS public.users_company_keys ON company_key(company) FROM users;
CREATE TRIGGER count_company AFTER INSERT OR DELETE OR UPDATE OF company, user_role ON public.users FOR EACH ROW EXECUTE FUNCTION count_company();
CREATE TRIGGER count_version BEFORE INSERT OR UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER notify_admin AFTER INSERT OR UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION notify_admin('customers');
CREATE TRIGGER users_figure_day AFTER UPDATE OF user_role ON public.users FOR EACH ROW WHEN (((old.user_role = 'user'::text) IS DISTINCT FROM (new.user_role = 'user'::text))) EXECUTE FUNCTION mark_figure_day_of_account();

create table verifications (
  id text not null,
  identifier text not null,
  value text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint verifications_pkey PRIMARY KEY (id)
);
CREATE INDEX verifications_identifier ON public.verifications USING btree (identifier);

create table voucher_batches (
  id bigint generated always as identity not null,
  name text not null,
  prefix text not null,
  size integer not null,
  request_key text not null,
  created_by text not null,
  created_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  version integer default 1 not null,
  constraint voucher_batches_pkey PRIMARY KEY (id),
  constraint voucher_batches_request_key_key UNIQUE (request_key),
  constraint voucher_batches_size_check CHECK ((size > 0))
);
CREATE TRIGGER count_version BEFORE INSERT OR UPDATE ON public.voucher_batches FOR EACH ROW EXECUTE FUNCTION count_version();

create table voucher_holds (
  order_id uuid not null,
  voucher_id bigint not null,
  user_id text not null,
  state text not null,
  updated_at timestamp with time zone not null,
  constraint voucher_holds_pkey PRIMARY KEY (order_id),
  constraint voucher_holds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint voucher_holds_voucher_id_fkey FOREIGN KEY (voucher_id) REFERENCES vouchers(id),
  constraint voucher_holds_state_check CHECK ((state = ANY (ARRAY['held'::text, 'used'::text, 'given_back'::text])))
);
CREATE INDEX voucher_holds_recent ON public.voucher_holds USING btree (voucher_id, updated_at DESC, order_id DESC);
CREATE INDEX voucher_holds_user ON public.voucher_holds USING btree (voucher_id, user_id, state);
CREATE UNIQUE INDEX voucher_holds_one ON public.voucher_holds USING btree (voucher_id, user_id) WHERE (state = 'held'::text);

create table vouchers (
  id bigint generated always as identity not null,
  uuid uuid not null,
  code text not null,
  unit text not null,
  value bigint not null,
  max_price bigint,
  expired timestamp with time zone,
  start_date date not null,
  end_date date not null,
  max_uses integer,
  max_uses_per_customer integer,
  products jsonb,
  min_months integer,
  held integer default 0 not null,
  used integer default 0 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer default 1 not null,
  batch_id bigint,
  constraint vouchers_pkey PRIMARY KEY (id),
  constraint vouchers_code_key UNIQUE (code),
  constraint vouchers_uuid_key UNIQUE (uuid),
  constraint vouchers_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES voucher_batches(id),
  constraint vouchers_check CHECK (((value > 0) AND ((unit = 'idr'::text) OR (value <= 100)))),
  constraint vouchers_code_check CHECK ((code = upper(code))),
  constraint vouchers_held_check CHECK ((held >= 0)),
  constraint vouchers_max_price_check CHECK ((max_price >= 0)),
  constraint vouchers_max_uses_check CHECK ((max_uses >= 0)),
  constraint vouchers_max_uses_per_customer_check CHECK ((max_uses_per_customer >= 0)),
  constraint vouchers_unit_check CHECK ((unit = ANY (ARRAY['percent'::text, 'idr'::text]))),
  constraint vouchers_used_check CHECK ((used >= 0))
);
CREATE INDEX vouchers_batch ON public.vouchers USING btree (batch_id, id) WHERE (batch_id IS NOT NULL);
CREATE INDEX vouchers_code_prefix ON public.vouchers USING btree (code text_pattern_ops);
CREATE INDEX vouchers_listed ON public.vouchers USING btree (created_at DESC, id DESC) WHERE (batch_id IS NULL);
CREATE TRIGGER count_version BEFORE INSERT OR UPDATE ON public.vouchers FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER notify_admin AFTER INSERT ON public.vouchers FOR EACH ROW WHEN ((new.batch_id IS NULL)) EXECUTE FUNCTION notify_admin('vouchers');
CREATE TRIGGER notify_admin_of_change AFTER UPDATE ON public.vouchers FOR EACH ROW WHEN (((new.batch_id IS NULL) OR (new.held <> old.held) OR (new.used <> old.used))) EXECUTE FUNCTION notify_admin('vouchers');

create table workspace_preparations (
  order_id uuid not null,
  subscription_id uuid not null,
  state text not null,
  requested_at timestamp with time zone not null,
  due_day date not null,
  ended_at timestamp with time zone,
  ended_by text,
  days_given_back integer,
  constraint workspace_preparations_pkey PRIMARY KEY (order_id),
  constraint workspace_preparations_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint workspace_preparations_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id)
);
CREATE INDEX workspace_preparations_of ON public.workspace_preparations USING btree (subscription_id);
CREATE INDEX workspace_preparations_waiting ON public.workspace_preparations USING btree (due_day) WHERE (state = 'preparing'::text);

create view facts as
 SELECT measure,
    person,
    at,
    kind,
    product,
    locale,
    amount,
    cash,
    exposures,
    utm_source,
    utm_medium,
    utm_campaign,
    landing,
    page,
    ( SELECT jsonb_build_object('first', (array_agg(arrivals.touch ORDER BY arrivals.arrived) FILTER (WHERE (arrivals.side = 'first'::text)))[1], 'last', (array_agg(arrivals.touch ORDER BY arrivals.direct, arrivals.arrived DESC) FILTER (WHERE (arrivals.side = 'last'::text)))[1]) AS jsonb_build_object
           FROM ( SELECT sides.side,
                    sides.touch,
                    (concat((sides.touch ->> 'utm_source'::text), (sides.touch ->> 'utm_medium'::text), (sides.touch ->> 'utm_campaign'::text), (sides.touch ->> 'utm_term'::text), (sides.touch ->> 'referrer'::text)) = ''::text) AS direct,
                    LEAST(
                        CASE
                            WHEN ((sides.touch ->> 'at'::text) ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$'::text) THEN (sides.touch ->> 'at'::text)
                            ELSE NULL::text
                        END, to_char((stored.stored_at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text)) AS arrived
                   FROM ( SELECT COALESCE(request.first_touch, request.last_touch,
                                CASE
                                    WHEN (COALESCE(request.utm_source, request.utm_medium, request.utm_campaign) IS NOT NULL) THEN jsonb_build_object('utm_source', COALESCE(request.utm_source, ''::text), 'utm_medium', COALESCE(request.utm_medium, ''::text), 'utm_campaign', COALESCE(request.utm_campaign, ''::text), 'landing_page', COALESCE(request.page, ''::text))
                                    ELSE NULL::jsonb
                                END) AS first_touch,
                            COALESCE(request.last_touch, request.first_touch,
                                CASE
                                    WHEN (COALESCE(request.utm_source, request.utm_medium, request.utm_campaign) IS NOT NULL) THEN jsonb_build_object('utm_source', COALESCE(request.utm_source, ''::text), 'utm_medium', COALESCE(request.utm_medium, ''::text), 'utm_campaign', COALESCE(request.utm_campaign, ''::text), 'landing_page', COALESCE(request.page, ''::text))
                                    ELSE NULL::jsonb
                                END) AS last_touch,
                            request.received_at AS stored_at
                           FROM leads request
                          WHERE ((lower(request.email) = fact.address) AND (request.received_at <= fact.known_at) AND (request.state <> ALL (ARRAY['suspect'::text, 'spam'::text])))
                        UNION ALL
                         SELECT COALESCE(known.first_touch, known.last_touch) AS "coalesce",
                            COALESCE(known.last_touch, known.first_touch) AS "coalesce",
                            known.created_at
                           FROM users known
                          WHERE ((known.id = fact.account) AND (known.created_at <= fact.known_at))
                        UNION ALL
                         SELECT COALESCE(earlier.first_touch, earlier.last_touch) AS "coalesce",
                            COALESCE(earlier.last_touch, earlier.first_touch) AS "coalesce",
                            earlier.placed_at
                           FROM orders earlier
                          WHERE ((earlier.user_id = fact.account) AND (earlier.placed_at <= fact.known_at))) stored,
                    LATERAL ( VALUES ('first'::text,stored.first_touch), ('last'::text,stored.last_touch)) sides(side, touch)
                  WHERE (sides.touch IS NOT NULL)) arrivals) AS touches
   FROM ( SELECT 'lead'::text AS measure,
            lower(lead.email) AS person,
            lead.received_at AS at,
            lead.kind,
            lead.product,
            lead.locale,
            (0)::bigint AS amount,
            (0)::bigint AS cash,
            lead.exposures,
            lead.utm_source,
            lead.utm_medium,
            lead.utm_campaign,
            COALESCE(NULLIF((lead.last_touch ->> 'landing_page'::text), ''::text), lead.page, ''::text) AS landing,
            COALESCE(NULLIF(lead.page, ''::text), NULLIF((lead.last_touch ->> 'landing_page'::text), ''::text), ''::text) AS page,
            ( SELECT account.id
                   FROM users account
                  WHERE (account.email = lower(lead.email))) AS account,
            lower(lead.email) AS address,
            lead.received_at AS known_at
           FROM leads lead
          WHERE ((lead.state <> ALL (ARRAY['suspect'::text, 'spam'::text])) AND (lead.kind <> ALL (ARRAY['manual'::text, 'import'::text])) AND ((lead.merged_into IS NULL) OR ((EXISTS ( SELECT
                   FROM leads survivor
                  WHERE ((survivor.id = lead.merged_into) AND (survivor.kind = ANY (ARRAY['manual'::text, 'import'::text]))))) AND (NOT (EXISTS ( SELECT
                   FROM leads sibling
                  WHERE ((sibling.merged_into = lead.merged_into) AND (sibling.kind <> ALL (ARRAY['manual'::text, 'import'::text])) AND ((sibling.state = ANY (ARRAY['suspect'::text, 'spam'::text])) = (lead.state = ANY (ARRAY['suspect'::text, 'spam'::text]))) AND (ROW(sibling.received_at, sibling.id) < ROW(lead.received_at, lead.id)))))))))
        UNION ALL
         SELECT 'suspect'::text AS measure,
            lower(lead.email) AS person,
            lead.received_at AS at,
            lead.kind,
            lead.product,
            lead.locale,
            (0)::bigint AS amount,
            (0)::bigint AS cash,
            lead.exposures,
            lead.utm_source,
            lead.utm_medium,
            lead.utm_campaign,
            COALESCE(NULLIF((lead.last_touch ->> 'landing_page'::text), ''::text), lead.page, ''::text) AS landing,
            COALESCE(NULLIF(lead.page, ''::text), NULLIF((lead.last_touch ->> 'landing_page'::text), ''::text), ''::text) AS page,
            ( SELECT account.id
                   FROM users account
                  WHERE (account.email = lower(lead.email))) AS account,
            lower(lead.email) AS address,
            lead.received_at AS known_at
           FROM leads lead
          WHERE ((lead.state = ANY (ARRAY['suspect'::text, 'spam'::text])) AND (lead.kind <> ALL (ARRAY['manual'::text, 'import'::text])) AND ((lead.merged_into IS NULL) OR ((EXISTS ( SELECT
                   FROM leads survivor
                  WHERE ((survivor.id = lead.merged_into) AND (survivor.kind = ANY (ARRAY['manual'::text, 'import'::text]))))) AND (NOT (EXISTS ( SELECT
                   FROM leads sibling
                  WHERE ((sibling.merged_into = lead.merged_into) AND (sibling.kind <> ALL (ARRAY['manual'::text, 'import'::text])) AND ((sibling.state = ANY (ARRAY['suspect'::text, 'spam'::text])) = (lead.state = ANY (ARRAY['suspect'::text, 'spam'::text]))) AND (ROW(sibling.received_at, sibling.id) < ROW(lead.received_at, lead.id)))))))))
        UNION ALL
         SELECT 'registration'::text AS measure,
            account.id AS person,
            account.created_at AS at,
            'account'::text AS kind,
            COALESCE(account.products[1], ''::text) AS product,
            account.locale,
            (0)::bigint AS amount,
            (0)::bigint AS cash,
            account.exposures,
            NULL::text AS utm_source,
            NULL::text AS utm_medium,
            NULL::text AS utm_campaign,
            NULL::text AS landing,
            NULL::text AS page,
            account.id AS account,
            lower(account.email) AS address,
            account.created_at AS known_at
           FROM users account
          WHERE (account.user_role = 'user'::text)
        UNION ALL
         SELECT 'order'::text AS measure,
            sale.user_id AS person,
            sale.placed_at AS at,
            sale.kind,
            sale.product,
            sale.locale,
            (sale.total - sale.ppn) AS amount,
            (0)::bigint AS cash,
            sale.exposures,
            NULL::text AS utm_source,
            NULL::text AS utm_medium,
            NULL::text AS utm_campaign,
            NULL::text AS landing,
            NULL::text AS page,
            sale.user_id AS account,
            NULLIF(lower(sale.email), ''::text) AS address,
            sale.placed_at AS known_at
           FROM orders sale
        UNION ALL
         SELECT 'paid'::text AS measure,
            sale.user_id AS person,
            invoice.issued_at AS at,
            sale.kind,
            sale.product,
            sale.locale,
            (sale.total - sale.ppn) AS amount,
            (0)::bigint AS cash,
            sale.exposures,
            NULL::text AS utm_source,
            NULL::text AS utm_medium,
            NULL::text AS utm_campaign,
            NULL::text AS landing,
            NULL::text AS page,
            sale.user_id AS account,
            NULLIF(lower(sale.email), ''::text) AS address,
            sale.placed_at AS known_at
           FROM (invoices invoice
             JOIN orders sale ON ((sale.id = invoice.order_id)))
          WHERE (sale.state <> 'reversed'::text)
        UNION ALL
         SELECT 'revenue'::text AS measure,
            sale.user_id AS person,
            invoice.issued_at AS at,
            sale.kind,
            sale.product,
            sale.locale,
            (sale.total - sale.ppn) AS amount,
            (0)::bigint AS cash,
            sale.exposures,
            NULL::text AS utm_source,
            NULL::text AS utm_medium,
            NULL::text AS utm_campaign,
            NULL::text AS landing,
            NULL::text AS page,
            sale.user_id AS account,
            NULLIF(lower(sale.email), ''::text) AS address,
            sale.placed_at AS known_at
           FROM (invoices invoice
             JOIN orders sale ON ((sale.id = invoice.order_id)))
          WHERE (sale.state <> 'reversed'::text)
        UNION ALL
         SELECT 'revenue'::text AS measure,
            sale.user_id AS person,
            note.issued_at AS at,
            sale.kind,
            sale.product,
            sale.locale,
            (- (note.amount -
                CASE
                    WHEN (sale.total > 0) THEN ((((2 * note.amount) * sale.ppn) + sale.total) / (2 * sale.total))
                    ELSE (0)::bigint
                END)) AS amount,
            (0)::bigint AS cash,
            sale.exposures,
            NULL::text AS utm_source,
            NULL::text AS utm_medium,
            NULL::text AS utm_campaign,
            NULL::text AS landing,
            NULL::text AS page,
            sale.user_id AS account,
            NULLIF(lower(sale.email), ''::text) AS address,
            sale.placed_at AS known_at
           FROM (credit_notes note
             JOIN orders sale ON ((sale.id = note.order_id)))
          WHERE (sale.state <> 'reversed'::text)
        UNION ALL
         SELECT 'received'::text AS measure,
            sale.user_id AS person,
            receipt.received_at AS at,
            sale.kind,
            sale.product,
            sale.locale,
            (0)::bigint AS amount,
            receipt.amount AS cash,
            sale.exposures,
            NULL::text AS utm_source,
            NULL::text AS utm_medium,
            NULL::text AS utm_campaign,
            NULL::text AS landing,
            NULL::text AS page,
            sale.user_id AS account,
            NULLIF(lower(sale.email), ''::text) AS address,
            sale.placed_at AS known_at
           FROM (payment_receipts receipt
             JOIN orders sale ON ((sale.id = receipt.order_id)))
          WHERE ((receipt.currency = 'IDR'::text) AND (receipt.reversed_at IS NULL))
        UNION ALL
         SELECT 'refunded'::text AS measure,
            sale.user_id AS person,
            refund.ended_at AS at,
            sale.kind,
            sale.product,
            sale.locale,
            (0)::bigint AS amount,
            refund.amount AS cash,
            sale.exposures,
            NULL::text AS utm_source,
            NULL::text AS utm_medium,
            NULL::text AS utm_campaign,
            NULL::text AS landing,
            NULL::text AS page,
            sale.user_id AS account,
            NULLIF(lower(sale.email), ''::text) AS address,
            sale.placed_at AS known_at
           FROM (refunds refund
             JOIN orders sale ON ((sale.id = refund.order_id)))
          WHERE (refund.state = 'sent'::text)
        UNION ALL
         SELECT 'held'::text AS measure,
            sale.user_id AS person,
            held.since AS at,
            sale.kind,
            sale.product,
            sale.locale,
            (0)::bigint AS amount,
            held.amount AS cash,
            sale.exposures,
            NULL::text AS utm_source,
            NULL::text AS utm_medium,
            NULL::text AS utm_campaign,
            NULL::text AS landing,
            NULL::text AS page,
            sale.user_id AS account,
            NULLIF(lower(sale.email), ''::text) AS address,
            sale.placed_at AS known_at
           FROM (order_attention attention
             JOIN orders sale ON ((sale.id = attention.order_id))),
            LATERAL ( SELECT max(receipt.received_at) AS since,
                    (((sum(receipt.amount) - ( SELECT COALESCE(sum(refund.amount), (0)::numeric) AS "coalesce"
                           FROM refunds refund
                          WHERE ((refund.order_id = sale.id) AND (refund.state = 'sent'::text)))) - (
                        CASE
                            WHEN (sale.state = 'paid'::text) THEN sale.total
                            ELSE (0)::bigint
                        END)::numeric))::bigint AS amount
                   FROM payment_receipts receipt
                  WHERE ((receipt.order_id = sale.id) AND (receipt.currency = 'IDR'::text) AND (receipt.reversed_at IS NULL))) held
          WHERE (held.amount > 0)) fact;

create view lead_reminders as
 SELECT id,
    lead_id,
    created_at AS at,
    due_at,
    author_id,
    author_name,
    assignee_id AS for_id,
    assignee_name AS for_name,
    title AS text,
    state,
    version,
    told_at AS mailed_at
   FROM tasks
  WHERE (lead_id IS NOT NULL);

CREATE OR REPLACE FUNCTION public.add_campaign_splits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin

  insert into campaign_split_days (dimension, day, measure, first, last, count, amount)
  select case when grouping(first_campaign) = 0 then 'campaign' when grouping(first_source) = 0 then 'source'
      when grouping(first_medium) = 0 then 'medium' when grouping(first_edition) = 0 then 'edition'
      when grouping(product) = 0 then 'product' else 'locale' end,
    day, measure, coalesce(first_campaign, first_source, first_medium, first_edition, product, locale),
    coalesce(last_campaign, last_source, last_medium, last_edition, product, locale),
    sum(count)::bigint, sum(amount)::bigint
  from "added"
  group by grouping sets ((day, measure, first_campaign, last_campaign), (day, measure, first_source, last_source),
    (day, measure, first_medium, last_medium), (day, measure, first_edition, last_edition), (day, measure, product),
    (day, measure, locale));
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.audit_hash(entry audit_log)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
      select encode(sha256(convert_to(jsonb_build_array(
        entry.id, entry.previous_hash, extract(epoch from entry.at), entry.actor_kind, entry.actor_id, entry.actor_name,
        entry.network, entry.request_id, entry.action, entry.object_kind, entry.object_id, entry.before, entry.after,
        entry.reason)::text, 'UTF8')), 'hex')
    $function$;

CREATE OR REPLACE FUNCTION public.chain_audit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      head audit_head;
      chained audit_log;
    begin
      select * into head from audit_head for update;
      select * into chained from audit_log where audit_log.entry = new.entry;
      chained.id := head.id + 1;
      chained.previous_hash := head.hash;
      chained.hash := audit_hash(chained);
      update audit_log set id = chained.id, previous_hash = chained.previous_hash, hash = chained.hash
        where audit_log.entry = new.entry;
      update audit_head set id = chained.id, hash = chained.hash;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.company_key(company text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE COST 1000
AS $function$
    begin
      return btrim(regexp_replace(regexp_replace(
        regexp_replace(' ' || lower(company) || ' ', '[^[:alnum:]]+', '  ', 'g'),
        ' (pt|cv|ud|tbk|persero|ltd|limited|inc|llc|pte) ', ' ', 'g'), ' +', ' ', 'g'));
    end $function$;

CREATE OR REPLACE FUNCTION public.count_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      was text := case when tg_op <> 'INSERT' and old.user_role = 'user' then old.company else '' end;
      becomes text := case when tg_op <> 'DELETE' and new.user_role = 'user' then new.company else '' end;
    begin
      if was = becomes then return null; end if;
      if company_key(becomes) <> '' then
        insert into companies as known (id, name, people) values (company_key(becomes), becomes, 1)
          on conflict (id) do update set people = known.people + 1, name = least(known.name, excluded.name);
      end if;
      if company_key(was) <> '' then perform leave_company(was); end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.count_lead_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      new.words := lead_words(new.id, new.name, new.company, new.email, new.phone, new.message);
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.count_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      -- A row may be inserted from JSON without the column, which is null then.
      new.version := case tg_op when 'INSERT' then coalesce(new.version, 1) else old.version + 1 end;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.forget_lead_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    delete from notifications where object_kind = 'lead' and object_id = old.id::text;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.forget_task_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    delete from notifications where object_kind = 'task' and object_id = old.id::text;
    return null;
  end $function$;

CREATE OR REPLACE FUNCTION public.keep_lead_state_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      new.state_at := new.updated_at;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.lead_beginnings(words tsvector)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE COST 1000
AS $function$
      select array_agg(left(lexeme, 4)) || array_agg(left(lexeme, 6)) filter (where length(lexeme) >= 6)
      from unnest(words) where lexeme ~ '^[a-z]{4}'
    $function$;

CREATE OR REPLACE FUNCTION public.lead_facets(state text, product text, industry text, locale text, kind text, owner_id text, utm_source text, utm_campaign text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
      select array[
        'state:' || state, 'product:' || product, 'industry:' || industry, 'locale:' || locale, 'kind:' || kind,
        'owner:' || coalesce(owner_id, 'nobody'), 'source:' || utm_source, 'campaign:' || utm_campaign]
    $function$;

CREATE OR REPLACE FUNCTION public.lead_short_beginnings(words tsvector)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE COST 1000
AS $function$
      select array_agg(distinct left(lexeme, 3)) from unnest(words) where lexeme ~ '^[a-z]{3}'
    $function$;

CREATE OR REPLACE FUNCTION public.lead_words(id uuid, name text, company text, email text, phone text, message text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
      select strip(to_tsvector('simple', translate(
          concat_ws(' ', name, company, email, message), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', '                                ')))
        || array_to_tsvector(array_remove(array[lower(email), ltrim(phone, '+'), left(id::text, 8)], ''))
    $function$;

CREATE OR REPLACE FUNCTION public.leave_company(left_company text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    declare
      key text := company_key(left_company);
    begin
      update companies set people = people - 1 where id = key;
      delete from companies where id = key and people <= 0;
      update companies set name = coalesce(
          (select min(company) from users where user_role = 'user' and company_key(company) = key), name)
        where id = key and name = left_company;
    end $function$;

CREATE OR REPLACE FUNCTION public.mark_figure_day_of_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into figure_days_changed (day) values ((new.created_at at time zone 'Asia/Jakarta')::date);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.mark_figure_day_of_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into figure_days_changed (day)
      select (issued_at at time zone 'Asia/Jakarta')::date from invoices where order_id = new.id
      union all select (issued_at at time zone 'Asia/Jakarta')::date from credit_notes where order_id = new.id;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.mark_figure_day_of_lead()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into figure_days_changed (day) values ((new.received_at at time zone 'Asia/Jakarta')::date);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.mark_figure_day_of_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into figure_days_changed (day) values ((new.received_at at time zone 'Asia/Jakarta')::date);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.notify_admin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform pg_notify('admin_changes', tg_argv[0] || ':' || new.id);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.notify_admin_of_right()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform pg_notify('admin_changes', 'people:' || new.id);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.notify_admin_of_subscription()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      perform pg_notify('admin_changes', 'customers:' || new.user_id);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.receive_lead(allowed boolean, lead jsonb, own_answer jsonb, claim_scope text, claim_key text, claim_hash text, forget_before timestamp with time zone, OUT outcome text, OUT answer jsonb)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
    declare
      earlier idempotency_keys;
    begin
      if not allowed then
        outcome := 'limited';
        return;
      end if;
      outcome := 'first';
      answer := own_answer;
      if claim_key is not null then
        insert into idempotency_keys as it (scope, key, request_hash, answer, created_at)
        values (claim_scope, claim_key, claim_hash, own_answer, (lead->>'received_at')::timestamptz)
        on conflict (scope, key) do update
          set request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at
          where it.created_at < forget_before;
        if not found then
          select * into earlier from idempotency_keys where scope = claim_scope and key = claim_key;
          outcome := case when earlier.request_hash = claim_hash then 'repeat' else 'reused' end;
          answer := case when earlier.request_hash = claim_hash then earlier.answer end;
          return;
        end if;
      end if;
      insert into leads select (jsonb_populate_record(null::leads, lead)).*;
    end
    $function$;

CREATE OR REPLACE FUNCTION public.record_subscriber()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      is_new boolean := tg_op = 'INSERT' or old.state <> new.state or old.asked_at <> new.asked_at;
    begin
      if is_new then
        insert into subscriber_events (subscriber_id, at, kind, details) values (
          new.id,
          case new.state when 'asked' then new.asked_at when 'confirmed' then new.confirmed_at else new.ended_at end,
          case when new.state = 'confirmed' and tg_op = 'INSERT' and new.source = 'import' then 'imported'
            else new.state end,
          jsonb_strip_nulls(jsonb_build_object('locale', new.locale, 'reason', case new.state when 'ended' then
            new.end_reason end)));
      elsif (old.locale, old.topics) is distinct from (new.locale, new.topics) then
        insert into subscriber_events (subscriber_id, at, kind, details) values (
          new.id, coalesce(new.changed_at, new.asked_at), 'changed',
          jsonb_build_object('locale', new.locale, 'topics', new.topics));
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'UPDATE' and old.id is null
        and to_jsonb(new) - 'id' - 'previous_hash' - 'hash' = to_jsonb(old) - 'id' - 'previous_hash' - 'hash' then
        return new;
      end if;
      raise exception 'The audit log is append-only';
    end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if (new.document, new.locale, new.number, new.words, new.author, new.created_at)
        is distinct from (old.document, old.locale, old.number, old.words, old.author, old.created_at) then
        raise exception 'content versions are append-only';
      end if;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.remove_campaign_splits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      delete from campaign_split_days where day in (select distinct day from removed);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.shop_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      -- Set for one transaction by the upkeep.
      if tg_op = 'DELETE' and current_setting('bigsuite.retention', true) = 'on' then
        return old;
      end if;
      raise exception '% only grows', tg_table_name;
    end $function$;

CREATE OR REPLACE FUNCTION public.take_from_limit(limit_key text, at timestamp with time zone, until timestamp with time zone, OUT used integer, OUT ends timestamp with time zone)
 RETURNS record
 LANGUAGE sql
AS $function$
      insert into rate_limits as it (key, count, resets_at) values (limit_key, 1, until)
      on conflict (key) do update set
        count = case when it.resets_at <= at or it.resets_at > until then 1 else it.count + 1 end,
        resets_at = case when it.resets_at <= at or it.resets_at > until then until else it.resets_at end
      returning count, resets_at
    $function$;
