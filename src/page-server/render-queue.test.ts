import { expect, test } from "vitest";
import { createRenderQueue } from "./per-request-pages.ts";

test("one page is rendered at a time, other work runs in between, and a failure does not block the rest", async () => {
  const enqueue = createRenderQueue();
  const seen: string[] = [];
  let running = 0;
  const render = (name: string) => async () => {
    expect(++running).toBe(1);
    seen.push(name);
    await Promise.resolve();
    running--;
    if (name === "b") throw new Error("no page");
    return name;
  };
  const pages = ["a", "b", "c"].map((name) => enqueue("1.1.1.1", render(name)).catch(() => "failed"));
  setImmediate(() => seen.push("between"));
  expect(await Promise.all(pages)).toEqual(["a", "failed", "c"]);
  expect(seen.filter((name) => name !== "between")).toEqual(["a", "b", "c"]);
  expect(seen.indexOf("between")).toBeLessThan(2);
});

test("one client may have ten pages waiting, and others still get theirs", async () => {
  const enqueue = createRenderQueue();
  const first = Promise.withResolvers<string>();
  const own = Array.from({ length: 10 }, () => enqueue("1.1.1.1", () => first.promise));
  expect(await enqueue("1.1.1.1", async () => "too many")).toBeUndefined();
  const other = enqueue("2.2.2.2", async () => "rendered");
  first.resolve("rendered");
  expect(await Promise.all([...own, other])).toEqual(Array(11).fill("rendered"));
  expect(await enqueue("1.1.1.1", async () => "next")).toBe("next");
});

test("with a hundred waiting, every further page is refused", async () => {
  const enqueue = createRenderQueue();
  const first = Promise.withResolvers<string>();
  const waiting = Array.from({ length: 100 }, (_, index) => enqueue(`1.1.1.${index}`, () => first.promise));
  expect(await enqueue("2.2.2.2", async () => "too many")).toBeUndefined();
  first.resolve("rendered");
  await Promise.all(waiting);
  expect(await enqueue("2.2.2.2", async () => "rendered")).toBe("rendered");
});
