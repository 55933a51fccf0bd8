import { z } from "zod";
import { bankActions, runBankAction } from "#shop/payments/gateways/simulator-bank.server.ts";
import { receiveNotification } from "#shop/payments/receive-notification.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem, refusals } from "../http/problem.ts";

/** POST /simulator/payments/{reference}/{action}: acts as the bank. These calls exist with the simulator only. */
export function simulator(api: Api, { shop, db, now }: ApiDeps): void {
  const secret = shop.simulatorSecret;
  if (!secret) return;
  const deliver = async (body: object) => {
    await receiveNotification(shop, { body, headers: {} });
  };
  api.post(
    "/simulator/payments/:reference/:action",
    {
      schema: {
        summary: "Have the simulated bank do something to a payment",
        tags: ["simulator"],
        params: z.object({ reference: z.string(), action: z.string() }),
        response: { 200: z.object({ data: z.object({ done: z.literal(true) }) }), ...refusals(404, 409) },
      },
    },
    async (request) => {
      const { reference } = request.params;
      const action = bankActions.find((name) => name === request.params.action);
      if (!action) throw new Problem(404, "not_found");
      const result = await runBankAction({ db, now, secret, deliver }, reference, action);
      if (result === "unknown") throw new Problem(404, "not_found");
      if (result === "refused") throw new Problem(409, "bank_refused");
      return { data: { done: true as const } };
    },
  );
}
