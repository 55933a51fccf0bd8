import { expect, test } from "vitest";
import { foldQuoted } from "./parse-answer.server.ts";

const head = "From: BigSuite <halo@x.id>\nSent: Monday\nTo: Sari\n\nHalo";

test.each([
  ["Gmail", "Baik, Selasa.\r\n\r\nOn Mon, 23 Nov 2026 at 10:00, BigSuite <halo@x.id> wrote:\r\n> Halo", "> Halo"],
  ["Gmail, Indonesian", "Baik.\n\nPada Sen, 23 Nov 2026 pukul 10.00 BigSuite <halo@x.id> menulis:\n> Halo", "> Halo"],
  ["wrapped", "Baik.\n\nOn Mon, 23 Nov 2026 at 10:00, BigSuite Sales\n<halo@x.id> wrote:\n\n> Halo", "> Halo"],
  ["three lines", "Baik.\n\nPada Sen, 23 Nov 2026, BigSuite\n<inbox+12345@x.id>\nmenulis:\n\n> Halo", "> Halo"],
  ["no blank", "Baik.\n\nOn Mon, 23 Nov 2026 at 10:00, BigSuite\n<halo@x.id>wrote:\n\n> Halo", "> Halo"],
  ["no address", "Baik.\n\nOn 9 Jan 2026, at 2:47, BigSuite wrote:\n\n> Halo", "> Halo"],
  ["signature below", "Baik.\n\nOn 9 Jan 2026, BigSuite wrote:\n> Halo\n\n-- \nSari\nPT Contoh", "PT Contoh"],
  ["Outlook", `Baik.\n\n${head}`, "Halo"],
  ["Outlook, no address", "Baik.\n\nDari: BigSuite\nDikirim: Senin\nKepada: Sari\nPerihal: Demo\n\nHalo", "Halo"],
  ["Outlook, wrapped", "Baik.\n\nFrom: BigSuite with a long name\n<halo@x.id>\nSent: Monday\n\nHalo", "Halo"],
  ["Outlook line", `Baik.\n\n________________________________\n${head}`, "Halo"],
  [
    "dashes",
    `Baik.\n\n ------------------------------\n\n*From:* BigSuite [mailto:a@x.id]\n*Sent:* Monday\n\nHalo`,
    "Halo",
  ],
  ["original", "Baik.\n-----Original Message-----\nHalo", "Halo"],
  ["marks only", "Baik.\n\n> Halo\n> Sari\n", "> Sari"],
])("the repeated mail of %s is folded", (_program, text, end) => {
  const { body, quoted } = foldQuoted(text);
  expect(body).toMatch(/^Baik(, Selasa)?\.$/);
  expect(quoted.endsWith(end)).toBe(true);
});

const introduced = "Pada 2 Nov 2026 pukul 10.11, Sari <sari@contoh.example> menulis:";

test.each([
  ["no quotation", "Baik.\n\nOn Monday we wrote a plan.\nFrom: here"],
  ["an answer below", "> Kapan?\n\nSelasa."],
  ["only a quotation", "> Halo"],
  ["answers between", `Halo,\n\n${introduced}\n> Kapan?\nSelasa jam sepuluh.\n> Siapa yang ikut?\nSaya dan Budi.`],
  ["an answer below a greeting", `Hi,\n${introduced}\n> Kapan?\n> Sari\n\nSelasa jam sepuluh.`],
  ["a route", "Halo, kebutuhan kami.\nDari: Jakarta\nKe: Surabaya\nTanggal: 3 Desember\nBerapa harganya?"],
  ["a sender", "Halo.\nDari: Sari\nTanggal: 3 Desember\nBerapa harganya? sari@contoh.example"],
  ["a form", "Nama: Sari\n__________\nPerusahaan: PT Contoh\n__________\nBerapa harganya?"],
  ["a plan", "Halo.\n-----\nRencana:\n1. Demo\n-----\nSetuju?"],
  ["one's own sentence", "Halo.\nPada rapat kemarin Anda menulis:\nharga turun. Betul?"],
])("%s: nothing is hidden", (_case, text) => {
  expect(foldQuoted(text)).toEqual({ body: text, quoted: "" });
});
