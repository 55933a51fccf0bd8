import { z } from "zod";
import { extend, optional } from "zod/mini";
import { deleteAccount, exportPerson } from "#accounts/personal-data.server.ts";
import { changeProfile } from "#accounts/profile.server.ts";
import { profileChangeSchema } from "#accounts/registration.ts";
import type { User } from "#accounts/user.server.ts";
import { phoneEverywhere } from "#catalogue/phone-everywhere.server.ts";
import { saveBillingDetails } from "#shop/billing-details.server.ts";
import { buyer } from "#shop/buyer.ts";
import { billingOf, billingView } from "./account-billing.ts";
import type { Api, ApiDeps } from "./deps.ts";
import { enforceRateLimit } from "./limit.ts";
import { Problem, refusals } from "./problem.ts";
import { userView, viewUser } from "./user-view.ts";

const common = { tags: ["account"], security: [{ bearer: [] }] };
const user = z.object({ data: userView.extend({ billing: billingView }) });
const changes = extend(profileChangeSchema(phoneEverywhere), { billing: optional(buyer) });

/** GET, PATCH and DELETE /account, GET /account/export: a person's own data. */
export function account(api: Api, deps: ApiDeps): void {
  const answer = async (person: User) => ({ data: { ...viewUser(person), billing: await billingOf(deps, person) } });

  api.get("/account", { schema: { ...common, response: { 200: user, ...refusals(401, 403) } } }, async (request) =>
    answer((await deps.signedIn(request)).user),
  );

  api.patch(
    "/account",
    {
      schema: {
        ...common,
        body: changes,
        response: { 200: user, ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const signedIn = await deps.signedIn(request);
      const { billing, ...profile } = request.body;
      const changed = await changeProfile(deps, signedIn.user, profile);
      if (!changed.ok) throw new Problem(400, "invalid_input", { issues: changed.issues });
      if (billing) await saveBillingDetails(deps.db, signedIn.user.id, billing, deps.now());
      return answer(changed.user);
    },
  );

  api.get(
    "/account/export",
    {
      schema: {
        ...common,
        summary: "Everything kept on the person, as a file",
        response: { 200: z.object({ data: z.looseObject({}) }), ...refusals(401, 403) },
      },
    },
    async (request, reply) => {
      const signedIn = await deps.signedIn(request);
      const data = await exportPerson(deps, deps.personalData, signedIn);
      deps.logSecurity(request, "account_exported", { user: signedIn.user.id });
      reply.header("content-disposition", 'attachment; filename="bigsuite-data.json"');
      return { data };
    },
  );

  api.delete(
    "/account",
    {
      schema: {
        ...common,
        summary: "Close the account for good",
        body: z.object({ password: z.string().min(1).max(1000) }),
        response: { 200: z.object({ data: z.object({ deleted: z.literal(true) }) }), ...refusals(400, 401, 403, 429) },
      },
    },
    async (request) => {
      const signedIn = await deps.signedIn(request);
      await enforceRateLimit(request, "password", deps.config.limits.login, deps);
      const { password } = request.body;
      const deleted = await deleteAccount(deps, deps.personalData, { user: signedIn.user, password });
      const user = signedIn.user.id;
      if (!deleted.ok) {
        deps.logSecurity(request, "confirmation_refused", { user, reason: deleted.code });
        throw new Problem(400, deleted.code);
      }
      deps.logSecurity(request, "account_deleted", { user });
      return { data: { deleted: true as const } };
    },
  );
}
