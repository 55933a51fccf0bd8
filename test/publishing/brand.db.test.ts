import { createElement } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { contrastPairs } from "#content/brand/contrast-pairs.ts";
import { readLogo } from "#content/brand/read-logo.server.ts";
import { type Brand, shippedBrand } from "#content/brand/shipped-brand.ts";
import { documentOf } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { readSet, setPublishedWords } from "#content/read-set.server.ts";
import { createWordLayer } from "#content/word-layer.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { renderMail } from "#infra/mailer/render-mail.server.ts";
import { ButtonFallback, MailButton } from "#mail/button.server.tsx";
import { MailLayout } from "#mail/mail-layout.server.tsx";
import { checkLogo } from "#media/logo/company-logo.server.ts";
import type { PictureKind } from "#media/picture-kind.ts";
import type { StoredPicture } from "#media/shown/pictures.server.ts";
import { pictureWords } from "#page-server/share-pictures/picture-words.ts";
import { saveDraft } from "#publishing/documents/save-draft.server.ts";
import { publish } from "#publishing/publications/publish.server.ts";
import { createPublishedWords } from "#publishing/published-words.server.ts";
import type { Publishing } from "#publishing/publishing.server.ts";
import { readSeller } from "#shop/invoices/read-seller.server.ts";
import { manifest } from "#site/feeds/site-files.ts";
import type { SiteServices } from "#site/site-services.ts";
import type { Locale } from "#text/locales.ts";
import { eachDatabase } from "../support/databases.ts";
import { rina } from "../support/shop.ts";

type Words = Record<string, unknown>;
const plum = "#7a1f5c";

/** Pictures of the library, by their references. */
const [whole, mark, photo] = ["a", "b", "c"].map((letter) => `media:${letter.repeat(24)}`) as [string, string, string];
const stored = (kind: PictureKind, width: number, height: number): StoredPicture => ({
  ...{ hash: "0".repeat(32), widths: [width], drawing: kind === "svg" },
  ...{ kind, width, height },
});
const library: Record<string, StoredPicture> = {
  [whole]: stored("svg", 160, 40),
  [mark]: stored("png", 512, 512),
  [photo]: stored("jpeg", 800, 200),
};

eachDatabase((open) => {
  let db: Database;
  let publishing: Publishing;
  let changed: string[] = [];
  beforeAll(async () => {
    ({ db } = await open());
    const words = createPublishedWords(db, (sets) => changed.push(...sets));
    const now = () => new Date("2026-11-20T02:00:00Z");
    publishing = {
      db,
      now,
      needsReview: false,
      readPictures: async (_trx, references) =>
        new Map(references.filter((name) => name in library).map((name) => [name, { id: "Logo", en: "Logo" }])),
      reload: async () => void (await words.reload()),
      checkLogo: (document, words) =>
        (document === "logo" ? checkLogo({ find: (reference) => library[reference] }, words) : []).map(
          ({ part, fault }) => ({ code: "custom", path: [part], message: fault, input: undefined }),
        ),
    };
  });
  afterEach(() => {
    setPublishedWords(createWordLayer([]));
    changed = [];
  });

  /** Saves words as the draft and publishes it. */
  async function publishWords(document: string, locale: Locale, words: Words) {
    const before = await db
      .selectFrom("content_documents")
      .select("version")
      .where("document", "=", document)
      .where("locale", "=", locale)
      .executeTakeFirst();
    const saved = await saveDraft(publishing, rina, { document, locale, words, version: before?.version ?? 0 });
    if (!saved.ok) throw new Error(saved.code);
    return publish(publishing, rina, { items: [{ document, locale, version: saved.version }] });
  }
  const withPrimary = (primary: string): Brand => ({ ...shippedBrand, light: { ...shippedBrand.light, primary } });
  const mail = async (locale: Locale) => {
    const content = [
      MailButton({ href: "https://a.example", children: "Buka" }),
      ButtonFallback({ href: "https://a.example", before: "Atau", label: "buka" }),
    ].map((part, index) => createElement("div", { key: index }, part));
    return renderMail(MailLayout({ preheader: "", heading: "Halo", locale, reason: "account", children: content }));
  };
  const manifestOf = () => JSON.parse(manifest({} as SiteServices, ["", "id"] as RegExpMatchArray).body as string);

  test("published colours are those of mails, manifest, share pictures and the invoices issued from then on", async () => {
    const before = readSeller();
    const result = await publishWords("brand", "id", withPrimary(plum) as unknown as Words);
    expect(result).toMatchObject({ ok: true });
    // Every page depends on it, and is rendered again.
    expect(changed).toEqual(["id/brand"]);
    expect(manifestOf().theme_color).toBe(plum);
    expect(pictureWords("/og/en/index.png")!.brand.light.primary).toBe(plum);
    const { html } = await mail("en");
    expect(html.match(/#7a1f5c/g)!.length).toBeGreaterThanOrEqual(2);
    expect(html).not.toContain(shippedBrand.light.primary);
    expect([before.colours!.primary, readSeller().colours!.primary]).toEqual([shippedBrand.light.primary, plum]);
  });

  test("colours that cannot be read are saved, and refused when they are to be published, with the pair named", async () => {
    const result = await publishWords("brand", "id", withPrimary("#7fa8f0") as unknown as Words);
    expect(result).toMatchObject({ ok: false, code: "words_invalid" });
    const { issue } = (result as unknown as { issues: { issue: { path: string[]; message: string } }[] }).issues[0]!;
    expect(issue).toMatchObject({ path: ["light", "primary"], message: "low_contrast" });
    expect(readSet("id", "brand")).toEqual(shippedBrand);
    expect(contrastPairs(shippedBrand).length).toBeGreaterThan(70);
  });

  test.each<[what: string, logo: Words, path: string, fault: string]>([
    ["without its mark", { light: whole }, "mark", "mark_missing"],
    ["for dark grounds alone", { dark: whole, mark }, "light", "light_logo_missing"],
    ["with a photo", { light: photo, mark }, "light", "not_a_logo"],
    ["with a wide mark", { mark: whole }, "mark", "mark_not_square"],
    ["with a picture that is not ready", { mark: `media:${"z".repeat(24)}` }, "mark", "picture_unusable"],
  ])(
    "a logo %s is saved, and refused when it is to be published, with the part named",
    async (_, logo, path, fault) => {
      const result = await publishWords("logo", "id", logo);
      expect(result).toMatchObject({
        ok: false,
        code: "words_invalid",
        issues: [{ issue: { path: [path], message: fault } }],
      });
      expect(readLogo()).toEqual({});
    },
  );

  test("a published logo is read by its references; taken out again, the shipped drawing is used", async () => {
    expect(await publishWords("logo", "id", { light: whole, mark })).toMatchObject({ ok: true });
    expect(changed).toEqual(["id/logo"]);
    expect(readLogo()).toEqual({ light: whole, mark });
    expect(await publishWords("logo", "id", {})).toMatchObject({ ok: true });
    expect(readLogo()).toEqual({});
  });

  test("a company's other name, address and numbers are in mails, manifest, share pictures and new invoices", async () => {
    const company = {
      name: "Nusantara",
      legalName: "PT Nusantara Baru",
      street: "Jalan Mawar 7",
      phone: "+62215557777",
      email: "salam@nusantara.example",
    };
    for (const locale of ["id", "en"] as const) {
      const words = readPublishedDocument(documentOf("common"), locale)!;
      const next = { ...words, company: { ...(words.company as Words), ...company } };
      expect(await publishWords("common", locale, next)).toMatchObject({ ok: true });
      const { html, text } = await mail(locale);
      for (const value of ["Nusantara", "PT Nusantara Baru", "Jalan Mawar 7", "salam@nusantara.example"])
        expect(html, value).toContain(value);
      expect(text).not.toContain("BigSuite");
    }
    expect(manifestOf()).toMatchObject({ name: "Nusantara" });
    expect(pictureWords("/og/id/index.png")).toMatchObject({ company: "Nusantara" });
    expect(readSeller()).toMatchObject({
      name: "PT Nusantara Baru",
      company: "Nusantara",
      email: "salam@nusantara.example",
      en: { name: "PT Nusantara Baru", company: "Nusantara" },
    });
  });
});
