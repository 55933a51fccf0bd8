import type { SignedIn } from "#accounts/login/access-token.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who sends the request; set before the handler of every call whose schema names `security`. */
    signedIn: SignedIn;
  }
}

/** Adds the guard of every call that is not for everyone. It runs before validation: a stranger learns no schema. */
export function guardCalls(api: Api, { authenticate }: Pick<ApiDeps, "authenticate">): void {
  api.decorateRequest("signedIn");
  api.addHook("onRequest", async (request) => {
    if (request.routeOptions.schema?.security) request.signedIn = await authenticate(request);
  });
}
