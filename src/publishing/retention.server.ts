import { sql } from "kysely";
import { olderThan, type RetentionTable } from "#infra/retention/retention.server.ts";

/** Months for which drafts that were never published, and comments that are resolved, are stored. */
const editing = { months: 24 };

/** The words that editors write. */
export const publishingRetention = {
  content_previews: { delete: [{ after: { seconds: 0 }, due: olderThan("expires_at") }] },
  content_versions: {
    delete: [
      {
        after: editing,
        // What was ever visible is evidence of what the company promised.
        due: (before) => sql`created_at < ${before} and published_at is null
          and not exists (select from content_documents where content_versions.id in (draft_id, published_id))
          and not exists (select from content_publications, jsonb_array_elements(items) as item
            where content_versions.id in ((item ->> 'version_id')::bigint, (item ->> 'replaced_id')::bigint))`,
      },
    ],
    recorded: true,
  },
  content_threads: { delete: [{ after: editing, due: olderThan("resolved_at") }] },
  content_comments: { deletedWith: "content_threads" },
  content_bases: { permanent: "one row for each shipped text that editors changed" },
  content_documents: { permanent: "one row for each text that editors changed" },
  content_publications: { permanent: "what became visible when, and who decided it" },
  content_redirects: { permanent: "former addresses lead to the present ones" },
} as const satisfies RetentionTable;
