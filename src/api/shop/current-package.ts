import { z } from "zod";
import { customerPackages } from "#shop/subscriptions/customer-packages.server.ts";
import { hasAccess } from "#shop/subscriptions/subscription-states.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { refusals } from "../http/problem.ts";
import { packageView, viewPackage } from "./shop-view.ts";

const answer = z.object({
  data: z.object({ active_package: packageView.nullable(), user_package: z.array(packageView) }),
});

/** GET /transaction/current-package: every package the customer has, and the running one bought last. */
export function currentPackage(api: Api, deps: ApiDeps): void {
  api.get(
    "/transaction/current-package",
    {
      schema: {
        summary: "Own packages",
        tags: ["shop"],
        security: [{ bearer: [] }],
        response: { 200: answer, ...refusals(401, 403) },
      },
    },
    async (request) => {
      const { user } = request.signedIn;
      const locale = preferredLocale(request.headers["accept-language"]);
      const owned = await customerPackages(deps.shop, user.id);
      const active = owned.find((each) => hasAccess(each.status));
      return {
        data: {
          active_package: active ? viewPackage(active, locale) : null,
          user_package: owned.map((each) => viewPackage(each, locale)),
        },
      };
    },
  );
}
