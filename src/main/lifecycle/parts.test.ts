import { expect, test } from "vitest";
import { type Parts, partsOf, startParts } from "./parts.ts";

interface Values {
  given: string;
  first: string;
  second: string;
  third: string;
}

const part = partsOf<Values>();

/** Parts that note what they do, declared in another order than they need each other. */
function notingParts(fail?: string) {
  const notes: string[] = [];
  const begin = (name: string) => {
    notes.push(`start ${name}`);
    if (name === fail) throw new Error(`${name} failed`);
    return name;
  };
  const end = (name: string, value: unknown) => notes.push(`stop ${name}: ${value}`);
  const parts: Parts<Values, "given"> = {
    third: part(["second", "given"], {
      start: (needed) => begin(`third of ${Object.values(needed).join(" and ")}`) && "third",
      stop: (needed, value) => end(`third of ${needed.second}`, value),
    }),
    first: part([], { start: () => begin("first"), stop: (_needed, value) => end("first", value) }),
    second: part(["first"], {
      start: async () => begin("second"),
      stop: async (_needed, value) => end("second", value),
    }),
  };
  return { notes, parts };
}

const never = new AbortController().signal;

test("parts start after what they need, wherever they stand, and stop in reverse", async () => {
  const { notes, parts } = notingParts();
  const suite = startParts(parts, { given: "given" }, never);
  expect(await suite.started).toEqual({ given: "given", first: "first", second: "second", third: "third" });
  await suite.stop();
  await suite.stop();
  expect(notes).toEqual([
    "start first",
    "start second",
    "start third of second and given",
    "stop third of second: third",
    "stop second: second",
    "stop first: first",
  ]);
});

test("a part that fails is stopped with those before it, and nothing more is started", async () => {
  const { notes, parts } = notingParts("second");
  const suite = startParts(parts, { given: "given" }, never);
  await expect(suite.started).rejects.toThrow("second failed");
  await suite.stop();
  expect(notes).toEqual(["start first", "start second", "stop second: undefined", "stop first: first"]);
});

test("an end during the start stops what was begun; one stop that fails keeps no other from stopping", async () => {
  const { notes, parts } = notingParts();
  const ending = new AbortController();
  parts.second = part(["first"], {
    start() {
      ending.abort(new Error("ending"));
      return "second";
    },
    stop: () => Promise.reject(new Error("second does not stop")),
  });
  const suite = startParts(parts, { given: "given" }, ending.signal);
  await expect(suite.started).rejects.toThrow("ending");
  await expect(suite.stop()).rejects.toThrow("second does not stop");
  expect(notes).toEqual(["start first", "stop first: first"]);
});

test("parts that need each other are named, and none is started", async () => {
  const { notes, parts } = notingParts();
  parts.second = part(["third"], { start: () => "second" });
  const suite = startParts(parts, { given: "given" }, never);
  await expect(suite.started).rejects.toThrow("Parts need each other: third, second");
  expect(notes).toEqual([]);
  // @ts-expect-error: a part sees only what it names
  part(["first"], { start: (needed) => needed.second });
  // @ts-expect-error: there is no part of this name
  part(["fourth"], { start: () => "" });
});
