import { bankAway } from "./bank-away.ts";
import { clockMoved } from "./clock-moved.ts";
import { databaseAway } from "./database-away.ts";
import { diskFull } from "./disk-full.ts";
import { importKilled } from "./import-killed.ts";
import { type KillLimits, kills } from "./kills.ts";
import { mailAway } from "./mail-away.ts";
import type { Scenario } from "./scenario.ts";

/** @param limits of the long form, on each database */
export const createScenarios = ({ kills: most = 25, seconds = 3600 }: Partial<KillLimits> = {}): Scenario[] => [
  kills("embedded", { kills: most, seconds }),
  kills("Postgres", { kills: most, seconds }),
  importKilled("embedded"),
  importKilled("Postgres"),
  databaseAway,
  mailAway,
  bankAway,
  diskFull,
  clockMoved,
];
