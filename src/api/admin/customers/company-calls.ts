import { z } from "zod";
import { companyRowView, companyView } from "#accounts/customers/company-view.ts";
import { plainLine } from "#text/plain-line.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { listCompanies, readCompany } from "./companies.ts";

const admin = adminSchema("customers");
const refused = refusals(400, 401, 403, 404, 409);

/** GET /admin/customers/companies: accounts grouped by company, and one company with what belongs to it. */
export function companyCalls(api: Api, { db }: ApiDeps): void {
  api.get(
    "/admin/customers/companies",
    {
      config: { permission: ["customers", "read"] },
      schema: {
        ...admin,
        summary: "Companies of customers, by name",
        querystring: pageQuery.extend({ q: z.string().overwrite(plainLine).max(100).optional() }),
        response: { 200: pageOf(companyRowView), ...refused },
      },
    },
    async ({ query, staff }) => {
      const { rows, next } = await listCompanies(db, query, staff.role);
      return { data: rows, meta: { next_cursor: next } };
    },
  );

  api.get(
    "/admin/customers/companies/:key",
    {
      config: { permission: ["customers", "read"] },
      schema: {
        ...admin,
        summary: "A company by its normalised name",
        params: z.object({ key: z.string().min(1).max(300) }),
        response: { 200: z.object({ data: companyView }), ...refused },
      },
    },
    async ({ params, staff }) => {
      const company = await readCompany(db, params.key, staff.role);
      if (!company) throw new Problem(404, "not_found");
      return { data: company };
    },
  );
}
