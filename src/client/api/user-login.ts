import type { UserData } from "../state/user.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** `GET /user/login`: who is logged in. The one call whose token comes from local storage. */
export async function userLogin(signal?: AbortSignal): Promise<Outcome<UserData>> {
  const outcome = await request<{ data: UserData }>("GET", "/user/login", {
    token: "storage",
    ...(signal && { signal }),
  });
  return mapOutcome(outcome, ({ data }) => data);
}
