import { createCampaignStore } from "#growth/campaigns/report-days.server.ts";
import { daySumStore } from "#insight/day-sums.server.ts";
import { createFigureStore, type DayStore } from "#insight/figures/roll-up-figures.server.ts";
import { contactStore } from "#leads/reports/contact-days.server.ts";
import { campaignSource } from "./campaigns/campaign-source.ts";
import { figureSources } from "./today/figure-sources.ts";

/** The tables of figures by day, all filled with the same closed days. */
export const dayStores: readonly DayStore[] = [
  createFigureStore(figureSources),
  createCampaignStore(campaignSource),
  contactStore,
  daySumStore,
];
