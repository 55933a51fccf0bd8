import { extend, optional } from "zod/mini";
import { readEmailChange } from "#accounts/links/email-changes.server.ts";
import { type AccountView, accountContract } from "#accounts/person/account-contract.ts";
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
import { Problem } from "../http/problem.ts";
import { serve } from "../http/serve.ts";
import { billingOf } from "./billing.ts";

const accountChange = extend(profileChangeSchema(phoneEverywhere), { billing: optional(buyer) });

/** A person's own data. */
export function account(api: Api, deps: ApiDeps): void {
  const viewAccount = async (user: User): Promise<AccountView> => ({
    ...viewPerson(user),
    new_email: (await readEmailChange(deps.db, user.id, deps.now())) ?? null,
    deletion_due_at: (await readDeletion(deps.db, user.id))?.due_at.toISOString() ?? null,
    billing: await billingOf(deps, user),
  });

  serve(api, accountContract(accountChange), {
    read: ({ request }) => viewAccount(request.signedIn.user),
    change: async ({ request: { signedIn }, body: { billing, ...profile } }) => {
      const changed = await changeProfile(deps, signedIn.user, profile);
      if (!changed.ok) throw new Problem(400, "invalid_input", { issues: changed.issues });
      if (billing) await saveBillingDetails(deps.db, signedIn.user.id, billing, deps.now());
      return viewAccount(changed.user);
    },
    export: async ({ request }, reply) => {
      const { signedIn } = request;
      const data = await exportPerson(deps, deps.personalData, signedIn);
      deps.logSecurity(request, "account_exported", { user: signedIn.user.id });
      reply.header("content-disposition", 'attachment; filename="bigsuite-data.json"');
      return data;
    },
  });
}
