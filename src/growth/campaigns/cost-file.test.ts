import { expect, test } from "vitest";
import { createPauses } from "#time/create-pauses.server.ts";
import { readCostFile } from "./cost-file.ts";

test("a file of a spreadsheet is read, with Indonesian headings, days and amounts", async () => {
  const file = await readCostFile(
    "Kampanye;Sumber;Periode;Biaya;Catatan\r\nLaunch;LinkedIn;11/2026;Rp 1.500.000;iklan\r\nlaunch;google;20/11/2026;250000;\r\n",
    createPauses(),
  );
  expect(file).toEqual({
    ok: true,
    lines: [
      {
        line: 2,
        ok: true,
        cost: { campaign: "launch", source: "linkedin", period: "2026-11", amount: 1_500_000, note: "iklan" },
      },
      {
        line: 3,
        ok: true,
        cost: { campaign: "launch", source: "google", period: "2026-11-20", amount: 250_000, note: "" },
      },
    ],
  });
});

test("each wrong line says which column is wrong and why", async () => {
  const file = await readCostFile(
    [
      "campaign,source,period,amount",
      "launch,linkedin,2026-11,1000",
      "launch,linkedin,2026-11,2000",
      "launch,linkedin,soon,1000",
      "launch,linkedin,2026-10,1000.5",
      "launch,linkedin,2026-09,much",
      "launch,linkedin,2026-08,",
      "launch,linkedin,2026-07,-5",
      "the launch,linkedin,2026-06,5",
      ",linkedin,2026-05,5",
    ].join("\n"),
    createPauses(),
  );
  expect(file.ok && file.lines.map((line) => (line.ok ? "ok" : `${line.line} ${line.column} ${line.code}`))).toEqual([
    "ok",
    "3 period repeated_line",
    "4 period invalid_period",
    "5 amount not_whole",
    "6 amount invalid_type",
    "7 amount required",
    "8 amount too_small",
    "9 campaign invalid_term",
    "10 campaign required",
  ]);
});

test.each([
  ["", "not_a_table"],
  ['a,"b', "not_a_table"],
  ["campaign,source,amount\nlaunch,linkedin,5", "columns_missing"],
  ["campaign,source,period,amount,Biaya\nlaunch,linkedin,2026-11,5,6", "columns_repeated"],
  ["campaign,source,period,amount\n", "no_lines"],
  [`campaign,source,period,amount\n${"launch,linkedin,2026-11,5\n".repeat(2001)}`, "too_many_lines"],
])("%.40j is refused as %s", async (text, code) => {
  expect(await readCostFile(text, createPauses())).toEqual({ ok: false, code });
});
