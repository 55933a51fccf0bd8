import { afterEach, expect, test, vi } from "vitest";
import { writeAddress } from "#address/address.ts";
import { readSet, setPublishedWords } from "#content/read-set.server.ts";
import { createWordLayer, type LayeredWords } from "#content/word-layer.ts";
import { type ExperimentSnapshot, noExperiments } from "#growth/experiments/running/snapshot.server.ts";
import { readConfig } from "#infra/config/config.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import type { ResolvedPage } from "#site/page-resolution.ts";
import type { SiteServices } from "#site/site-services.ts";
import { compressResponse } from "./cache/compressed-response.server.ts";
import { createExperimentPages } from "./experiments/experiment-pages.ts";
import { createPageSource } from "./page-source.ts";
import type { DrawOptions, PageRenderer } from "./render-page.ts";

afterEach(() => setPublishedWords(createWordLayer([])));

function startSource(experiments: Partial<ExperimentSnapshot> = {}) {
  const render = vi.fn(async ({ address, row }: ResolvedPage, _options?: DrawOptions) => ({
    response: await compressResponse(Buffer.from(writeAddress(address)), {}, { status: 200, effort: "little" }),
    dependsOn: [`${address.locale}/${row.set}${row.about ? `:${row.about}` : ""}`],
  }));
  const source = createPageSource({
    config: readConfig({}),
    log: silentLog,
    services: { origin: "https://a.test", listed: true, now: () => new Date() } as SiteServices,
    renderer: { render } as unknown as PageRenderer,
    store: undefined,
    experiments: createExperimentPages(() => ({ ...noExperiments, ...experiments })),
    isCached: true,
  });
  const name = (call: Parameters<typeof render>) =>
    `${writeAddress(call[0].address)} ${call[1]?.change?.arm ?? ""}`.trim();
  return { source, rendered: () => render.mock.calls.splice(0).map(name) };
}

function publish(...documents: LayeredWords[]) {
  setPublishedWords(createWordLayer(documents));
}

test("a published article is made before it is requested, and no other page with it; a removed one is forgotten", async () => {
  const { source, rendered } = startSource();
  const [first] = readSet("id", "resources").items;
  await source.refresh([]);
  expect(rendered()).toEqual([]);

  publish({ document: "resources:new-one", locale: "id", words: { ...first, slug: "new-one" } });
  await source.refresh(["id/resources", "id/resources:new-one"]);
  expect(rendered().toSorted()).toEqual(["/resources/new-one", "/v2/resources/new-one"]);
  expect(source.get("/resources/new-one")?.status).toBe(200);

  publish({ document: "resources:new-one", locale: "id", words: null });
  await source.refresh(["id/resources", "id/resources:new-one"]);
  expect(rendered()).toEqual([]);
  expect(source.get("/resources/new-one")).toBeUndefined();
  await expect(source.load("/resources/new-one")).rejects.toThrow("neither a page nor a feed");
});

test("the calendar file of a removed event is not served any more", async () => {
  const { source } = startSource();
  const { id } = readSet("id", "events").items[0]!;
  const pathname = `/events/${id}.ics`;
  expect((await source.load(pathname)).status).toBe(200);
  publish({ document: `events:${id}`, locale: "id", words: null });
  await source.refresh(["id/events"]);
  expect(source.get(pathname)).toBeUndefined();
  await expect(source.load(pathname)).rejects.toThrow();
});

test("published words are drawn again in every arm; an arm that no experiment shows does not exist", async () => {
  const [a, b] = ["a", "b"].map((key) => ({ key, weight: 1, change: { kind: "none" as const } }));
  const running = [{ name: "x3", pages: ["/about-us"], locales: ["id" as const], arms: [a!, b!] }];
  const { source, rendered } = startSource({ running });
  await source.refreshExperiments();
  expect(rendered()).toEqual(["/about-us x3=a", "/about-us x3=b"]);
  await source.load("/about-us");
  rendered();
  await source.refresh(["id/about-us"]);
  expect(rendered().toSorted()).toEqual(["/about-us", "/about-us x3=a", "/about-us x3=b"]);
  await expect(source.load("/about-us x3=c")).rejects.toThrow("No experiment shows x3=c");
});
