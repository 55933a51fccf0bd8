import { bankAway } from "./bank-away.ts";
import { clockMoved } from "./clock-moved.ts";
import { databaseAway } from "./database-away.ts";
import { diskFull } from "./disk-full.ts";
import { kills } from "./kills.ts";
import { mailAway } from "./mail-away.ts";
import type { Scenario } from "./scenario.ts";

/** @param longKills of the long form, on each database */
export const createScenarios = (longKills = 25): Scenario[] => [
  kills("embedded", longKills),
  kills("Postgres", longKills),
  databaseAway,
  mailAway,
  bankAway,
  diskFull,
  clockMoved,
];
