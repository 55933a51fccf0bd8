import { z } from "zod";

/** The response to a request for the newsletter: the same for every address, so that it says nothing about one. */
export const subscriptionAccepted = z.object({ data: z.object({ accepted: z.literal(true) }) });
