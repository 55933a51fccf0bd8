import { z } from "zod";
import { text } from "../shared/parts.ts";
import { texts } from "./texts.ts";

/** What a payment is called at the payment provider and in the customer's bank application, in Indonesian. */
export const paymentProvider = z.strictObject({
  package: text(40),
  upgrade: text(40),
  items: texts(40, "voucher", "channel_fee", "ppn"),
});
