import { soldOnline } from "#catalogue/products.ts";
import type { Config } from "#infra/config/config.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { readSeller } from "./invoices/read-seller.server.ts";
import { createOrderChanges, type OrderChanges } from "./orders/order-changes.server.ts";
import type { PaymentGateway } from "./payments/gateways/gateway.ts";
import { midtransGateway } from "./payments/gateways/midtrans-gateway.server.ts";
import { resilientGateway } from "./payments/gateways/resilient-gateway.server.ts";
import { simulatorGateway } from "./payments/gateways/simulator-gateway.server.ts";
import { xenditGateway } from "./payments/gateways/xendit-gateway.server.ts";
import { paymentMethods } from "./payments/payment-limits.ts";
import type { Shop } from "./shop.server.ts";

/** The shop with what its calls need besides. */
export interface ShopServices extends Shop {
  changes: OrderChanges;
  /** The simulated bank's signature key; null when a real provider is configured. */
  simulatorSecret: string | null;
}

export interface ShopSources {
  config: Pick<Config, "apps" | "payment" | "publicUrl" | "salesMail" | "authSecret" | "dataDir">;
  db: Database;
  jobs: Pick<Jobs, "send">;
  now: () => Date;
  /** Hears other instances (`OpenDatabase.listen`); without it nobody is told, and streams look by themselves. */
  listen?: Parameters<typeof createOrderChanges>[0];
  /** Reads an account's contact; without it letters go where each order says. */
  findContact?: Shop["findContact"];
}

/** Builds the shop on the configured provider. */
export function createShop({ config, db, jobs, now, listen, findContact }: ShopSources): ShopServices {
  const secret = simulatorKey(config);
  return {
    db,
    jobs,
    now,
    gateway: resilientGateway(chooseGateway(config, { db, now, secret: secret ?? "" })),
    findContact: findContact ?? (async () => null),
    changes: createOrderChanges(listen ?? (async () => async () => {})),
    simulatorSecret: secret,
    settings: {
      methods: paymentMethods(config.payment.channelFees),
      seller: readSeller(),
      publicUrl: config.publicUrl,
      salesMail: config.salesMail,
      connected: soldOnline.filter((product) => config.apps[product]),
    },
  };
}

/** The installation's own secret signs for the simulated bank: a key that is known would let anybody speak for it. */
function simulatorKey(config: ShopSources["config"]): string | null {
  return config.payment.provider === "simulator" ? readAuthSecret(config) : null;
}

function chooseGateway(
  { payment }: ShopSources["config"],
  simulator: { db: Database; now: () => Date; secret: string },
): PaymentGateway {
  const { provider, midtrans, xendit } = payment;
  // The configuration has been checked: the chosen provider's keys are there.
  if (provider === "midtrans") return midtransGateway({ serverKey: midtrans.serverKey!, baseUrl: midtrans.baseUrl });
  if (provider === "xendit")
    return xenditGateway({
      secretKey: xendit.secretKey!,
      callbackToken: xendit.callbackToken!,
      baseUrl: xendit.baseUrl,
    });
  return simulatorGateway(simulator);
}
