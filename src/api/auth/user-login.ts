import { loginContract } from "#accounts/person/person-contract.ts";
import type { Api } from "../http/deps.ts";
import { serve } from "../http/serve.ts";
import { viewPerson } from "./view-person.ts";

/** GET /user/login: the person who sends the token. */
export function userLogin(api: Api): void {
  serve(api, loginContract, { read: ({ request }) => viewPerson(request.signedIn.user) });
}
