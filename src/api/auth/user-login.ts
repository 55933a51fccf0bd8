import { z } from "zod";
import type { Api } from "../http/deps.ts";
import { refusals } from "../http/problem.ts";
import { userView, viewUser } from "./user-view.ts";

/** GET /user/login: the person whose token it is. */
export function userLogin(api: Api): void {
  api.get(
    "/user/login",
    {
      schema: {
        tags: ["account"],
        summary: "Who is logged in",
        security: [{ bearer: [] }],
        response: { 200: z.object({ data: userView }), ...refusals(401, 403) },
      },
    },
    async (request) => ({ data: viewUser(request.signedIn.user) }),
  );
}
