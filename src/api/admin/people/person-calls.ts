import { z } from "zod";
import { findRequest, hashEmail } from "#accounts/rights/rights-requests.server.ts";
import { erasedPersonView, foundPersonView, withdrawnView } from "#accounts/rights/rights-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { erasePerson } from "./erase-person.ts";
import { handOverPerson } from "./export-person.ts";
import { findPerson } from "./find-person.ts";
import { personAddress } from "./person-address.ts";
import { personDeps } from "./person-deps.ts";
import { withdrawNewsOf } from "./withdraw-news.ts";

const about = z.object({ email: personAddress });
const admin = adminSchema("people");
const refused = refusals(400, 401, 403, 404, 409);

/** Registers the calls that find, export, erase and withdraw by e-mail address, with an account or without. */
export function personCalls(api: Api, deps: ApiDeps): void {
  const { db } = deps;
  const person = personDeps(deps);

  api.post(
    "/admin/people/find",
    {
      config: { permission: ["people", "read"] },
      schema: {
        ...admin,
        summary: "What is stored about an address; `request` must be one of the same address",
        body: about.extend({ request: z.uuid().optional() }),
        response: { 200: z.object({ data: foundPersonView }), ...refused },
      },
    },
    async ({ body: { email, request } }) => {
      if (request) {
        const row = await findRequest(db, request);
        if (!row) throw new Problem(404, "not_found");
        if (row.email_hash !== hashEmail(email, person.secret))
          throw new Problem(409, "address_differs", { issues: [{ path: "email", code: "invalid" }] });
      }
      return { data: await findPerson(email, person) };
    },
  );

  api.post(
    "/admin/people/export",
    {
      config: { permission: ["people", "export"], recentFactor: true },
      schema: {
        ...admin,
        summary: "Everything about an address, to hand over; fulfils its requests for access",
        body: about,
        response: { 200: z.object({ data: z.record(z.string(), z.unknown()) }), ...refused },
      },
    },
    async ({ body, staff: { actor } }) => ({ data: await handOverPerson(body.email, { ...person, actor }) }),
  );

  api.post(
    "/admin/people/erase",
    {
      config: { permission: ["people", "write"], recentFactor: true },
      schema: {
        ...admin,
        summary: "Erase everything but what tax law keeps; fulfils the requests for erasure",
        body: about,
        response: { 200: z.object({ data: erasedPersonView }), ...refused },
      },
    },
    async ({ body, staff: { actor } }) => {
      const erased = await erasePerson(body.email, { ...person, actor });
      if (!erased.ok) throw new Problem(409, erased.code);
      return { data: erased };
    },
  );

  api.post(
    "/admin/people/withdraw",
    {
      config: { permission: ["people", "write"] },
      schema: {
        ...admin,
        summary: "Withdraw every consent to news; fulfils the requests for it",
        body: about,
        response: { 200: z.object({ data: withdrawnView }), ...refused },
      },
    },
    async ({ body, staff: { actor } }) => ({ data: await withdrawNewsOf(body.email, { ...person, actor }) }),
  );
}
