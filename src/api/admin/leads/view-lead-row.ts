import { readNames } from "#accounts/staff/staff-people.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Lead } from "#leads/inbox/lead-list-request.server.ts";
import type { LeadRowView } from "#leads/inbox/lead-row-view.ts";
import { given } from "#leads/requests/contact-request.ts";
import { requestNumber } from "#leads/requests/request-number.ts";

/** Returns leads as rows of a list, with the names of their owners. */
export async function viewLeadRows(db: Database, leads: readonly Lead[]): Promise<LeadRowView[]> {
  const owners = await readNames(
    db,
    leads.map(({ owner_id }) => owner_id),
  );
  return leads.map((lead) => viewLeadRow(lead, owners));
}

function viewLeadRow(lead: Lead, owners: ReadonlyMap<string, string>): LeadRowView {
  const { id, version, kind, state, name, company, email, industry, product, locale } = lead;
  const { utm_source, utm_campaign, suspicion, owner_id } = lead;
  return {
    id,
    version,
    kind,
    state,
    name,
    company,
    email,
    phone: given(lead.phone),
    industry,
    product,
    locale,
    utm_source,
    utm_campaign,
    suspicion,
    excerpt: excerptOf(lead.message),
    number: requestNumber(id),
    received_at: lead.received_at.toISOString(),
    updated_at: lead.updated_at.toISOString(),
    owner: owner_id === null ? null : { id: owner_id, name: owners.get(owner_id) ?? owner_id },
  };
}

/** Characters of a message that a list shows. */
const longestExcerpt = 160;

/** Returns how a message begins, on one line; null when none was written. */
function excerptOf(message: string | null): string | null {
  const text = given(message ?? "")
    ?.replace(/\s+/g, " ")
    .trim();
  if (!text) return null;
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt - 1).trimEnd()}…` : text;
}
