import { bankAway } from "./bank-away.ts";
import { clockMoved } from "./clock-moved.ts";
import { databaseAway } from "./database-away.ts";
import { diskFull } from "./disk-full.ts";
import { kills } from "./kills.ts";
import { mailAway } from "./mail-away.ts";
import type { Scenario } from "./scenario.ts";

export const scenarios: Scenario[] = [
  kills("embedded"),
  kills("Postgres"),
  databaseAway,
  mailAway,
  bankAway,
  diskFull,
  clockMoved,
];
