import { z } from "zod";
import { proposalStates } from "./proposal-states.ts";

const action = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("settle"), outcome: z.enum(["paid", "closed"]) }),
  z.object({ kind: z.literal("refund"), amount: z.int().optional(), proof: z.string().optional() }),
  z.object({ kind: z.literal("attribute"), amount: z.int(), target: z.string() }),
]);

/** A decision that a second person approves or rejects. */
export const proposalView = z.object({
  id: z.int(),
  order: z.object({ id: z.string(), number: z.string() }),
  state: z.enum(proposalStates),
  action,
  /** The number of the order to which money is attributed. */
  target: z.string().nullable(),
  /** The rupiah for which a second person is needed. */
  amount: z.int(),
  note: z.string(),
  proposed_by: z.object({ id: z.string(), name: z.string() }),
  proposed_at: z.string(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  decided_note: z.string().nullable(),
});
export type ProposalView = z.infer<typeof proposalView>;
