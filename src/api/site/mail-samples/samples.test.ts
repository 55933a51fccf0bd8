import { describe, expect, test } from "vitest";
import { mailsAccount } from "#content/kinds/mails/mails-account.ts";
import { mailsShop } from "#content/kinds/shop/mails-shop.ts";
import { readSet } from "#content/read-set.server.ts";
import { orderMailKinds, subscriptionMailKinds } from "#shop/mails/mail-kinds.ts";
import { mailSamples } from "./samples.server.ts";

const site = "https://www.bigsuite.example";
/** Gmail cuts off a longer mail. */
const maxHtmlLength = 102 * 1024;
const written = mailSamples.flatMap((sample) => sample.locales.map((locale) => ({ ...sample, locale })));

test("every mail of the site has a sample", () => {
  const expected = [
    ...Object.keys(mailsAccount.shape.mails.shape).map((kind) => `account-${kind}`),
    ...orderMailKinds.map((kind) => `order-${kind}`),
    ...subscriptionMailKinds.map((kind) => `subscription-${kind}`),
    ...Object.keys(mailsShop.shape.price.shape).map((kind) => `price-${kind}`),
  ];
  expect(mailSamples.map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
});

describe.each(written)("$name, $locale", ({ compose, locale }) => {
  test("is a complete document that fetches nothing and links to the site", async () => {
    const { subject, html } = await compose(locale, site);
    expect(subject).not.toMatch(/[{}<>\n]/);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
    expect(html).toContain("prefers-color-scheme: dark");
    expect(withoutStyles(html)).not.toMatch(/\{\w+\}/);
    for (const [, source] of html.matchAll(/<img[^>]* src="([^"]*)"/g)) expect(source).toMatch(/^cid:/);
    expect(html).not.toMatch(/url\(|<link/);
    const links = [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href!);
    for (const href of links)
      expect(href).toMatch(new RegExp(`^(${site}(/|$)|https://wa\\.me/\\d+$|mailto:\\S+@|tel:\\+\\d+$)`));
    expect(Buffer.byteLength(html)).toBeLessThan(maxHtmlLength);
  });

  test("names the company with its address, phone and mail, in both parts", async () => {
    const { html, text } = await compose(locale, site);
    const { company } = readSet(locale, "common");
    for (const part of [html, text]) {
      for (const line of [company.legalName, company.street, company.email, "+62 21 5000 1234"]) {
        expect(part).toContain(line);
      }
    }
    expect(html).toContain(`href="mailto:${company.email}"`);
    expect(html).toContain(`href="tel:${company.phone}"`);
    expect(text).toContain(locale === "en" ? `${site}/en` : site);
  });

  test("is complete and tidy as plain text", async () => {
    const { html, text } = await compose(locale, site);
    const lines = text.split("\n");
    expect(lines.length).toBeGreaterThan(8);
    // Brackets are those of a picture, but for the mark in the subject and a disarmed address.
    expect(text).not.toMatch(/<\/?[a-z]|&\w+;|cid:|\[(?!mungkin spam\]|\.\])|\n{3}/i);
    for (const line of lines) expect(line).toBe(line.trim());
    // An empty value, a sentence with a gap, or a hyphen instead of a name.
    expect(text).not.toMatch(/ [.,;:!?]/);
    expect(text).not.toMatch(/^[^:\n]+: *\n(?!>)|: -$|(^|[\s,]) ?-[\s,.]|undefined|null/m);
    const addresses = text.match(/https:\S+/g)!;
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const [, href] of html.matchAll(/href="(https:[^"]*)"/g)) expect(addresses).toContain(decode(href!));
  });

  test("uses the site's words for mail and time", async () => {
    const { subject, text } = await compose(locale, site);
    if (locale === "id") expect(`${subject} ${text.replace(/https:\S+/g, "")}`).not.toMatch(/\be-?mails?\b/i);
    // The company's hours name their zone once, at their end.
    const { hours } = readSet(locale, "common").company;
    for (const [time] of text.replaceAll(hours, "").matchAll(/\b\d{1,2}[.:]\d{2}\b.{1,6}/g))
      expect(time).toContain("WIB");
  });
});

function withoutStyles(html: string): string {
  return html.replace(/<style[\s\S]*?<\/style>/g, "");
}

function decode(attribute: string): string {
  return attribute.replaceAll("&amp;", "&");
}
