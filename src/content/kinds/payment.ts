import { z } from "zod";
import { text } from "./parts.ts";

/** The payment screens. */
export const payment = z.strictObject({ title: text(80), lead: text(240) });
export type PaymentWords = z.infer<typeof payment>;
