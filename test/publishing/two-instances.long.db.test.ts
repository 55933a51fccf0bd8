import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAdmin } from "#accounts/registration/create-admin.server.ts";
import type { OpenDatabase } from "#infra/database/database-connection.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import { createJobs, type Jobs } from "#infra/jobs/jobs.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { type BuiltSuite, startBuiltSuite } from "../support/built-suite.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { freePort } from "../support/free-port.ts";
import { recordingJobs } from "../support/jobs.ts";
import { testPassword } from "../support/test-browser.ts";
import { type StaffBrowser, staffBrowser } from "./staff-browser.ts";

interface Language {
  state: string;
  version: number;
  words: { hero: { title: string } };
}

const origin = "https://www.bigsuite.example";
const clockFile = join(mkdtempSync(join(tmpdir(), "bigsuite-clock-")), "ahead");
const instances: (BuiltSuite & { metrics: string })[] = [];
let base: OpenDatabase;
let jobs: Jobs;

/** Moves the clock of both instances to so many seconds ahead of the real one. */
const moveClock = (seconds: number) => writeFileSync(clockFile, String(seconds));

beforeAll(async () => {
  const url = await freshPostgresUrl();
  base = await openPostgres(url, 2);
  const deps = { db: base.db, jobs: recordingJobs(), now: () => new Date() };
  for (const role of ["editor", "viewer"]) {
    const person = { email: `${role}@contoh.id`, username: role, password: testPassword, role };
    expect(await createAdmin(deps, person)).toMatchObject({ ok: true });
  }
  moveClock(0);
  const preload = new URL("./moved-clock.ts", import.meta.url).href;
  for (const _ of [1, 2]) {
    const port = await freePort();
    const suite = await startBuiltSuite({
      DATABASE_URL: url,
      AUTH_SECRET: "only-for-this-test-and-long-enough",
      PUBLIC_URL: origin,
      PAYMENT_PROVIDER: "simulator",
      RATE_LIMIT_SEARCH: "1000000",
      OPERATOR_PORT: String(port),
      CLOCK_FILE: clockFile,
      NODE_OPTIONS: `--import=${preload}`,
    });
    instances.push({ ...suite, metrics: `http://127.0.0.1:${port}/metrics` });
  }
  jobs = createJobs(base, { log: silentLog });
  await jobs.start();
});

afterAll(async () => {
  await jobs?.stop();
  await Promise.all(instances.map((instance) => instance.stop()));
  await base?.close();
});

/** Reads something on both instances. */
const onBoth = <T>(read: (instance: (typeof instances)[number]) => Promise<T>) => Promise.all(instances.map(read));
const get = async (instance: BuiltSuite, path: string) => fetch(instance.url + path);
const page = async (instance: BuiltSuite, path: string) => (await get(instance, path)).text();
const titleOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)![1]!.replace(/<[^>]+>/g, "");
const pagesMade = async ({ metrics }: (typeof instances)[number]) =>
  Number(/^bigsuite_pages_made_total (\d+)/m.exec(await (await fetch(metrics)).text())![1]);

/** Waits until no instance makes pages any more, and returns how many each has made. */
async function settled(): Promise<number[]> {
  for (let counts = await onBoth(pagesMade); ; ) {
    await sleep(1000);
    const later = await onBoth(pagesMade);
    if (later.every((count, index) => count === counts[index])) return later;
    counts = later;
  }
}

/** Waits until both instances return the same value that fits. */
async function expectOnBoth<T>(read: (instance: BuiltSuite) => Promise<T>, expected: T): Promise<void> {
  await expect.poll(() => onBoth(read), { interval: 100 }).toEqual([expected, expected]);
}

/** The page in both editions, and the sitemap with the day of its change. */
const madeAgain = 3;
const path = { id: "/products/big-social", en: "/en/products/big-social" } as const;
const words = {
  id: "Dengar publik sebelum menjadi krisis",
  en: "Hear the public before it turns into a crisis",
} as const;
const locales = ["id", "en"] as const;

const language = async (editor: StaffBrowser, locale: "id" | "en") =>
  (await editor.call<{ languages: Record<string, Language> }>("GET", "/documents/bigsocial")).data.languages[locale]!;

/** Returns the next morning at nine in Jakarta that is in the future by this process's clock. */
function tomorrowAtNine(): Date {
  const inJakarta = new Date(Date.now() + 31 * 3_600_000);
  return new Date(`${inJakarta.toISOString().slice(0, 10)}T09:00:00+07:00`);
}

test("a viewer reads what is published and changes nothing", async () => {
  const viewer = await staffBrowser(instances[1]!.url, origin, "viewer");
  const { words: shown, version } = await language(viewer, "id");
  const item = { document: "bigsocial", locale: "id", version };
  expect(await viewer.call("PUT", "/documents/bigsocial/id/draft", { words: shown, version })).toMatchObject({
    status: 404,
  });
  expect(await viewer.call("POST", "/publications", { items: [item] })).toMatchObject({ status: 404 });
  expect(await viewer.call("POST", "/documents/bigsocial/id/restore", { version_id: 1, version })).toMatchObject({
    status: 404,
  });
});

test("an editor rewrites a page: Indonesian now, English tomorrow, and yesterday's words again, on both instances", async () => {
  const [first] = instances;
  const editor = await staffBrowser(first!.url, origin, "editor");
  const former = { id: titleOf(await page(first!, path.id)), en: titleOf(await page(first!, path.en)) };
  // Every page is in the caches, so that one that is made again is counted.
  const addresses = [...(await page(first!, "/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location]) => new URL(location!).pathname,
  );
  expect(addresses.length).toBeGreaterThan(150);
  // Compared by their text: the ETag of a page also changes when its best compression replaces the quick one.
  const contents = async (instance: BuiltSuite) =>
    new Map(await Promise.all(addresses.map(async (each) => [each, await page(instance, each)] as const)));
  await settled();
  const before = await onBoth(contents);
  const pictures = async (locale: "id" | "en") =>
    onBoth(async (instance) =>
      Buffer.from(await (await get(instance, `/og/${locale}/products/big-social.png`)).arrayBuffer()),
    );
  const formerPictures = await pictures("id");
  const made = await settled();

  const items = [];
  for (const locale of locales) {
    const { words: shown, version } = await language(editor, locale);
    const draft = { words: { ...shown, hero: { ...shown.hero, title: words[locale] } }, version };
    const saved = await editor.call<Language>("PUT", `/documents/bigsocial/${locale}/draft`, draft);
    expect(saved).toMatchObject({ status: 200, data: { state: "draft", issues: [] } });
    items.push({ document: "bigsocial", locale, version: saved.data.version });
  }
  const at = tomorrowAtNine();
  expect(await editor.call("POST", "/publications", { items: [items[0]] })).toMatchObject({
    status: 201,
    data: { state: "published" },
  });
  expect(await editor.call("POST", "/publications", { items: [items[1]], at: at.toISOString() })).toMatchObject({
    status: 201,
    data: { state: "scheduled" },
  });

  // Indonesian is there at once, with all that follows from it; English is as it was.
  await expectOnBoth(async (instance) => titleOf(await page(instance, path.id)), words.id);
  expect(await onBoth(async (instance) => titleOf(await page(instance, path.en)))).toEqual([former.en, former.en]);
  const search = (locale: "id" | "en") => async (instance: BuiltSuite) => {
    const query = new URLSearchParams({ q: words[locale], locale });
    const { data } = (await (await get(instance, `/api/search?${query}`)).json()) as { data: { path: string }[] };
    return data[0]?.path;
  };
  await expectOnBoth(search("id"), path.id);
  const newPictures = await pictures("id");
  expect(newPictures[0]!.equals(newPictures[1]!)).toBe(true);
  expect(newPictures[0]!.equals(formerPictures[0]!)).toBe(false);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Jakarta" });
  const lastChange = (location: string) => async (instance: BuiltSuite) =>
    new RegExp(`<loc>${origin}${location}</loc><lastmod>(.*?)</lastmod>`).exec(
      await page(instance, "/sitemap.xml"),
    )?.[1];
  await expectOnBoth(lastChange(path.id), today.format(new Date()));

  // No other page was made again.
  const after = await onBoth(contents);
  const changed = after.map((own, index) => addresses.filter((each) => own.get(each) !== before[index]!.get(each)));
  expect(changed).toEqual([[path.id], [path.id]]);
  const madeSince = (await settled()).map((count, index) => count - made[index]!);
  expect(madeSince).toEqual([madeAgain, madeAgain]);

  // Tomorrow at nine: whichever instance runs the job, both show it.
  moveClock((at.getTime() - Date.now()) / 1000 + 1);
  // The instances read it ten times a second.
  await sleep(300);
  await jobs.send(base.db, "content-publications", {});
  await expectOnBoth(async (instance) => titleOf(await page(instance, path.en)), words.en);
  await expectOnBoth(search("en"), path.en);
  await expectOnBoth(lastChange(path.en), today.format(at));

  // Yesterday's version is restored: first as a draft, then for everybody.
  const nextDay = new Date(at.getTime() + 60_000);
  await base.db.updateTable("sessions").set({ last_used_at: nextDay, factor_at: nextDay }).execute();
  await editor.refresh();
  const versions = await editor.call<{ id: number; number: number; published: string }[]>(
    "GET",
    "/documents/bigsocial/id/versions",
  );
  expect(versions.data).toMatchObject([{ number: 1, published: "now" }]);
  const { words: shown, version } = await language(editor, "id");
  const rewritten = { words: { ...shown, hero: { ...shown.hero, title: "Judul yang keliru" } }, version };
  const wrong = await editor.call<Language>("PUT", "/documents/bigsocial/id/draft", rewritten);
  const publish = (saved: Language) =>
    editor.call("POST", "/publications", { items: [{ document: "bigsocial", locale: "id", version: saved.version }] });
  expect(await publish(wrong.data)).toMatchObject({ status: 201 });
  await expectOnBoth(async (instance) => titleOf(await page(instance, path.id)), "Judul yang keliru");
  const { version: now } = await language(editor, "id");
  const restored = await editor.call<Language>("POST", "/documents/bigsocial/id/restore", {
    version_id: versions.data[0]!.id,
    version: now,
  });
  expect(restored).toMatchObject({ status: 200, data: { words: { hero: { title: words.id } } } });
  expect(await onBoth(async (instance) => titleOf(await page(instance, path.id)))).toEqual([
    "Judul yang keliru",
    "Judul yang keliru",
  ]);
  expect(await publish(restored.data)).toMatchObject({ status: 201 });
  await expectOnBoth(async (instance) => titleOf(await page(instance, path.id)), words.id);
});
