import { midtransKey, startMockMidtrans } from "../../test/support/mocks/midtrans.ts";
import type { Fault } from "../../test/support/mocks/provider-server.ts";
import type { Client } from "../load/client.ts";
import type { PlacedOrder } from "../load/traffic.ts";
import { findDifferences } from "./find-differences.ts";
import type { Scenario } from "./scenario.ts";
import { startSuite } from "./suite.ts";
import { createWriters } from "./writers.ts";

const sizes: Record<"short" | "long", { faults: Fault[]; orders: number }> = {
  short: { faults: ["down", "response_lost"], orders: 2 },
  long: { faults: ["down", "slow", "invalid", "response_lost"], orders: 10 },
};

/** The bank is down, slow, sends nonsense, or does its work and loses the response, also while it reports payments. */
export const bankAway: Scenario = {
  name: "Bank away, slow, wrong",
  async run(scale) {
    const { faults, orders } = sizes[scale];
    const bank = await startMockMidtrans();
    const provider = { PAYMENT_PROVIDER: "midtrans", MIDTRANS_SERVER_KEY: midtransKey, MIDTRANS_URL: bank.url };
    const suite = await startSuite({ env: provider });
    let during: Fault = "none";
    const settled = new Set<string>();
    async function pay({ payment }: PlacedOrder, client: Client): Promise<boolean> {
      const body = bank.updateStatus(payment.reference, "settlement");
      const isFirst = !settled.has(payment.reference);
      settled.add(payment.reference);
      // The bank reports the money, and cannot be asked about it at first.
      bank.fault = isFirst ? during : "none";
      const { status } = await client.send("/api/payments/midtrans/notifications", { method: "POST", body });
      bank.fault = "none";
      return status === 200;
    }
    const writers = createWriters({ ...suite, expected: [502, 503], pay });
    const refused: string[] = [];
    for (const fault of faults) {
      during = "none";
      await writers.write(0, orders);
      during = fault;
      await writers.write(0, 1);
      bank.fault = fault;
      const response = await fetch(`${suite.url}/api/orders`, {
        method: "POST",
        headers: {
          ...(await suite.login()),
          "content-type": "application/json",
          "idempotency-key": crypto.randomUUID(),
        },
        body: JSON.stringify(order),
      });
      if (response.status !== 502) refused.push(`an order with the bank ${fault} was answered ${response.status}`);
      bank.fault = "none";
    }
    const { figures, differences } = await findDifferences(suite, writers);
    await bank.close();
    return { figures: `${faults.length} faults, ${figures}`, differences: [...differences, ...refused] };
  },
};

const order = {
  package_id: "big-view-starter",
  months: 1,
  payment_method: "bca_va",
  expected_total: 666_000,
  buyer: { name: "PT Contoh", address: "Jalan Contoh 1, Makassar" },
};
