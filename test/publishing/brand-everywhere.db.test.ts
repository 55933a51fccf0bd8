import { setTimeout as sleep } from "node:timers/promises";
import { Resvg } from "@resvg/resvg-js";
import PostalMime from "postal-mime";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAddress, writeAddress } from "#address/address.ts";
import { shippedBrand } from "#content/brand/shipped-brand.ts";
import { documentOf } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import { changePicture } from "#media/library/change-picture.server.ts";
import { describePictures } from "#media/library/describe-pictures.server.ts";
import { uploadPicture } from "#media/library/upload-picture.server.ts";
import type { MediaDeps } from "#media/media.server.ts";
import { resizePicture } from "#media/resize/resize-picture.server.ts";
import { createDatabaseStore } from "#media/store/database-store.server.ts";
import { cacheablePages } from "#page-server/cacheable-pages.ts";
import { saveDraft } from "#publishing/documents/save-draft.server.ts";
import { withdraw } from "#publishing/publications/end-publication.server.ts";
import { publish } from "#publishing/publications/publish.server.ts";
import type { Publishing } from "#publishing/publishing.server.ts";
import { findText } from "#publishing/replace/find-text.server.ts";
import { replaceInDrafts } from "#publishing/replace/replace-in-drafts.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import { type BuiltSuite, startBuiltSuite } from "../support/built-suite.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { rina } from "../support/shop.ts";

const company = {
  // As long as the shipped name, since titles have a longest length.
  name: "Nusadata",
  legalName: "PT Nusadata Baru",
  street: "Jalan Mawar 7",
  phone: "+62215557777",
  email: "salam@nusadata.example",
};
const plum = "#7a1f5c";
const [green, pink] = ["#00a040", "#ff40a0"];
const drawing = (width: number, height: number, colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${colour}" d="M0 0h${width}v${height}H0z"/></svg>`,
  );

let base: OpenDatabase;
let suite: BuiltSuite;
let publication: string;
let shippedHome: string;

beforeAll(async () => {
  const url = await freshPostgresUrl();
  base = await openPostgres(url, 2);
  suite = await startBuiltSuite({ DATABASE_URL: url, AUTH_SECRET: "only-for-this-test-and-long-enough" });
  shippedHome = await textOf("/");
  publication = await publishOtherBrand();
  await untilHome((html) => html.includes(company.name));
});

afterAll(async () => {
  await suite?.stop();
  await base?.close();
});

async function textOf(path: string): Promise<string> {
  const response = await fetch(suite.url + path);
  expect([path, response.status]).toEqual([path, path.includes("not-found") ? 404 : 200]);
  return response.text();
}

const bytesOf = async (path: string) => Buffer.from(await (await fetch(suite.url + path)).arrayBuffer());

async function untilHome(isThere: (html: string) => boolean): Promise<void> {
  while (!isThere(await textOf("/"))) await sleep(100);
}

/** Publishes another company in one change: what the brand screen edits, and its name in every text. */
async function publishOtherBrand(): Promise<string> {
  const { db } = base;
  const now = () => new Date();
  const publishing: Publishing = {
    db,
    now,
    needsReview: false,
    readPictures: describePictures,
    reload: async () => {},
  };
  const logo = {
    light: await addPicture("logo.svg", drawing(120, 30, green)),
    dark: await addPicture("logo-dark.png", new Resvg(drawing(400, 100, pink)).render().asPng()),
    mark: await addPicture("mark.svg", drawing(24, 24, plum)),
  };
  for (let round = 0; round < 10; round++) {
    const wanted = { text: "BigSuite", match_case: true, whole_words: false };
    const { matches, more } = await findText(db, wanted);
    const documents = Map.groupBy(matches, ({ document, locale, version }) => `${document} ${locale} ${version}`);
    const items = [...documents.values()].map(([first, ...others]) => ({
      ...first!,
      paths: [first!, ...others].map(({ path }) => path),
    }));
    await replaceInDrafts({ db, now }, rina, { ...wanted, replacement: company.name, items });
    if (!more) break;
  }
  for (const locale of locales) {
    const words = (await draftOf("common", locale)) as { company: object };
    await save("common", locale, { ...words, company: { ...words.company, ...company } });
  }
  await save("brand", "id", { ...shippedBrand, light: { ...shippedBrand.light, primary: plum } });
  await save("logo", "id", logo);
  const drafts = await db
    .selectFrom("content_documents")
    .select(["document", "locale", "version"])
    .where("draft_id", "is not", null)
    .execute();
  const published = await publish(publishing, rina, { items: drafts });
  if (!published.ok) throw new Error(JSON.stringify(published));
  return published.id;

  async function draftOf(document: string, locale: Locale) {
    const row = await db
      .selectFrom("content_documents")
      .innerJoin("content_versions", "content_versions.id", "draft_id")
      .select("content_versions.words")
      .where("content_documents.document", "=", document)
      .where("content_documents.locale", "=", locale)
      .executeTakeFirst();
    return row?.words ?? readPublishedDocument(documentOf(document), locale)!;
  }

  async function save(document: string, locale: Locale, words: object) {
    const row = await db
      .selectFrom("content_documents")
      .select("version")
      .where("document", "=", document)
      .where("locale", "=", locale)
      .executeTakeFirst();
    const draft = { document, locale, words: words as Record<string, unknown>, version: row?.version ?? 0 };
    expect(await saveDraft({ db, now }, rina, draft)).toMatchObject({ ok: true });
  }

  /** Uploads a picture, makes its files and describes it. */
  async function addPicture(name: string, bytes: Buffer): Promise<string> {
    const store = createDatabaseStore(db);
    const limits = { bytes: 1_000_000, pixels: 10_000_000 };
    const media: MediaDeps = { db, store, now, limits, jobs: recordingJobs(), allWords: async function* () {} };
    const added = await uploadPicture(media, rina, { name, bytes });
    if (!added.ok) throw new Error(added.code);
    const { id } = added;
    const { hash, version } = await db
      .selectFrom("media")
      .select(["hash", "version"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await resizePicture({ db, store, now }, { id, hash });
    await changePicture({ db, now }, rina, { id, version, alt_id: "Logo", alt_en: "Logo" });
    return `media:${id}`;
  }
}

/** Returns the colour of a point of a picture, as `#1358d6`. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  const [red, green, blue] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((byte) => byte!.toString(16).padStart(2, "0")).join("")}`;
}

/** The names of headers are part of the interface, whoever runs the site. */
const formerName = /.{0,60}(?<!X-)\bBigSuite\b.{0,60}/;
const formerNameIn = (html: string) => formerName.exec(html)?.[0];

test("every page of both editions and languages has the name, the colours and the logo, and nothing of the former ones", async () => {
  // The guide of the design exists in development only.
  const pages = cacheablePages().filter(({ row }) => row.path !== "/styleguide");
  const pathnames = pages.map(({ address }) => writeAddress(address));
  expect(pathnames.length).toBeGreaterThan(300);
  for (const pathname of [...pathnames, "/not-found-at-all", "/en/v2/not-found-at-all"]) {
    // While a page takes longer than a second to make again, visitors get the former one.
    await expect.poll(async () => formerNameIn(await textOf(pathname)), { message: pathname }).toBeUndefined();
    const html = await textOf(pathname);
    const [header] = html.match(/<header[\s\S]*?<\/header>/)!;
    // For light and for dark grounds; the rail of v2, which pages with the quiet frame do not have, has the mark besides.
    const hasRail = readAddress(pathname).edition === "v2" && !html.includes('data-frame="quiet"');
    const pictures = hasRail ? 3 : 2;
    expect(header.match(/<img [^>]*src="\/media\//g), pathname).toHaveLength(pictures);
    expect(html, pathname).toContain(plum);
    expect(html, pathname).toContain(company.legalName);
    expect(html, pathname).toMatch(/href="?\/favicon\.svg\?v=[0-9a-f]{8}/);
  }
});

test("a contact page has address and numbers, and the data for search engines have all of it", async () => {
  for (const path of ["/contact-us", "/en/contact-us", "/v2/contact-us"]) {
    const html = await textOf(path);
    for (const value of [company.street, company.email, company.phone])
      expect(html, `${path} ${value}`).toContain(value);
  }
  const [, json] = (await textOf("/en")).match(/<script type="?application\/ld\+json"?>(.*?)<\/script>/)!;
  const { name, legalName, phone: telephone, email } = company;
  const organization = JSON.parse(json!)["@graph"].find(
    ({ "@type": type }: Record<string, string>) => type === "Organization",
  );
  expect(organization).toMatchObject({ name, legalName, telephone, email });
  expect(organization.logo).toMatch(/\/icon-512\.png\?v=[0-9a-f]{8}$/);
});

test("feeds and manifests have the name, the colour and the icons", async () => {
  for (const path of ["/feed.xml", "/en/feed.xml", "/llms.txt", "/.well-known/security.txt"]) {
    const feed = await textOf(path);
    expect(feed, path).not.toMatch(formerName);
    expect(feed, path).toMatch(/Nusadata|nusadata/);
  }
  for (const locale of locales) {
    const manifest = JSON.parse(await textOf(`/manifest.${locale}.webmanifest`));
    expect(manifest).toMatchObject({ name: company.name, short_name: company.name, theme_color: plum });
    for (const { src, sizes } of manifest.icons) {
      const icon = await bytesOf(src);
      const size = Number.parseInt(sizes, 10);
      expect(await colourAt(icon, size / 2, size / 2)).toBe(plum);
      // A phone may crop it to its own shape.
      expect(await colourAt(icon, 2, 2)).toBe("#ffffff");
    }
  }
  expect(await textOf("/favicon.svg")).toContain(plum);
  expect((await bytesOf("/favicon.ico")).subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 2, 0]));
  expect(await colourAt(await bytesOf("/apple-touch-icon.png"), 90, 90)).toBe(plum);
});

test("share pictures have the logo for their ground", async () => {
  const place = [80, 83] as const;
  expect(await colourAt(await bytesOf("/og/id/index.png"), ...place)).toBe(pink);
  expect(await colourAt(await bytesOf("/og/en/about-us.png"), ...place)).toBe(green);
});

test("the back office has the name and the mark", async () => {
  const html = await textOf("/admin/leads");
  expect(html).toContain(`data-company="${company.name}"`);
  expect(html).toMatch(/data-mark="\/media\/[0-9a-f]{32}-\d+\.svg"/);
  expect(html).toMatch(/<title>[^<]*Nusadata[^<]*<\/title>/);
});

test("mails have the name, the address, the numbers, the colour and the mark", async () => {
  for (const locale of locales) {
    const before = suite.mails();
    await fetch(`${suite.url}/api/subscribe`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `baru-${locale}@contoh.co.id`, locale }),
    });
    const added = () => suite.mails().find((name) => name.endsWith(".eml") && !before.includes(name));
    while (!added()) await sleep(100);
    const { html, text, from, replyTo, attachments } = await PostalMime.parse(suite.readMail(added()!));
    for (const value of [company.name, company.legalName, company.street, company.email, plum])
      expect(html, value).toContain(value);
    expect(`${html}${text}`).not.toMatch(formerName);
    expect(from?.name).toBe(company.name);
    expect(replyTo).toMatchObject([{ address: company.email }]);
    expect(await colourAt(Buffer.from(attachments[0]!.content as ArrayBuffer), 48, 48)).toBe(plum);
  }
});

test("new invoices have the logo for light grounds, stored for as long as they are", async () => {
  const [stored] = await base.db.selectFrom("letterhead_logos").select("png").execute();
  expect(await colourAt(Buffer.from(stored!.png), 20, 20)).toBe(green);
});

test("taken back, every byte of a page is as it was shipped", async () => {
  const publishing: Publishing = {
    db: base.db,
    now: () => new Date(),
    needsReview: false,
    readPictures: describePictures,
    reload: async () => {},
  };
  expect(await withdraw(publishing, rina, publication)).toEqual({ ok: true });
  await untilHome((html) => !html.includes(company.name));
  expect(await textOf("/")).toBe(shippedHome);
  expect(await textOf("/favicon.svg")).not.toContain(plum);
});
