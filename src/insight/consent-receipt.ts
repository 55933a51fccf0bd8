import { z } from "zod";

/** The receipt of an answer to the consent banner; its id names the proof. */
export const consentReceipt = z.object({ data: z.object({ id: z.uuid(), received_at: z.iso.datetime() }) });
export type ConsentReceipt = z.output<typeof consentReceipt>;
