import type { PersonView } from "#accounts/person/person-view.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** Reads who is logged in (`GET /user/login`), the one call whose token comes from local storage. */
export async function userLogin(signal?: AbortSignal): Promise<Outcome<PersonView>> {
  const outcome = await request<{ data: PersonView }>("GET", "/user/login", {
    token: "storage",
    ...(signal && { signal }),
  });
  return mapOutcome(outcome, ({ data }) => data);
}
