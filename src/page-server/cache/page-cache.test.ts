import { expect, test } from "vitest";
import type { CompressedResponse } from "./compressed-response.server.ts";
import { createPageCache, maxOfMany } from "./page-cache.server.ts";

const responseOf = (text: string) => text as unknown as CompressedResponse;

/** Returns a cache whose pages show one price; each is made when the test opens its gate. */
function slowPages() {
  const state = { price: "old" };
  const gates: (() => void)[] = [];
  const cache = createPageCache(async () => {
    const { price } = state;
    await new Promise<void>((open) => gates.push(open));
    return { response: responseOf(price), dependsOn: ["prices"] };
  });
  return { state, gates, cache };
}

test("a page requested twice while it is being made is made once, and cached", async () => {
  const { gates, cache } = slowPages();
  const loads = [cache.load("/"), cache.load("/")];
  expect(gates).toHaveLength(1);
  gates[0]!();
  expect(await Promise.all(loads)).toEqual(["old", "old"]);
  expect(cache.get("/")).toBe("old");
});

test.each([
  ["first", [0, 1]],
  ["last", [1, 0]],
])("a page whose words changed while it was being made is not cached, when it is ready %s", async (_when, order) => {
  const { state, gates, cache } = slowPages();
  const loads = [cache.load("/")];
  state.price = "new";
  cache.drop(["prices"]);
  loads.push(cache.load("/"));
  for (const index of order) {
    gates[index]!();
    await loads[index];
    expect(cache.get("/")).not.toBe("old");
  }
  expect(await Promise.all(loads)).toEqual(["old", "new"]);
  expect(await cache.load("/")).toBe("new");
  expect(gates).toHaveLength(2);
});

test("a dropped page is served while its successor cannot be made, and replaced afterwards", async () => {
  let words: string | undefined = "first";
  const cache = createPageCache(async () => {
    if (!words) throw new Error("no database");
    return { response: responseOf(words), dependsOn: ["prices"] };
  });
  await cache.load("/");
  words = undefined;
  expect(cache.drop(["prices"])).toEqual(["/"]);
  expect(await cache.load("/")).toBe("first");
  await expect(cache.make("/")).rejects.toThrow("no database");
  words = "second";
  expect(await cache.load("/")).toBe("second");
  expect(cache.get("/")).toBe("second");
});

test("a dropped page is served when making its successor hangs", async () => {
  const { gates, cache } = slowPages();
  const first = cache.load("/");
  gates[0]!();
  await first;
  cache.drop(["prices"]);
  expect(await cache.load("/")).toBe("old");
  expect(gates).toHaveLength(2);
});

test("a page that could not be made is retried", async () => {
  let broken = true;
  const cache = createPageCache(async () => {
    if (broken) throw new Error("no words");
    return { response: responseOf("made"), dependsOn: [] };
  });
  await expect(cache.load("/")).rejects.toThrow("no words");
  broken = false;
  expect(await cache.load("/")).toBe("made");
});

test("of many pages those are held that were requested last; others are not counted among them", async () => {
  const made: string[] = [];
  const cache = createPageCache(async (pathname) => {
    made.push(pathname);
    return { response: responseOf(pathname), dependsOn: [], isOneOfMany: pathname !== "/" };
  });
  await cache.load("/");
  await cache.load("/popular");
  // A crawler visits every address, while visitors read one of them.
  for (let number = 0; number < 2 * maxOfMany; number++) {
    await cache.load(`/${number}`);
    expect(cache.get("/popular")).toBe("/popular");
  }
  expect(cache.get("/")).toBe("/");
  expect(cache.get("/0")).toBeUndefined();
  expect(made).toHaveLength(2 * maxOfMany + 2);
});
