import fc from "fast-check";
import { expect, test } from "vitest";
import { createPauses } from "#time/create-pauses.server.ts";
import { readCsv } from "./read-csv.ts";

const never = { isDue: () => false, pause: () => Promise.resolve() };
const read = (text: string, maxLines = 10_000) => readCsv(text, maxLines, never);
const cells = async (text: string) => (await read(text))?.lines.map((line) => line.cells);

test("quotes, doubled quotes, line ends inside cells, and any line end between records", async () => {
  expect(await cells('a,"b ""c"", d",e\r\n"two\nlines",,x\n\n1,2,3')).toEqual([
    ["a", 'b "c", d', "e"],
    ["two\nlines", "", "x"],
    ["1", "2", "3"],
  ]);
  expect((await read('a,b\n"x\ny",z\nlast,1'))?.lines.map((line) => line.number)).toEqual([1, 2, 4]);
  expect(await cells("a\rb\r")).toEqual([["a"], ["b"]]);
});

test("byte order mark, semicolons, tabs, and a separator named by Excel", async () => {
  expect(await read("\uFEFFa;b\n1.000,50;2")).toMatchObject({ separator: ";", lines: [{ cells: ["a", "b"] }, {}] });
  expect(await cells("a\tb\n1,5\t2")).toEqual([
    ["a", "b"],
    ["1,5", "2"],
  ]);
  expect((await read("sep=;\na,b;c"))?.lines).toEqual([{ number: 2, cells: ["a,b", "c"] }]);
});

test("a quoted cell that never ends is refused", async () => {
  expect(await read('a,"b\nc,d')).toBeNull();
  expect((await read(""))?.lines).toEqual([]);
});

test("reads what any program writes by the standard", async () => {
  const cell = fc.string({ maxLength: 12 }).filter((text) => text.trim() !== "" && !/^\s|\s$/.test(text));
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }), async (rows) => {
      expect(await cells(`"h1","h2","h3"\r\n${rows.map((row) => row.map(quote).join(",")).join("\r\n")}`)).toEqual([
        ["h1", "h2", "h3"],
        ...rows,
      ]);
    }),
  );
});

test("reading ends at the limit of lines: what follows is not looked at", async () => {
  const text = 'a,b\n\n1,2\n3,4\n"never ends';
  expect(await read(text, 2)).toMatchObject({ lines: [{ number: 1 }, { number: 3 }], hasMore: true });
  expect(await read(text, 4)).toBeNull();
  expect(await read("a,b\n1,2\n\n,,\n", 2)).toMatchObject({ lines: [{}, {}], hasMore: false });
});

test("a line or a cell without an end is refused before it fills the memory", async () => {
  expect((await read(",".repeat(999)))?.lines).toEqual([]);
  for (const text of [",".repeat(1000), "a".repeat(100_001), `"${"b".repeat(100_001)}"`, `"${'""'.repeat(100_002)}"`])
    expect(await read(text)).toBeNull();
});

test("no more than a bounded number of lines is read while others wait", async () => {
  let read = 0;
  let most = 0;
  const pauses = createPauses();
  const counted = {
    isDue: () => {
      most = Math.max(most, ++read);
      return pauses.isDue();
    },
    pause: pauses.pause,
  };
  let isOver = false;
  // Every turn of the event loop in which something else is done.
  const others = () => {
    read = 0;
    if (!isOver) setImmediate(others);
  };
  others();
  await readCsv("a,b\n\n".repeat(2000), 5000, counted);
  isOver = true;
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(100);
});
