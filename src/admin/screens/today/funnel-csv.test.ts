import { expect, test } from "vitest";
import { funnelCsv } from "./funnel-csv.ts";

test("a campaign cannot become a formula, and steps that the role may not read are left out", () => {
  const steps = [
    { step: "visits", label: "Visits" },
    { step: "paid", label: "Paid" },
  ] as const;
  const rows = [
    { label: '=HYPERLINK("http://evil")', counts: { visits: 3, paid: 1 } },
    { label: "webinar", counts: { visits: 4 } },
  ];
  expect(funnelCsv("Campaign", steps, rows)).toBe(
    '\ufeff"Campaign","Visits","Paid"\r\n"\'=HYPERLINK(""http://evil"")",3,1\r\n"webinar",4,0\r\n',
  );
});
