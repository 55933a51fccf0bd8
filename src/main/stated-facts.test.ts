import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deviceSeconds } from "#accounts/login/devices.server.ts";
import { maxLoginDays } from "#accounts/login/session-rules.server.ts";
import { answeredFormDays, rightsYears } from "#accounts/retention.server.ts";
import { confirmDays } from "#accounts/rights/rights-forms.server.ts";
import { problemCodes } from "#content/kinds/problems.ts";
import { readSet } from "#content/read-set.server.ts";
import { recipientMonths } from "#growth/newsletter/letters/old-recipients.server.ts";
import { registrationMonths, subscriberDays } from "#growth/retention.server.ts";
import { readConfig } from "#infra/config/config.server.ts";
import { outboxDays } from "#infra/mailer/outbox.server.ts";
import { consentYears } from "#insight/retention.server.ts";
import { retention } from "#leads/privacy/retention.server.ts";
import { minutesToPay, paymentMethods } from "#shop/payments/payment-limits.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { taxRateOn } from "#shop/prices/tax-rates.ts";
import { bookYears } from "#shop/retention/book-years.ts";
import { locales } from "#text/locales.ts";

/** Facts stated on pages are compared with the code that implements them. */
describe.each(locales)("the pages in %s", (locale) => {
  const privacy = JSON.stringify(readSet(locale, "privacy-policy"));
  const docs = readSet(locale, "docs");

  it("name every key under which the browser stores something, and the cookie of the device", () => {
    const keys = storageKeys();
    expect(keys).toEqual(expect.arrayContaining(["root", "root.unreadable", "token", "order", "payment.buyer"]));
    for (const key of [...keys, "bigsuite.device", "bigsuite.session_token", "arms", "staff"])
      expect(privacy).toContain(`\`${key}\``);
    expect(deviceSeconds).toBe(365 * 86_400);
    expect(privacy).toContain(locale === "id" ? "selama satu tahun" : "for one year");
  });

  it("promise the retention that the upkeep keeps to", () => {
    const months = locale === "id" ? "bulan sejak percakapan terakhir" : "months after the last conversation";
    expect(privacy).toContain(`${retention.leadMonths} ${months}`);
    expect(confirmDays).toBe(7);
    expect(privacy).toContain(locale === "id" ? "tujuh hari bila surelnya tidak" : "seven days if the email was not");
    expect(subscriberDays.afterLeaving).toBe(3);
    expect(privacy).toContain(locale === "id" ? "Sampai tiga hari setelah Anda berhenti" : "Until three days after");
    expect(privacy).toContain(`${subscriberDays.unconfirmed} ${locale === "id" ? "hari" : "days"}`);
    expect(registrationMonths).toBe(6);
    expect(privacy).toContain(locale === "id" ? "Enam bulan setelah acaranya" : "Six months after the event");
    const { note } = readSet(locale, "events").registration;
    expect(note).toContain(locale === "id" ? "enam bulan sesudahnya" : "six months after it");
    for (const [english, indonesian] of [
      [`at most 14 days without use and ${maxLoginDays} days in all`, `${maxLoginDays} hari seluruhnya`],
      [`${bookYears} years after the end of the calendar year`, `${bookYears} tahun sejak akhir tahun kalendernya`],
      [`${recipientMonths} months after each one`, `${recipientMonths} bulan setelah setiap edisi`],
      [`no mail server is set up","${outboxDays} days`, `server surel belum dipasang","${outboxDays} hari`],
      [`without your name or address","${consentYears} years`, `tanpa nama atau alamat Anda","${consentYears} tahun`],
      [`${answeredFormDays} days after our answer`, `${answeredFormDays} hari setelah kami menjawabnya`],
      [`${rightsYears} years after our answer`, `${rightsYears} tahun setelah kami menjawabnya`],
    ] as const)
      expect(privacy).toContain(locale === "id" ? indonesian : english);
  });

  it("state the same hours of support wherever they are stated", () => {
    expect(readSet(locale, "facts").supportHours!.value).toBe(readSet(locale, "common").company.hours);
  });

  it("list every code of a refused call", () => {
    const errors = JSON.stringify(
      docs.guides.find(({ slug }) => slug === "errors")!.parts.find(({ id }) => id === "codes"),
    );
    for (const code of problemCodes) expect(errors).toContain(`\`${code}\``);
  });

  it("print the limits that are set unless configured", () => {
    const part = docs.guides.find(({ slug }) => slug === "site-api")!.parts.find(({ id }) => id === "limits")!;
    const table = part.body.find((block) => typeof block === "object" && "rows" in block) as { rows: string[][] };
    const { limits } = readConfig({});
    const { contact, forms, voucher, login, search, events, calls } = limits;
    expect(table.rows.map(([, max, seconds]) => ({ max: Number(max), seconds: Number(seconds) }))).toEqual([
      contact,
      forms,
      voucher,
      login,
      search,
      events,
      calls,
    ]);
  });

  it("quote the tax, the limits and the deadlines of paying", () => {
    const { percent, base } = taxRateOn("2026-11-22");
    for (const set of ["pricing-product", "terms-and-conditions"] as const) {
      const text = JSON.stringify(readSet(locale, set));
      for (const { max } of paymentMethods())
        expect(text).toContain(`Rp${formatRupiah(max, locale).replace(/^Rp\s*/, "")}`);
      expect(text).toContain(`${minutesToPay("bca_va") / 60} ${locale === "id" ? "jam" : "hours"}`);
      expect(text).toContain(`${minutesToPay("qris")} ${locale === "id" ? "menit" : "minutes"}`);
    }
    for (const set of ["pricing-product", "comparison"] as const) {
      const text = JSON.stringify(readSet(locale, set));
      expect(text).toContain(`${percent} ${locale === "id" ? "persen" : "percent"}`);
      expect(text).toContain(base.join("/"));
    }
  });
});

/** Returns the keys that browser code passes to its storage, read from the sources. */
function storageKeys(): string[] {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (file) => /^(client|site)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const keys = files
    .map((file) => readFileSync(`src/${file}`, "utf8"))
    .flatMap((source) => [
      ...source.matchAll(/\b(?:key|\w+Key) = "([\w.]+)"/g),
      ...source.matchAll(/\b(?:writeItem|tokenUnder)\("([\w.]+)"/g),
    ]);
  return [...new Set(keys.map(([, key]) => key!))];
}
