import { makeJourneys } from "./journeys.ts";
import { purchaseUnderConditions } from "./purchase.ts";
import { skipWithout } from "./test.ts";
import { webkit } from "./webkit.ts";

skipWithout(webkit);
makeJourneys(webkit);
purchaseUnderConditions(webkit);
