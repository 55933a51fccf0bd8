import { firefox } from "./firefox.ts";
import { makeJourneys } from "./journeys.ts";
import { purchaseUnderConditions } from "./purchase.ts";
import { skipWithout } from "./test.ts";

skipWithout(firefox);
makeJourneys(firefox);
purchaseUnderConditions(firefox);
