import { accountSamples } from "./account-samples.server.ts";
import { contentSamples } from "./content-samples.server.ts";
import { eventSamples } from "./event-samples.server.ts";
import { leadSamples } from "./lead-samples.server.ts";
import type { MailSample } from "./sample.ts";
import { shopSamples } from "./shop-samples.server.ts";

/** Every mail the site sends. */
export const mailSamples: MailSample[] = [
  ...accountSamples,
  ...shopSamples,
  ...leadSamples,
  ...eventSamples,
  ...contentSamples,
];
