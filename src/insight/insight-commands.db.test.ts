import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readConfig } from "#infra/config/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { runCommand } from "#infra/operator/operator.server.ts";
import type { Day } from "#time/jakarta-day.ts";
import { eachDatabase } from "../../test/support/databases.ts";
import { recordingJobs } from "../../test/support/jobs.ts";
import { type InsightSources, insightCommands } from "./insight-commands.server.ts";

eachDatabase((open) => {
  let db: Database;
  const came = { path: "/", locale: "id", edition: "v1", utm_source: "", utm_medium: "", utm_campaign: "" };
  const sources: InsightSources = {
    contacts: async (_db, by, { from }) => (from > "2026-10-02" ? [{ value: came[by], contacts: 1, suspects: 2 }] : []),
    figures: async () => [["orders paid", "3"]],
  };
  const run = async (...args: string[]) => {
    let shown = "";
    const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), "bigsuite-insight-")) });
    const deps = {
      config,
      company: config.companyDefaults,
      db,
      jobs: recordingJobs(),
      now: () => new Date("2026-11-20T18:00:00Z"),
    };
    const ok = await runCommand(insightCommands(sources), ["insight", ...args], deps, (text) => {
      shown += text;
    });
    return { ok, shown };
  };

  beforeAll(async () => {
    ({ db } = await open());
    const place = { path: "/", locale: "id", edition: "v1", utm_medium: "", utm_campaign: "" };
    const row = (day: Day, name: string, count: number, more = {}) => ({
      day,
      name,
      count,
      utm_source: "",
      ...place,
      ...more,
    });
    await db
      .insertInto("insight_days")
      .values([
        row("2026-11-21", "page_view", 30),
        row("2026-11-21", "visit", 20),
        // Three reports of a browser about one request.
        row("2026-11-21", "contact_us_success", 3),
        row("2026-11-21", "checkout_opened", 4),
        row("2026-11-20", "page_view", 7, { path: "/about-us", locale: "en", utm_source: "=mail\u001b[2J" }),
        row("2026-10-01", "page_view", 500),
      ])
      .execute();
  });

  test("the last thirty days in Jakarta, busiest first, one table per dimension", async () => {
    const { ok, shown } = await run();
    expect(ok).toBe(true);
    expect(shown).toContain("2026-10-23 to 2026-11-21");
    const [, page, language, edition, source] = shown.split("\n\n");
    expect(page!.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
      ["page", "visits", "page views", "contacts", "suspects", "contact rate"],
      ["/", "20", "30", "1", "2", "5.0 %"],
      ["/about-us", "0", "7", "0", "0", "-"],
    ]);
    expect(language).toContain("en");
    expect(edition).toContain("37");
    expect(source).toContain("(none)");
    expect(source).toContain("=mail?[2J");
    expect(shown).not.toContain("500");
    expect(shown).toMatch(/checkout_opened +4\n/);
    expect(shown).toMatch(/checkout_paid +0\n/);
    expect(shown).toContain("orders paid  3");
  });

  test("other days, one table, or a spreadsheet without formulas", async () => {
    const october = await run("--from", "2026-10-01", "--to", "2026-10-31", "--by", "page");
    expect(october.shown).toContain("500");
    expect(october.shown).not.toContain("language");
    expect((await run("--from", "2026-09-01", "--to", "2026-09-02")).shown).toContain("page: nothing was counted");
    const lines = (await run("--csv", "--by", "source")).shown.trimEnd().split("\r\n");
    expect(lines[0]).toBe('\ufeff"by";"value";"visits";"page_views";"contacts";"suspects";"contact_rate"');
    expect(lines[1]).toBe('"source";"";20;30;1;2;0,05');
    expect(lines[2]).toMatch(/^"source";"'=mail/);
  });

  test("mistakes are explained", async () => {
    expect(await run("--from", "November")).toEqual({ ok: false, shown: "November is not a day such as 2026-11-20\n" });
    for (const day of ["2026-13-40", "2026-02-30"]) expect((await run("--to", day)).ok).toBe(false);
    expect((await run("--csv", "--language", "en")).shown).toMatch(/^\ufeff"by","value"/);
    expect((await run("--csv", "--language", "fr")).ok).toBe(false);
    expect((await run("--by", "moon")).shown).toContain("page, language");
    expect((await run("--by", "toString")).ok).toBe(false);
    expect((await run("--help")).shown).toContain("npm run insight -- --csv");
  });
});
