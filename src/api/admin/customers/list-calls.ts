import { z } from "zod";
import { customerRowView } from "#accounts/customers/customer-view.ts";
import { soldOnline } from "#catalogue/products.ts";
import { plainLine } from "#text/plain-line.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { customerRows } from "./customer-rows.ts";
import { listCustomers } from "./list-customers.ts";

/** GET /admin/customers: accounts of customers, newest first. */
export function customerList(api: Api, { db }: ApiDeps): void {
  api.get(
    "/admin/customers",
    {
      config: { permission: ["customers", "read"] },
      schema: {
        ...adminSchema("customers"),
        summary: "Customers, newest first; `q` searches name, username, e-mail address and company",
        querystring: pageQuery.extend({
          q: z.string().overwrite(plainLine).max(100).optional(),
          package: z.enum(["active", "none"]).optional(),
          product: z.enum(soldOnline).optional(),
          state: z.enum(["suspended", "unverified"]).optional(),
        }),
        response: { 200: pageOf(customerRowView), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async ({ query }) => {
      const { rows, next } = await listCustomers(db, query);
      return { data: await customerRows(db, rows), meta: { next_cursor: next } };
    },
  );
}
