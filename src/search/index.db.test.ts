import { beforeEach, expect, test } from "vitest";
import type { Database } from "#infra/database/tables.server.ts";
import { bothDatabases } from "../../test/support/databases.ts";
import { createSearch } from "./search.server.ts";
import type { SearchablePage } from "./searchable-page.ts";

const page = (path: string, more: Partial<SearchablePage> = {}): SearchablePage => ({
  locale: "id",
  path,
  kind: "page",
  title: path.slice(1),
  summary: "Ringkasan",
  body: "",
  aliases: "",
  ...more,
});

bothDatabases((open) => {
  let db: Database;
  let pages: SearchablePage[];
  beforeEach(async () => {
    db = (await open()).db;
    pages = [page("/satu", { body: "rambutan manis" }), page("/dua"), page("/one", { locale: "en" })];
  });
  const suite = () => createSearch({ db, now: () => new Date() }, async () => pages);

  test("only changed pages are written, and results change at once", async () => {
    const search = suite();
    expect(await search.index()).toBe(3);
    expect(await search.index()).toBe(0);
    expect((await search.find("rambutan", "id")).results.map(({ path }) => path)).toEqual(["/satu"]);
    pages[0] = page("/satu", { body: "durian" });
    pages.splice(1, 1);
    expect(await search.index()).toBe(2);
    expect((await search.find("rambutan", "id")).results).toEqual([]);
    expect((await search.find("duriann", "id")).results).toEqual([]);
    expect((await search.find("durian", "id")).results.map(({ path }) => path)).toEqual(["/satu"]);
    expect((await search.find("dua", "id")).results).toEqual([]);
  });

  test("instances that start together write the index once", async () => {
    const counts = await Promise.all([suite().index(), suite().index()]);
    expect(counts.sort()).toEqual([0, 3]);
    expect((await suite().find("satu", "id")).results).toHaveLength(1);
  });

  test("languages are searched separately", async () => {
    const search = suite();
    await search.index();
    expect((await search.find("one", "id")).results).toEqual([]);
    expect((await search.find("one", "en")).results.map(({ path }) => path)).toEqual(["/one"]);
  });

  test("markup in the words is escaped", async () => {
    pages = [page("/markup", { title: "Markup", body: 'Tulis <img src=x onerror="alert(1)"> & mangga di sini' })];
    const search = suite();
    await search.index();
    const [found] = (await search.find("mangga", "id")).results;
    expect(found!.excerpt).toContain("&amp; <mark>mangga</mark>");
    expect(found!.excerpt).not.toMatch(/<(?!\/?mark>)/);
  });

  test("a word with a letter left out is found before one with a wrong letter", async () => {
    pages = [
      page("/dasbor", { body: "dasbor penjualan" }),
      page("/satu", { body: "dasar hukum" }),
      page("/dua", { body: "dasar pemrosesan" }),
    ];
    const search = suite();
    await search.index();
    const found = await search.find("dasbr", "id");
    expect(found.results.map(({ path }) => path)).toEqual(["/dasbor"]);
    expect(found.suggestion).toBe("dasbor");
  });
});
