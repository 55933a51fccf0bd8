import { rightsContract } from "#accounts/rights/rights-contract.ts";
import { erasePerson, findPerson, handOverPerson, personDeps, withdrawNewsOf } from "#desk/people.server.ts";
import {
  isRequestOf,
  listPersonRequests,
  movePersonRequest,
  readPersonRequest,
  recordPersonRequest,
} from "#desk/person-requests.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";
import { serve } from "../http/serve.ts";
import { staleVersion } from "./stale-version.ts";

/** People's rights to their data: their requests, and what is found, handed over, erased and withdrawn by address. */
export function people(api: Api, deps: ApiDeps): void {
  const person = personDeps(deps);
  serve(api, rightsContract, {
    list: ({ query }) => listPersonRequests(deps, query),
    read: ({ params }) => readPersonRequest(deps, params.id),
    record: async ({ body: { received_at, ...body }, staff: { actor } }) => {
      const receivedAt = received_at ? new Date(received_at) : deps.now();
      const recorded = await recordPersonRequest({ ...person, actor }, { ...body, receivedAt });
      if (recorded.ok) return recorded.request;
      throw new Problem(400, recorded.code, { issues: [{ path: "received_at", code: "invalid" }] });
    },
    move: async ({ params, body, staff: { actor } }) => {
      const moved = await movePersonRequest({ ...person, actor }, params.id, body);
      if (moved.ok) return moved.request;
      if (moved.code === "not_found") return undefined;
      if (moved.code === "stale_version") throw staleVersion(moved.current);
      throw new Problem(409, moved.code, { extra: { current: moved.current } });
    },
    find: async ({ body: { email, request } }) => {
      const isOfPerson = request === undefined || (await isRequestOf(person, request, email));
      if (isOfPerson) return findPerson(email, person);
      if (isOfPerson === undefined) return undefined;
      throw new Problem(409, "address_differs", { issues: [{ path: "email", code: "invalid" }] });
    },
    handOver: ({ body, staff: { actor } }) => handOverPerson(body.email, { ...person, actor }),
    erase: ({ body, staff: { actor } }) => erasePerson(body.email, { ...person, actor }),
    withdraw: ({ body, staff: { actor } }) => withdrawNewsOf(body.email, { ...person, actor }),
  });
}
