import { z } from "zod";
import { extend, optional } from "zod/mini";
import { readEmailChange } from "#accounts/links/email-changes.server.ts";
import { type AccountView, accountView } from "#accounts/person/account-view.ts";
import { readDeletion } from "#accounts/person/deletion.server.ts";
import { exportPerson } from "#accounts/person/personal-data.server.ts";
import { changeProfile } from "#accounts/person/profile.server.ts";
import type { User } from "#accounts/person/user.server.ts";
import { profileChangeSchema } from "#accounts/registration/registration.ts";
import { saveBillingDetails } from "#shop/orders/billing-details.server.ts";
import { buyer } from "#shop/orders/buyer.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { viewPerson } from "../auth/view-person.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals } from "../http/problem.ts";
import { billingOf } from "./billing.ts";

const common = { tags: ["account"], security: [{ bearer: [] }] };
const response = z.object({ data: accountView });
const accountChange = extend(profileChangeSchema(phoneEverywhere), { billing: optional(buyer) });

/** GET and PATCH /account, GET /account/export: a person's own data. */
export function account(api: Api, deps: ApiDeps): void {
  const viewAccount = async (user: User): Promise<AccountView> => ({
    ...viewPerson(user),
    new_email: (await readEmailChange(deps.db, user.id, deps.now())) ?? null,
    deletion_due_at: (await readDeletion(deps.db, user.id))?.due_at.toISOString() ?? null,
    billing: await billingOf(deps, user),
  });

  api.get(
    "/account",
    { schema: { ...common, response: { 200: response, ...refusals(401, 403) } } },
    async (request) => ({
      data: await viewAccount(request.signedIn.user),
    }),
  );

  api.patch(
    "/account",
    {
      schema: {
        ...common,
        body: accountChange,
        response: { 200: response, ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const { signedIn } = request;
      const { billing, ...profile } = request.body;
      const changed = await changeProfile(deps, signedIn.user, profile);
      if (!changed.ok) throw new Problem(400, "invalid_input", { issues: changed.issues });
      if (billing) await saveBillingDetails(deps.db, signedIn.user.id, billing, deps.now());
      return { data: await viewAccount(changed.user) };
    },
  );

  api.get(
    "/account/export",
    {
      schema: {
        ...common,
        summary: "Everything stored about the person, as a file",
        response: { 200: z.object({ data: z.looseObject({}) }), ...refusals(401, 403) },
      },
    },
    async (request, reply) => {
      const { signedIn } = request;
      const data = await exportPerson(deps, deps.personalData, signedIn);
      deps.logSecurity(request, "account_exported", { user: signedIn.user.id });
      reply.header("content-disposition", 'attachment; filename="bigsuite-data.json"');
      return { data };
    },
  );
}
