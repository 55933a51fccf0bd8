import { z } from "zod";
import { post } from "#contract/contract.ts";
import { consentSchema } from "./cookie-consent.ts";

export const consentContract = {
  record: post("/consents", {
    tag: "insight",
    summary: "Keep the proof of an answer to the consent banner",
    body: consentSchema,
    /** The receipt of an answer; its id names the proof. */
    data: z.object({ id: z.uuid(), received_at: z.iso.datetime() }),
    status: 201,
    statuses: [400, 413, 429],
  }),
};
