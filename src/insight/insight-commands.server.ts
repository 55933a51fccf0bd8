import { parseArgs } from "node:util";
import type { Period } from "#infra/database/facts.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { OperatorCommand } from "#infra/operator/operator.server.ts";
import { defaultLocale, isLocale, type Locale } from "#text/locales.ts";
import { csvHead, csvLine } from "#text/write-csv.ts";
import { addDays, isDay, jakartaDay } from "#time/jakarta-day.ts";
import type { Dimension } from "./day-sums.server.ts";
import { type ContactCount, checkoutSteps, countViews, type ReportLine, reportLines } from "./report.server.ts";

const usualDays = 30;

/** The dimensions by their names on the command line. */
const names: Record<string, Dimension> = {
  page: "path",
  language: "locale",
  edition: "edition",
  source: "utm_source",
  medium: "utm_medium",
  campaign: "utm_campaign",
};

/** What other domains count. */
export interface InsightSources {
  contacts(db: Database, by: Dimension, period: Period): Promise<ContactCount[]>;
  /** Figures with their labels, such as registrations and orders. */
  figures(db: Database, period: Period): Promise<[label: string, figure: string][]>;
}

/** `npm run insight`: visits and page views from the daily counts, and their results. */
export const insightCommands = (sources: InsightSources): readonly OperatorCommand[] => [
  {
    name: "insight",
    usage: [
      `[--from 2026-11-01] [--to 2026-11-30]    visits, page views and contact rate of the last ${usualDays} days`,
      `--by ${Object.keys(names).join("|")}    one of these tables only`,
      "--csv [--language en] [--by page] > insight.csv (with npm run --silent)    for a spreadsheet",
    ],
    async run(args, { db, now }, print) {
      const { values } = parseArgs({
        args,
        options: {
          from: { type: "string" },
          to: { type: "string" },
          by: { type: "string" },
          limit: { type: "string", default: "40" },
          csv: { type: "boolean" },
          language: { type: "string", default: defaultLocale },
        },
      });
      const to = values.to ?? jakartaDay(now());
      const from = values.from ?? (isDay(to) ? addDays(to, 1 - usualDays) : to);
      if (!isDay(from) || !isDay(to)) {
        print(`${isDay(from) ? to : from} is not a day such as 2026-11-20\n`);
        return false;
      }
      const by = values.by === undefined ? Object.keys(names) : [values.by];
      if (by.some((name) => !Object.hasOwn(names, name))) {
        print(`--by takes ${Object.keys(names).join(", ")}\n`);
        return false;
      }
      const { language } = values;
      if (!isLocale(language)) {
        print("--language takes id or en\n");
        return false;
      }
      const columns = ["by", "value", "visits", "page_views", "contacts", "suspects", "contact_rate"];
      if (values.csv) print(csvHead(columns, language));
      else print(`${from} to ${to}, days in Jakarta\n`);
      const period = { from, to };
      const dimensions = by.map((name) => names[name]!);
      const views = await countViews(db, dimensions, period);
      for (const [index, dimension] of dimensions.entries()) {
        const name = by[index]!;
        const contacts = await sources.contacts(db, dimension, period);
        const lines = reportLines(views.get(dimension) ?? [], contacts);
        if (values.csv) print(lines.map((line) => csvOf(name, line, language)).join(""));
        else print(tableOf(name, lines.slice(0, Math.max(1, Number(values.limit) || 40))));
      }
      if (values.csv || values.by !== undefined) return true;
      const steps = await checkoutSteps(db, period);
      print(
        figuresOf(
          "checkout, as browsers reported it",
          steps.map(({ name, count }) => [name, String(count)]),
        ),
      );
      print(figuresOf("as the server counts", await sources.figures(db, period)));
      return true;
    },
  },
];

function csvOf(name: string, line: ReportLine, language: Locale): string {
  const { value, visits, pageViews, contacts, suspects, contactRate } = line;
  const rate = contactRate === null ? null : Number(contactRate.toFixed(4));
  return csvLine([name, value, visits, pageViews, contacts, suspects, rate], language);
}

function tableOf(name: string, lines: readonly ReportLine[]): string {
  const rows = lines.map(({ value, visits, pageViews, contacts, suspects, contactRate }) => [
    // Anybody may name a campaign: it must not control the terminal.
    value.replace(/\p{Cc}/gu, "?") || "(none)",
    ...[visits, pageViews, contacts, suspects].map(String),
    contactRate === null ? "-" : `${(contactRate * 100).toFixed(1)} %`,
  ]);
  const head = [name, "visits", "page views", "contacts", "suspects", "contact rate"];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  const line = (row: string[]) =>
    `${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join("  ")}\n`;
  if (rows.length === 0) return `\n${name}: nothing was counted\n`;
  return `\n${[head, ...rows].map(line).join("")}`;
}

function figuresOf(title: string, figures: readonly [string, string][]): string {
  const width = Math.max(...figures.map(([label]) => label.length));
  return `\n${title}\n${figures.map(([label, figure]) => `${label.padEnd(width)}  ${figure}\n`).join("")}`;
}
