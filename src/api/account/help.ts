import type { User } from "#accounts/person/user.server.ts";
import { shownName } from "#accounts/staff/staff-people.server.ts";
import { ownHelpContract } from "#shop/help/help-contract.ts";
import { sendHelpRequest, solveOwn, writeAgain } from "#shop/help/help-requests.server.ts";
import { ownRequests, ownThread } from "#shop/help/read-help.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { refused, serve } from "../http/serve.ts";

/** Each is a mail to the team. */
const requestsPerHour = { max: 10, seconds: 3600 };
const messagesPerHour = { max: 30, seconds: 3600 };

const customerOf = (user: User) => ({ id: user.id, name: shownName(user), locale: user.locale });

/** A customer's requests for help. */
export function help(api: Api, deps: ApiDeps): void {
  const { shop } = deps;
  const own = async (user: User, id: string) => (await ownThread(shop.db, user.id, id)) ?? undefined;
  serve(api, ownHelpContract, {
    list: ({ request }) => ownRequests(shop.db, request.signedIn.user.id),
    send: async ({ request, body }) => {
      const { user } = request.signedIn;
      await enforceRateLimit(request, "help-request", requestsPerHour, deps, user.id);
      const sent = await sendHelpRequest(shop, customerOf(user), body);
      return sent.ok ? own(user, body.id) : sent;
    },
    read: ({ request, params }) => own(request.signedIn.user, params.id),
    writeAgain: async ({ request, params, body }) => {
      const { user } = request.signedIn;
      await enforceRateLimit(request, "help-message", messagesPerHour, deps, user.id);
      const written = await writeAgain(shop, customerOf(user), params.id, body);
      if (written === "not_found" || written === "unknown_file") return refused(written);
      return own(user, params.id);
    },
    solve: async ({ request, params }) => {
      const { user } = request.signedIn;
      return (await solveOwn(shop, user.id, params.id)) ? own(user, params.id) : undefined;
    },
  });
}
