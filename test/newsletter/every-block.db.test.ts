import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import PostalMime from "postal-mime";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { sitePages } from "#content/rules/site-pages.ts";
import { letterPictures } from "#growth/newsletter/compose/letter-pictures.server.ts";
import { blockKinds, type LetterBlock } from "#growth/newsletter/letters/letter-content.ts";
import { createSender } from "#growth/newsletter/sending/sender.server.ts";
import type { SenderDeps } from "#growth/newsletter/sending/sender-deps.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createMailer } from "#infra/mailer/mail.server.ts";
import { registerSitePages } from "#site/register-site-pages.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { openMigratedPglite } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { insertSubscribers, testLetters } from "../support/letters.ts";
import { staffLogin } from "../support/staff.ts";
import { type StaffCall, staffCall } from "../support/staff-call.ts";

const site = "https://www.bigsuite.example";
const picture = `media:${"a".repeat(24)}`;
let at = new Date("2026-11-23T02:00:00Z");
const now = () => at;

let base: OpenDatabase;
let app: FastifyInstance;
let call: StaffCall;
let letters: SenderDeps;
const outboxDir = mkdtempSync(join(tmpdir(), "bigsuite-every-block-"));

beforeAll(async () => {
  base = await openMigratedPglite();
  const { db } = base;
  registerSitePages();
  const photo = await sharp({ create: { width: 8, height: 6, channels: 3, background: "white" } })
    .jpeg()
    .toBuffer();
  const mailFrom = "BigSuite <halo@bigsuite.example>";
  letters = testLetters({
    db,
    jobs: recordingJobs(),
    now,
    mailer: createMailer({
      smtpUrl: undefined,
      outboxDir,
      mailFrom,
      publicUrl: site,
      company: { salesMail: "sales@bigsuite.example" },
    }),
    leadsToPage: sitePages()!.leadsToPage,
    pictureFor: letterPictures({
      db,
      library: {
        read: () => ({ src: `/media/${"0".repeat(32)}-640.webp`, alt: "Bengkel" }),
        readFile: async () => ({ body: photo, type: "image/webp" }),
        asJpeg: async () => ({ body: photo, width: 8, height: 6 }),
      },
    }),
  });
  app = await buildApi(testDeps(db, { now, letters, authenticate: staffLogin(db, now) }), { calls: auditedCalls(db) });
  call = staffCall(app, "/api/admin");
});
afterAll(async () => {
  await app.close();
  await base.close();
});

const inBoth = (text: string) => ({ id: text, en: text });

test("a letter of every kind of block, with every event offered and links with query and fragment, is sent", async () => {
  const { events, articles } = (await call("GET", "/newsletter/choices")).data;
  expect(events.length).toBeGreaterThan(3);
  const isIn = (locale: string) => (choice: { locales: string[] }) => choice.locales.includes(locale);
  const everywhere = (choice: { locales: string[] }) => isIn("id")(choice) && isIn("en")(choice);
  const targets = [
    "/products/big-social#harga",
    "/contact-us?product=big-social",
    "/changelog.xml",
    "mailto:a@b.example",
  ];
  const blocks = [
    { kind: "heading", text: inBoth("Panduan") },
    { kind: "text", text: inBoth("[a](/docs?x=1#y) dan [b](https://example.org/?q#z)") },
    { kind: "picture", picture, href: "/events#apa-pun" },
    { kind: "article", slug: articles.find(everywhere).value },
    ...events.filter(everywhere).map(({ value }: { value: string }) => ({ kind: "event", event: value })),
    { kind: "product", product: "big-social" },
    ...targets.map((href) => ({ kind: "button", label: inBoth("Buka"), href })),
  ].map((block, index) => ({ ...block, key: `k${index}` })) as LetterBlock[];
  expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(blockKinds));

  const content = { subject: inBoth("Kabar"), preheader: inBoth("Semua jenis"), blocks };
  const draft = { topic: "monthly", locales: ["id", "en"], content };
  const { data } = await call("POST", "/newsletter", draft, "editor");
  expect(data.problems).toEqual([]);
  // Events that exist in one language stand in a letter of that language.
  for (const locale of ["id", "en"]) {
    const own = events.filter(isIn(locale));
    const ownBlocks = own.map(({ value }: { value: string }, i: number) => ({
      kind: "event",
      key: `e${i}`,
      event: value,
    }));
    const one = { ...draft, locales: [locale], content: { ...content, blocks: ownBlocks } };
    expect((await call("POST", "/newsletter", one, "editor")).data.problems).toEqual([]);
  }

  await insertSubscribers(base.db, 2, at);
  const due = { version: data.version, at: "2026-11-23T02:05:00Z" };
  expect((await call("POST", `/newsletter/${data.id}/schedule`, due, "editor")).status).toBe(200);
  at = new Date("2026-11-23T02:05:01Z");
  await createSender(letters, undefined).run();
  const files = readdirSync(outboxDir).filter((name) => name.endsWith(".eml"));
  expect(files).toHaveLength(2);
  for (const file of files) {
    const { html } = await PostalMime.parse(readFileSync(join(outboxDir, file)));
    const prefix = `${site}/api/letters/`;
    const addresses = [
      ...new Set(Array.from(html!.matchAll(/"(https:[^"]+\/api\/letters\/[^"]+)"/g), ([, url]) => url!)),
    ];
    const responses = await Promise.all(addresses.map((url) => app.inject(`/api/letters/${url.slice(prefix.length)}`)));
    const targetsOf = responses.flatMap(({ headers }) => headers.location ?? []).map((url) => new URL(String(url)));
    // Own pages keep query and fragment, next to the letter's campaign.
    expect(targetsOf.filter(({ pathname }) => /\/events$/.test(pathname)).map(({ hash }) => hash)).toEqual([
      "#apa-pun",
    ]);
    const ofEvents = targetsOf.map(({ pathname }) => /\/events\/(.+)$/.exec(pathname)?.[1]).filter(Boolean);
    expect(ofEvents.sort()).toEqual(
      events
        .filter(everywhere)
        .map(({ value }: { value: string }) => value)
        .sort(),
    );
    expect(targetsOf.some(({ search }) => search.startsWith("?product=big-social&utm_source="))).toBe(true);
    const shown = responses.filter(({ headers }) => headers["content-type"] === "image/jpeg");
    expect(shown).toHaveLength(1);
    // Webmail shows the picture on a page of its own site.
    expect(shown[0]!.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(responses.every(({ statusCode }) => statusCode === 307 || statusCode === 200)).toBe(true);
  }
});

test("a link that leads nowhere still holds a letter back, whatever follows its path", async () => {
  const button = (href: string, index: number) => ({ kind: "button", key: `k${index}`, label: inBoth("Buka"), href });
  const blocks = ["/no-such-page#a", "/no-such-page?a=b", "/en/products"].map(button);
  const content = { subject: inBoth("Kabar"), preheader: inBoth("Ke mana"), blocks };
  const { data } = await call("POST", "/newsletter", { topic: "monthly", locales: ["en"], content }, "editor");
  expect(data.problems).toEqual([0, 1, 2].map((block) => ({ code: "page_missing", locale: "en", block })));
});
