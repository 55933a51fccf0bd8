import { extend, optional } from "zod/mini";
import { readEmailChange } from "#accounts/links/email-changes.server.ts";
import { endOtherSessions, endSession, listSessions } from "#accounts/login/sessions.server.ts";
import {
  type AccountView,
  accountContract,
  type BillingView,
  type ConsentsView,
  consentsContract,
  sessionsContract,
} from "#accounts/person/account-contract.ts";
import { insertConsents, readConsents } from "#accounts/person/consents.server.ts";
import { readDeletion } from "#accounts/person/deletion.server.ts";
import { personName } from "#accounts/person/person-name.ts";
import { exportPerson } from "#accounts/person/personal-data.server.ts";
import { changeProfile } from "#accounts/person/profile.server.ts";
import type { User } from "#accounts/person/user.server.ts";
import { profileChangeSchema } from "#accounts/registration/registration.ts";
import { findBillingDetails, saveBillingDetails } from "#shop/orders/billing-details.server.ts";
import { buyer } from "#shop/orders/buyer.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { viewPerson } from "../auth/view-person.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem } from "../http/problem.ts";
import { serve } from "../http/serve.ts";
import { accountTextHashes } from "../leads/consent-texts.ts";

/** Returns the saved billing details; until there are any, those of the company in the profile, or else of the person. */
async function billingOf({ shop }: Pick<ApiDeps, "shop">, user: User): Promise<BillingView> {
  const saved = await findBillingDetails(shop.db, user.id);
  return saved ?? { name: user.company || personName(user), address: user.address };
}

/** What a person consented to, with the history, and giving or withdrawing one consent. */
export function accountConsents(api: Api, deps: ApiDeps): void {
  const viewConsents = async (userId: string): Promise<ConsentsView> => {
    const { current, history } = await readConsents(deps.db, userId);
    return { current, history: history.map((entry) => ({ ...entry, at: entry.at.toISOString() })) };
  };

  serve(api, consentsContract, {
    read: ({ request }) => viewConsents(request.signedIn.user.id),
    change: async ({ request, body }) => {
      const { user } = request.signedIn;
      await enforceRateLimit(request, "consents", deps.config.limits.forms, deps, user.id);
      const locale = preferredLocale(request.headers["accept-language"]);
      const text_hash = accountTextHashes({ locale, privacy_version: body.version })[body.purpose];
      await insertConsents(deps.db, user.id, [{ ...body, locale, at: deps.now(), text_hash }]);
      return viewConsents(user.id);
    },
  });
}

/** The logins of an account. */
export function accountSessions(api: Api, deps: ApiDeps): void {
  serve(api, sessionsContract, {
    list: async ({ request }) => {
      const { user, sessionId } = request.signedIn;
      const sessions = await listSessions(deps.db, { userId: user.id, sessionId, now: deps.now() });
      return sessions.map((session) => ({
        ...session,
        created_at: session.created_at.toISOString(),
        last_used_at: session.last_used_at.toISOString(),
      }));
    },
    endOthers: async ({ request }) => {
      const { user, sessionId } = request.signedIn;
      const ended = await endOtherSessions(deps.db, user.id, sessionId);
      deps.logSecurity(request, "sessions_ended", { user: user.id });
      return { ended };
    },
    end: async ({ request, params }) => {
      const { user } = request.signedIn;
      if (!(await endSession(deps.db, user.id, params.id))) return undefined;
      deps.logSecurity(request, "sessions_ended", { user: user.id });
      return { ended: 1 };
    },
  });
}

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
