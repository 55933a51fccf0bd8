import { expect, test } from "vitest";
import { helpFileName, recogniseHelpFile } from "./help-file.ts";

test.each([
  ["%PDF-1.7\n", "pdf"],
  ["\x89PNG\r\n\x1A\n", "png"],
  ["\xFF\xD8\xFF\xE0", "jpeg"],
  ["GIF89a", undefined],
  ["<svg xmlns=''/>", undefined],
  ["<html>%PDF-", undefined],
  ["PK\x03\x04", undefined],
  ["\xFF\xD8", undefined],
  ["", undefined],
])("the kind of a file is that of its first bytes: %j", (head, kind) => {
  expect(recogniseHelpFile(Buffer.from(head, "latin1"))).toBe(kind);
});

test.each([
  ["Bukti transfer.PDF", "pdf", "Bukti transfer.pdf"],
  ["C:\\fakepath\\foto layar.jpeg", "jpeg", "foto layar.jpeg"],
  ["../../etc/passwd", "png", "passwd.png"],
  ["faktur.exe", "pdf", "faktur.exe.pdf"],
  ['a"\r\nset-cookie: x<b>.png', "png", "aset-cookie xb.png"],
  ["gambar\u202Egnp.exe", "png", "gambargnp.exe.png"],
  ["...", "jpeg", "file.jpg"],
  ["", "pdf", "file.pdf"],
  ["x".repeat(300), "pdf", `${"x".repeat(100)}.pdf`],
] as const)("a name of a file keeps no folder and no sign with a meaning: %j", (name, kind, shown) => {
  expect(helpFileName(name, kind)).toBe(shown);
});
