import { customerPackages } from "#shop/subscriptions/customer-packages.server.ts";
import { currentPackageResponse } from "#shop/subscriptions/owned-package-view.ts";
import { hasAccess } from "#shop/subscriptions/subscription-states.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { refusals } from "../http/problem.ts";
import { viewOwnedPackage } from "./view-owned-package.ts";

/** GET /transaction/current-package: returns every package of the customer, and the active one bought last. */
export function currentPackage(api: Api, deps: ApiDeps): void {
  api.get(
    "/transaction/current-package",
    {
      schema: {
        summary: "Own packages",
        tags: ["shop"],
        security: [{ bearer: [] }],
        response: { 200: currentPackageResponse, ...refusals(401, 403) },
      },
    },
    async (request) => {
      const { user } = request.signedIn;
      const locale = preferredLocale(request.headers["accept-language"]);
      const owned = await customerPackages(deps.shop, user.id);
      const active = owned.find((each) => hasAccess(each.status));
      return {
        data: {
          active_package: active ? viewOwnedPackage(active, locale) : null,
          user_package: owned.map((each) => viewOwnedPackage(each, locale)),
        },
      };
    },
  );
}
