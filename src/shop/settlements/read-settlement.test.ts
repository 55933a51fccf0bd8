import { expect, test } from "vitest";
import { createPauses } from "#time/create-pauses.server.ts";
import { readHeader, readSettlement } from "./read-settlement.ts";

const pauses = createPauses();

async function read(text: string) {
  const header = (await readHeader(text, pauses))!;
  return { format: header.recognised?.format, ...(await readSettlement(header, header.recognised!.columns, pauses)) };
}

test("a report of Midtrans", async () => {
  const text = [
    "Settlement report",
    "Merchant,G000000001",
    "Order ID,Transaction ID,Transaction type,Status,Transaction time,Gross amount,Transaction fee,VAT,Net amount",
    '"ORD-202611-000042","6f1c2a30","Payment","settlement","2026-11-20 14:05:03","1,114,440.00","4,000.00","440.00","1,110,000.00"',
    "ORD-202611-000043,6f1c2a31,Payment,expire,2026-11-20 14:05:03,500000,0,0,0",
    "ORD-202611-000044,6f1c2a32,Refund,settlement,2026-11-21 09:00:00,250000,0,0,250000",
    "ORD-202611-000045,6f1c2a33,Payment,settlement,2026-11-21 09:00:00,many,0,0,0",
  ].join("\r\n");
  expect(await read(text)).toEqual({
    format: "midtrans",
    ignored: 1,
    unreadable: [7],
    lines: [
      {
        line: 4,
        kind: "payment",
        reference: "6f1c2a30",
        order: "ORD-202611-000042",
        vaNumber: "",
        paidDay: "2026-11-20",
        gross: 1_114_440,
        fee: 4440,
        net: 1_110_000,
      },
      expect.objectContaining({ kind: "refund", reference: "6f1c2a32:refund", gross: 250_000 }),
    ],
  });
});

test("Xendit's transactions report, one line for each payment", async () => {
  const text = [
    "Status;Type;Channel;Account Number;Product ID;Reference;Amount;Xendit Fee;VAT;Net Amount;Payment Date",
    "SUCCESS;PAYMENT;MANDIRI;8860800000042;py-1;ORD-202611-000042;1.114.440,00;4.000,00;440,00;1.110.000,00;2026-11-20T18:09:41Z",
    "SUCCESS;WITHDRAWAL;BCA;123;wd-1;payout;5.000.000,00;0;0;5.000.000,00;2026-11-21T00:00:00Z",
  ].join("\n");
  const { format, lines, ignored } = await read(text);
  expect([format, ignored]).toEqual(["xendit", 1]);
  expect(lines).toEqual([
    expect.objectContaining({
      reference: "py-1",
      vaNumber: "8860800000042",
      paidDay: "2026-11-21",
      gross: 1_114_440,
      fee: 4440,
      net: 1_110_000,
    }),
  ]);
});

test("Xendit's balance report: fee and VAT belong to the payment, above or below it", async () => {
  const header =
    "Product ID,Transaction ID,Transaction Type,Line Type,Payment Channel,Reference,Currency,Amount,Balance,Debit or Credit,Created Date ISO";
  const line = (id: string, type: string, amount: number) =>
    `${id},t-${id},VA_PAYMENT,${type},MANDIRI,ORD-${id},IDR,${amount},0,CREDIT,2026-11-20T07:09:41Z`;
  const { lines } = await read(
    [
      header,
      line("a", "TRANSACTION", 1000),
      line("a", "FEE", -40),
      line("a", "VAT", -4),
      line("b", "FEE", -10),
      line("b", "TRANSACTION", 500),
    ].join("\n"),
  );
  expect(lines.map(({ reference, gross, fee, net }) => ({ reference, gross, fee, net }))).toEqual([
    { reference: "a", gross: 1000, fee: 44, net: 956 },
    { reference: "b", gross: 500, fee: 10, net: 490 },
  ]);
});

test("another table has its widest line as header, and what is no table is refused", async () => {
  const header = await readHeader(
    "Mutasi rekening\nTanggal;Keterangan;Jumlah\n20/11/2026;TRSF ORD-202611-000042;1.114.440,00 CR",
    pauses,
  );
  expect(header).toMatchObject({ names: ["Tanggal", "Keterangan", "Jumlah"], recognised: null });
  expect((await readSettlement(header!, { paid: 0, order: 1, gross: 2 }, pauses)).lines).toEqual([
    expect.objectContaining({
      reference: "TRSF ORD-202611-000042||2026-11-20|1114440",
      gross: 1_114_440,
      net: 1_114_440,
    }),
  ]);
  expect(await readHeader("just words", pauses)).toBeNull();
  expect(await readHeader('"never ends', pauses)).toBeNull();
});

test("lines are counted below the header, and no more are read than can be", async () => {
  const head = "Title\nTanggal;Keterangan;Jumlah\n";
  const most = await readHeader(head + "20/11/2026;a;1\n".repeat(20_000), pauses);
  expect([most!.lines.length, most!.hasMore]).toEqual([20_000, false]);
  const more = await readHeader(head + "20/11/2026;a;1\n".repeat(20_001), pauses);
  expect(more!.hasMore).toBe(true);
});
