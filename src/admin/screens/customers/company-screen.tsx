import { Link, useParams } from "react-router";
import { pathTo } from "#contract/calls.ts";
import type { CustomerRow } from "#desk/customer-contract.ts";
import { fill } from "#text/fill.ts";
import { Table } from "#ui/table.tsx";
import { useCall, useWords } from "../../kit/data.ts";
import { DetailScreen, Facts, Panel } from "../../kit/parts.ts";
import { customerColumns } from "./customer-columns.tsx";
import { LeadsPanel, OrdersPanel } from "./related-tables.tsx";

/** Renders a company: the people who gave its name, with their packages, orders and leads. */
export default function CompanyScreen() {
  const { key = "" } = useParams();
  const words = useWords("admin-customers");
  const call = useCall(pathTo("/admin/customers/companies/:key", { key }));
  const columns = customerColumns(words).filter(({ id }) => id !== "company");
  const { fields, panels } = words;
  return (
    <DetailScreen call={call} title={key} back={{ to: "/customers/companies", label: words.backToCompanies }}>
      {(company) => ({
        title: company.name,
        main: (
          <>
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
          </>
        ),
        side: (
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
        ),
      })}
    </DetailScreen>
  );
}

/** Renders a customer's name, which leads to their page. */
function CustomerLink({ customer }: { customer: Pick<CustomerRow, "id" | "name"> }) {
  return (
    <Link className="link" to={`/customers/${encodeURIComponent(customer.id)}`}>
      {customer.name}
    </Link>
  );
}
