import { useMemo } from "react";
import { useParams } from "react-router";
import type { CompanyView } from "#accounts/customers/company-view.ts";
import { fill } from "#text/fill.ts";
import { Table } from "#ui/table.tsx";
import { useCall } from "../../data/use-call.ts";
import { Facts } from "../../layout/facts.tsx";
import { Loading } from "../../layout/loading.tsx";
import { NotFound } from "../../layout/not-found.tsx";
import { Panel } from "../../layout/panel.tsx";
import { RefusalNote } from "../../layout/refusal-note.tsx";
import { Screen } from "../../layout/screen.tsx";
import { useWords } from "../../words/use-words.ts";
import { customerColumns } from "./customer-columns.tsx";
import { CustomerLink } from "./customer-link.tsx";
import { LeadsPanel, OrdersPanel } from "./related-tables.tsx";

/** Renders a company: the people who gave its name, with their packages, orders and leads. */
export default function CompanyScreen() {
  const { key = "" } = useParams();
  const words = useWords("admin-customers");
  const path = `/admin/customers/companies/${encodeURIComponent(key)}`;
  const { data: company, refusal, refetch } = useCall<CompanyView>(path);
  const columns = useMemo(() => customerColumns(words).filter(({ id }) => id !== "company"), [words]);
  if (refusal?.status === 404) return <NotFound />;
  if (!company)
    return (
      <Screen title={key} back={{ to: "/customers/companies", label: words.backToCompanies }}>
        <RefusalNote refusal={refusal} onRetry={refetch} />
        {!refusal && <Loading />}
      </Screen>
    );
  const { fields, panels } = words;
  return (
    <Screen title={company.name} back={{ to: "/customers/companies", label: words.backToCompanies }}>
      <div className="columns">
        <div className="stack">
          <Panel title={panels.people}>
            <Table
              caption={fill(words.tableOf, { name: panels.people })}
              head={columns.map(({ header }) => header)}
              rows={company.customers.map((row) =>
                columns.map(({ id, cell }) => (id === "name" ? <CustomerLink key={id} customer={row} /> : cell(row))),
              )}
            />
            {company.people > company.customers.length && <p className="mt-2 text-muted">{words.newest}</p>}
          </Panel>
          <OrdersPanel orders={company.newest_orders} />
          <LeadsPanel leads={company.newest_leads} title={fields.leads} />
        </div>
        <Panel title={panels.summary}>
          <Facts
            rows={[
              [fields.spellings, company.spellings.join("; ")],
              [fields.people, company.people],
              [fields.runningPackages, company.packages],
              company.orders !== null && [fields.paidOrders, company.orders],
              company.leads !== null && [fields.leads, company.leads],
            ]}
          />
        </Panel>
      </div>
    </Screen>
  );
}
