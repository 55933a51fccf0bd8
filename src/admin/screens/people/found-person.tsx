import { Link } from "react-router";
import type { FoundPersonView } from "#accounts/rights/rights-view.ts";
import { fill } from "#text/fill.ts";
import { formatShortMoment } from "#time/format.ts";
import { Table } from "#ui/table.tsx";
import { ActorName } from "../../history/audit-names.tsx";
import { Facts } from "../../layout/facts.tsx";
import { Panel } from "../../layout/panel.tsx";
import { When } from "../../layout/when.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import { DueMark } from "./due-mark.tsx";
import { PersonActions } from "./person-actions.tsx";

/** Renders what is stored about an address, and what can be done about it. */
export function FoundPerson({ person, onChanged }: { person: FoundPersonView; onChanged: () => void }) {
  const words = useWords("admin-people");
  const { yes, no } = useWords("admin");
  const { found, columns, kinds } = words;
  const { fields } = found;
  return (
    <>
      <Panel title={`${found.title}: ${person.email}`}>
        {isEmpty(person) ? (
          <p role="status">{found.nothing}</p>
        ) : (
          <Facts
            rows={[
              [fields.account, <Account key="account" account={person.account} />],
              [fields.requests, person.contact_requests],
              [fields.apiRequests, person.api_requests],
              [fields.events, person.event_registrations],
              [fields.newsletter, found.newsletterStates[newsletterState(person)]],
              [fields.news, person.consent_to_news ? yes : no],
              [fields.orders, person.orders],
              [fields.invoices, person.invoices],
              [fields.conversation, person.conversation],
            ]}
          />
        )}
        {!isEmpty(person) && <PersonActions person={person} onChanged={onChanged} />}
      </Panel>
      <Panel title={found.history}>
        {person.requests.length === 0 && <p className="text-muted">{found.noHistory}</p>}
        {person.requests.length > 0 && (
          <Table
            caption={fill(words.tableOf, { name: found.history })}
            head={[columns.kind, columns.state, columns.received, columns.by]}
            rows={person.requests.map((request) => [
              <Link key="kind" className="link" to={`/people/requests/${request.id}`}>
                {kinds[request.kind]}
              </Link>,
              <DueMark key="state" request={request} />,
              <When key="received" date={request.received_at} />,
              <ActorName key="by" by={request.recorded_by} />,
            ])}
          />
        )}
      </Panel>
    </>
  );
}

function Account({ account }: Pick<FoundPersonView, "account">) {
  const { found } = useWords("admin-people");
  const locale = useLocale();
  if (!account) return found.noAccount;
  const since = fill(found.accountSince, { time: formatShortMoment(account.created_at, locale) });
  if (account.role !== "user") return since;
  return (
    <>
      {since}{" "}
      <Link className="link" to={`/customers/${encodeURIComponent(account.id)}`}>
        {found.openAccount}
      </Link>
    </>
  );
}

function isEmpty({ account, contact_requests, api_requests, newsletter, orders, ...person }: FoundPersonView): boolean {
  return !account && !newsletter && contact_requests + api_requests + orders + person.event_registrations === 0;
}

function newsletterState({ newsletter }: FoundPersonView): "asked" | "confirmed" | "ended" | "none" {
  return newsletter === "asked" || newsletter === "confirmed" || newsletter === "ended" ? newsletter : "none";
}
