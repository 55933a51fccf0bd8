import { z } from "zod";
import { personView } from "#accounts/person/person-view.ts";
import type { Api } from "../http/deps.ts";
import { refusals } from "../http/problem.ts";
import { viewPerson } from "./view-person.ts";

/** GET /user/login: the person who sends the token. */
export function userLogin(api: Api): void {
  api.get(
    "/user/login",
    {
      schema: {
        tags: ["account"],
        summary: "Who is logged in",
        security: [{ bearer: [] }],
        response: { 200: z.object({ data: personView }), ...refusals(401, 403) },
      },
    },
    async (request) => ({ data: viewPerson(request.signedIn.user) }),
  );
}
