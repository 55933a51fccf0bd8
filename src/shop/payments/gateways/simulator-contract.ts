import { z } from "zod";
import { post } from "#contract/contract.ts";

/** What the simulated bank can be told; these calls exist with the simulator only. */
export const simulatorContract = {
  act: post("/simulator/payments/:reference/:action", {
    tag: "simulator",
    summary: "Have the simulated bank do something to a payment",
    params: z.object({ reference: z.string(), action: z.string() }),
    data: z.object({ done: z.literal(true) }),
    refuses: { bank_refused: 409 },
    statuses: [404, 409],
  }),
};
