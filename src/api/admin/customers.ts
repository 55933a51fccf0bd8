import {
  changeCustomerPackage,
  endCustomerSessions,
  restoreCustomer,
  sendVerification,
  suspendCustomer,
} from "#desk/change-customer.server.ts";
import { listCompanies, readCompany } from "#desk/companies.server.ts";
import { customerContract } from "#desk/customer-contract.ts";
import { listCustomers, readCustomer } from "#desk/customers.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { serve } from "../http/serve.ts";

/** Customers and companies, and what staff do with an account. */
export function customers(api: Api, deps: ApiDeps): void {
  const { db } = deps;
  serve(api, customerContract, {
    list: ({ query }) => listCustomers(db, query),
    companies: ({ query, staff }) => listCompanies(db, query, staff.role),
    company: ({ params, staff }) => readCompany(db, params.key, staff.role),
    read: ({ params, staff }) => readCustomer(deps, params.id, staff.role),
    suspend: ({ params, body, staff: { actor } }) => suspendCustomer({ ...deps, actor }, { ...params, ...body }),
    restore: ({ params, body, staff: { actor } }) => restoreCustomer({ ...deps, actor }, { ...params, ...body }),
    verify: ({ params, staff: { actor } }) => sendVerification({ ...deps, actor }, params.id),
    endSessions: ({ params, body, staff: { actor } }) =>
      endCustomerSessions({ ...deps, actor }, params.id, body.session),
    changeLastDay: ({ params: { id, subscription }, body, staff: { actor } }) =>
      changeCustomerPackage({ ...deps, actor }, id, { subscription, ...body }),
  });
}
