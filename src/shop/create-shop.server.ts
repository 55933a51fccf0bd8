import { soldOnline } from "#catalogue/products.ts";
import type { CompanySettings, Config } from "#infra/config/config.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { type ObserveOutbound, unobserved } from "#infra/tracing/observe-outbound.server.ts";
import type { Seller } from "./invoices/invoice.ts";
import { readSeller } from "./invoices/read-seller.server.ts";
import { createOrderChanges, type OrderChanges } from "./orders/order-changes.server.ts";
import type { PaymentGateway } from "./payments/gateways/gateway.ts";
import { midtransGateway } from "./payments/gateways/midtrans-gateway.server.ts";
import { observedGateway } from "./payments/gateways/observed-gateway.server.ts";
import { resilientGateway } from "./payments/gateways/resilient-gateway.server.ts";
import { simulatorGateway } from "./payments/gateways/simulator-gateway.server.ts";
import { xenditGateway } from "./payments/gateways/xendit-gateway.server.ts";
import { paymentMethods } from "./payments/payment-limits.ts";
import type { Shop } from "./shop.server.ts";

/** The shop with what only the API needs. */
export interface ShopServices extends Shop {
  changes: OrderChanges;
  /** The signature key of the simulated bank; null when a real provider is configured. */
  simulatorSecret: string | null;
}

interface ShopDeps extends Pick<Shop, "tracing" | "onPaymentApplied"> {
  config: Pick<Config, "apps" | "payment" | "publicUrl" | "authSecret" | "dataDir">;
  /** The settings of the company, read when they are needed. */
  company: Pick<CompanySettings, "salesMail" | "channelFees">;
  db: Database;
  jobs: Pick<Jobs, "send">;
  now: () => Date;
  /** Listens to other instances (`OpenDatabase.listen`); without it streams only refresh at intervals. */
  listen?: Parameters<typeof createOrderChanges>[0];
  /** Reads an account's contact; without it mails go to the address of each order. */
  findContact?: Shop["findContact"];
  /** Returns the company's own logo on invoices; without it, they have the shipped one. */
  letterheadLogo?: () => Seller["logo"];
  /** Observes each call of the provider; without it they are neither measured nor traced. */
  observe?: ObserveOutbound;
}

/** Creates the shop with the configured provider. */
export function createShop(deps: ShopDeps): ShopServices {
  const { config, company, db, jobs, now, listen, findContact, letterheadLogo, observe = unobserved } = deps;
  const { tracing, onPaymentApplied } = deps;
  const secret = simulatorKey(config);
  const gateway = chooseGateway(config, { db, now, secret: secret ?? "" });
  return {
    db,
    jobs,
    now,
    gateway: resilientGateway(observedGateway(gateway, observe)),
    ...(tracing && { tracing }),
    ...(onPaymentApplied && { onPaymentApplied }),
    findContact: findContact ?? (async () => null),
    changes: createOrderChanges(listen ?? (async () => async () => {})),
    simulatorSecret: secret,
    settings: {
      get methods() {
        return paymentMethods(company.channelFees);
      },
      get seller() {
        const logo = letterheadLogo?.();
        return { ...readSeller(), ...(logo && { logo }) };
      },
      publicUrl: config.publicUrl,
      get salesMail() {
        return company.salesMail;
      },
      connected: soldOnline.filter((product) => config.apps[product]),
    },
  };
}

/** Returns the installation's secret, which signs for the simulated bank; a public key would let anybody forge payments. */
function simulatorKey(config: ShopDeps["config"]): string | null {
  return config.payment.provider === "simulator" ? readAuthSecret(config) : null;
}

function chooseGateway(
  { payment }: ShopDeps["config"],
  simulator: { db: Database; now: () => Date; secret: string },
): PaymentGateway {
  const { provider, midtrans, xendit } = payment;
  // The configuration was validated: the keys of the chosen provider are present.
  if (provider === "midtrans") return midtransGateway({ serverKey: midtrans.serverKey!, baseUrl: midtrans.baseUrl });
  if (provider === "xendit")
    return xenditGateway({
      secretKey: xendit.secretKey!,
      callbackToken: xendit.callbackToken!,
      baseUrl: xendit.baseUrl,
    });
  return simulatorGateway(simulator);
}
