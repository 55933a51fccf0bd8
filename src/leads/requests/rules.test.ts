import { expect, test } from "vitest";
import { industryIds } from "#catalogue/industries.ts";
import { readSet } from "#content/read-set.server.ts";
import { linkToken, readLinkToken } from "#infra/mailer/link-token.server.ts";
import { locales } from "#text/locales.ts";
import { leadStates, mayMove } from "../inbox/lead-states.ts";
import { industryName, productName } from "./display-names.server.ts";
import { suspicionOf } from "./suspicion.ts";
import { greetingName, withoutLinks } from "./without-links.ts";

test("a lead may move between these states and no others", () => {
  // The table a second time, so that a mistake in it is found.
  expect(
    leadStates.flatMap((from) => leadStates.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`)),
  ).toEqual([
    ...["new contacted", "new qualified", "new won", "new lost", "new suspect", "new spam"],
    ...["contacted qualified", "contacted won", "contacted lost", "contacted suspect", "contacted spam"],
    ...["qualified contacted", "qualified won", "qualified lost"],
    ...["won qualified", "lost new", "lost contacted", "lost qualified"],
    ...["suspect new", "suspect spam", "spam new"],
  ]);
});

const now = new Date(1_000_000);
test.each([
  [{}, undefined],
  [{ website: "" }, undefined],
  [{ website: null }, undefined],
  [{ website: "x" }, "honeypot"],
  [{ website: 0 }, "honeypot"],
  // time alone never decides
  [{ elapsed_ms: 0 }, undefined],
  [{ elapsed_ms: 2999 }, undefined],
  [{ started_at: 999_999 }, undefined],
] as const)("%j is %s", (submission, suspicion) => {
  expect(suspicionOf(submission, ["Sari"], "halo", now)).toBe(suspicion);
});

test.each([
  [{ elapsed_ms: 2999 }, "links"],
  [{ elapsed_ms: 3000 }, undefined],
  [{ started_at: 999_000 }, "links"],
  [{ started_at: 900_000 }, undefined],
  // the browser's clock is ahead
  [{ started_at: 1_001_000 }, undefined],
  [{ started_at: 999_000, elapsed_ms: 9000 }, undefined],
] as const)("two links in a message sent after %j are %s", (submission, suspicion) => {
  expect(suspicionOf(submission, ["Sari"], "https://a.id https://b.id", now)).toBe(suspicion);
});

test("a link in a name is suspicious, and more than five in a message", () => {
  expect(suspicionOf({}, ["buy at www.spam.example"], "", now)).toBe("links");
  expect(suspicionOf({}, ["You won! claim at evil.example/win"], "", now)).toBe("links");
  expect(suspicionOf({}, ["Budi Santoso, S.Kom", "Tokopedia.com", "Staf TU/BK"], "", now)).toBeUndefined();
  expect(suspicionOf({}, ["Sari"], "https://a.id ".repeat(5), now)).toBeUndefined();
  expect(suspicionOf({}, ["Sari"], "https://a.id ".repeat(6), now)).toBe("links");
});

test("a link of a mail is valid for its own id, secret and purpose only", () => {
  const id = "0b0e7f0a-6a6b-4c55-9a55-0d1f2d3c4b5a";
  const token = linkToken("newsletter", id, "secret");
  expect(readLinkToken("newsletter", token, "secret")).toBe(id);
  expect(readLinkToken("newsletter", token, "other")).toBeUndefined();
  expect(readLinkToken("restore", token, "secret")).toBeUndefined();
  expect(readLinkToken("newsletter", token.replace("0b", "0c"), "secret")).toBeUndefined();
});

test.each([
  ["Klaim di hadiah.example/menang", "Klaim di hadiah[.]example/menang"],
  ["https://evil.example", "evil[.]example"],
  ["HTTP://www.evil.example?x", "www[.]evil[.]example?x"],
  ["tulis ke a@evil.example", "tulis ke a@evil[.]example"],
  ["Budi Santoso, S.Kom, M.Sc", "Budi Santoso, S.Kom, M.Sc"],
  ["Rp1.000.000 sebulan. Terima kasih.", "Rp1.000.000 sebulan. Terima kasih."],
  ["situs kami contoh.co.id", "situs kami contoh[.]co[.]id"],
])("a mail shows a stranger's text %s as %s", (text, shown) => expect(withoutLinks(text)).toBe(shown));

test.each([
  ["Sari Wulandari", "Sari Wulandari"],
  ["Budi Santoso, S.Kom", "Budi Santoso, S.Kom"],
  ["Ma’ruf (Dodi) O'Neil-Siregar", "Ma’ruf (Dodi) O'Neil-Siregar"],
  ["Menang hadiah di evil.example", undefined],
  ["Klaim https://evil.example", undefined],
  ["Telepon 0812 3456 7890", undefined],
  ["Anda terpilih sebagai pemenang undian akbar tahun ini, segera hubungi kami", undefined],
])("a mail to %s greets %s", (name, greeted) => expect(greetingName(name)).toBe(greeted));

test("industries have the names of the site", () => {
  for (const locale of locales) {
    const { industries } = readSet(locale, "all");
    for (const id of industryIds) expect(industryName(id, locale)).toBe(industries[id].name);
    expect(industryName("other", locale)).toBe(readSet(locale, "common").leadForm.otherIndustry);
  }
});

test("products have the names of the site", () => {
  expect(productName("big-social", "id")).toBe("BigSocial");
  expect(productName("api-marketplace", "en")).toBe("API Marketplace");
  expect(productName("end-to-end-platform", "id")).toBe("platform menyeluruh");
});
