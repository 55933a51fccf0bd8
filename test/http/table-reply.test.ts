import fastify from "fastify";
import { expect, test } from "vitest";
import { Problem } from "#api/http/problem.ts";
import { sendTable, type TableFile } from "#api/http/table-reply.ts";
import { readXlsx } from "../support/xlsx.ts";

/** Answers a request with a table, or with the code of its refusal, and returns how many batches were read. */
async function answer(
  table: Omit<TableFile, "rows">,
  batch: TableFile["rows"] extends AsyncIterable<infer B> ? B : never,
  batches: number,
  format: "csv" | "xlsx",
) {
  let read = 0;
  async function* rows() {
    for (; read < batches; read += 1) yield batch;
  }
  const app = fastify();
  app.get("/", async (_request, reply) => {
    try {
      return await sendTable(reply, { ...table, rows: rows() }, format);
    } catch (error) {
      return reply
        .code(error instanceof Problem ? error.status : 500)
        .send(error instanceof Problem ? error.code : String(error));
    }
  });
  return { response: await app.inject("/"), read: () => read };
}

const columns = ["name", ["total", "money"], ["placed_at", "moment"], "contact_consent"] as const;
const row = ["=HYPERLINK(1)\u0007", 1_500_000, new Date("2026-11-30T23:00:00Z"), true] as const;

test("an Excel file has texts, numbers and times, and nothing that is evaluated", async () => {
  const { response } = await answer({ name: "a", columns }, [row, ["", null, null, false]], 1, "xlsx");
  expect(readXlsx(response.rawPayload)).toEqual([
    ["Nama", "Jumlah tagihan", "Dipesan (WIB)", "Boleh dihubungi"],
    ["=HYPERLINK(1) ", 1_500_000, 46_357.25, "Ya"],
    [null, null, null, "Tidak"],
  ]);
});

test("an Excel file of more than ten thousand rows is refused, after no more were read; CSV has no limit", async () => {
  const thousand = Array.from({ length: 1_000 }, () => row);
  const told = await answer({ name: "a", columns, total: 12_000 }, thousand, 12, "xlsx");
  expect([told.response.statusCode, told.response.body, told.read()]).toEqual([409, "too_many_rows", 0]);
  const counted = await answer({ name: "a", columns }, thousand, 50, "xlsx");
  expect([counted.response.body, counted.read()]).toEqual(["too_many_rows", 10]);
  const csv = await answer({ name: "a", columns }, thousand, 12, "csv");
  expect(csv.response.body.trimEnd().split("\r\n")).toHaveLength(12_001);
});
