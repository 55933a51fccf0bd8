import type { IndustryId } from "#catalogue/industries.ts";

/** A day in each industry: how busy each of its 24 hours is, from 0 to 9, and which of its events is the signal. */
export const days: Record<IndustryId, { hours: string; signal: number }> = {
  education: { hours: "100000289986798753211221", signal: 2 },
  "energy-and-utilities": { hours: "432222345566667677999864", signal: 4 },
  "financial-services": { hours: "210001234688765567778995", signal: 1 },
  government: { hours: "000001357999765566544321", signal: 1 },
  healthcare: { hours: "211113699998754344332221", signal: 2 },
  insurance: { hours: "111111489887656777854322", signal: 3 },
  "life-science": { hours: "000012579998678754210000", signal: 3 },
  manufacturing: { hours: "877767899998989989988887", signal: 0 },
  media: { hours: "322489986543333444556543", signal: 0 },
  retail: { hours: "000000135789986545799851", signal: 1 },
  technology: { hours: "322111246899987788876543", signal: 1 },
  telecommunication: { hours: "211112233444434445998742", signal: 3 },
};
