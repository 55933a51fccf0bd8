import { bankActions, runBankAction } from "#shop/payments/gateways/simulator-bank.server.ts";
import { simulatorContract } from "#shop/payments/gateways/simulator-contract.ts";
import { receiveNotification } from "#shop/payments/receive-notification.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { refused, serve } from "../http/serve.ts";

/** POST /simulator/payments/{reference}/{action}: acts as the bank. These calls exist with the simulator only. */
export function simulator(api: Api, { shop, db, now }: ApiDeps): void {
  const secret = shop.simulatorSecret;
  if (!secret) return;
  const deliver = async (body: object) => {
    await receiveNotification(shop, { body, headers: {} });
  };
  serve(api, simulatorContract, {
    act: async ({ params: { reference, action: named } }) => {
      const action = bankActions.find((name) => name === named);
      if (!action) return undefined;
      const result = await runBankAction({ db, now, secret, deliver }, reference, action);
      if (result === "unknown") return undefined;
      return result === "refused" ? refused("bank_refused") : { done: true as const };
    },
  });
}
