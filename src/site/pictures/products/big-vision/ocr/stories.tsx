import type { Locale } from "#text/locales.ts";
import { Card } from "../../../kit/card.tsx";
import { Chip } from "../../../kit/chip.tsx";
import { Code, Document } from "../../../kit/document.tsx";
import { Picture } from "../../../kit/picture.tsx";
import { Table } from "../../../kit/table.tsx";
import { Window } from "../../../kit/window.tsx";
import { sayIn } from "../../say.ts";

/** Draws the sixteen digits of a NIK, taken apart. */
export function Digits({ locale }: { locale: Locale }) {
  const say = sayIn(locale);
  const parts = [
    ["317402", say("wilayah", "area"), say("Tebet, Jakarta Selatan", "Tebet, South Jakarta")],
    ["54", say("tanggal + 40", "day + 40"), say("14, perempuan", "14, female")],
    ["0891", say("bulan, tahun", "month, year"), say("Agustus 1991", "August 1991")],
    ["0001", say("urutan", "sequence"), say("pendaftar pertama", "first registered")],
  ];
  return (
    <Picture
      locale={locale}
      label={say(
        "NIK diurai: enam angka wilayah, tanggal lahir ditambah 40 untuk perempuan, bulan dan tahun, nomor urut; semuanya cocok dengan kartu.",
        "The NIK taken apart: six digits of area, day of birth plus 40 for women, month and year, sequence; all agree with the card.",
      )}
    >
      <Window product="big-vision" title="NIK" meta={<Chip tone="good">{say("3 dari 3 cocok", "3 of 3 agree")}</Chip>}>
        <div className="grid gap-3 p-4 @lg:grid-cols-4 sm:p-5">
          {parts.map(([digits, name, value], index) => (
            <div
              key={digits}
              className={`flex items-baseline gap-3 border-t-2 pt-2 @lg:block ${index === 1 ? "border-accent" : "border-hue"}`}
            >
              <p className="num min-w-24 font-display text-2xl/tight font-bold">{digits}</p>
              <p className="text-muted">{name}</p>
              <p className="font-semibold">{value}</p>
            </div>
          ))}
        </div>
        <p className="border-t border-line px-4 py-3 text-muted sm:px-5">
          {say(
            "Alamat di kartu: Bekasi. Tetap sah: pemegangnya pindah.",
            "Address on the card: Bekasi. Still valid: the holder has moved.",
          )}
        </p>
      </Window>
    </Picture>
  );
}

/** Draws a receipt and its JSON. */
export function Json({ locale }: { locale: Locale }) {
  const say = sayIn(locale);
  return (
    <Picture
      locale={locale}
      label={say(
        "Kuitansi Toko Makmur sebesar Rp1.250.000 di kiri; di kanan JSON dengan nilai 1250000, tanggal 2026-08-03, keyakinan, dan letaknya.",
        "A receipt of Toko Makmur for Rp1.250.000 on the left; on the right JSON with the value 1250000, the date 2026-08-03, confidence and position.",
      )}
    >
      <div className="grid items-center gap-4 @xl:grid-cols-[2fr_3fr]">
        <Document title="TOKO MAKMUR" className="-rotate-2">
          <Table
            end={[1]}
            rows={[
              ["Semen 10 zak", "750.000"],
              ["Cat 2 kaleng", "500.000"],
              [
                "Jumlah Rp",
                <mark key="" className="bg-accent-soft font-semibold text-ink">
                  1.250.000
                </mark>,
              ],
            ]}
          />
          <p className="mt-2 text-muted">3 Agustus 2026</p>
        </Document>
        <Window product="big-vision" title="POST /vision/ocr" meta="200">
          <Code
            className="p-4 sm:p-5"
            lines={[
              [
                ["plain", "{ "],
                ["key", '"type"'],
                ["plain", ": "],
                ["text", '"receipt"'],
                ["plain", ","],
              ],
              [
                ["key", '  "date"'],
                ["plain", ": "],
                ["text", '"2026-08-03"'],
                ["plain", ","],
              ],
              [
                ["key", '  "total"'],
                ["plain", ": {"],
              ],
              [
                ["key", '    "value"'],
                ["plain", ": "],
                ["text", "1250000"],
                ["plain", ","],
              ],
              [
                ["key", '    "confidence"'],
                ["plain", ": "],
                ["text", "0.98"],
                ["plain", ","],
              ],
              [
                ["key", '    "box"'],
                ["plain", ": [412, 306, 148, 22]"],
              ],
              [["plain", "  } }"]],
            ]}
          />
        </Window>
      </div>
    </Picture>
  );
}

/** Draws an invoice whose total does not agree, found on its line. */
export function Sums({ locale }: { locale: Locale }) {
  const say = sayIn(locale);
  const number = (value: string) => (locale === "id" ? value : value.replaceAll(".", ","));
  return (
    <Picture
      locale={locale}
      label={say(
        "Faktur empat baris dihitung ulang: baris ketiga tertulis 1.480.000, seharusnya 1.840.000; selisih 360.000 disorot.",
        "An invoice of four lines is added up again: the third says 1,480,000 and should be 1,840,000; the difference of 360,000 is highlighted.",
      )}
    >
      <Window
        product="big-vision"
        title={say("Faktur 2026/1107", "Invoice 2026/1107")}
        meta={<Chip tone="warn">{say("selisih 360.000", "360,000 apart")}</Chip>}
      >
        <div className="p-4 sm:p-5">
          <Table
            head={[
              say("Barang", "Item"),
              say("Jumlah", "Qty"),
              say("Tertulis", "Written"),
              say("Dihitung", "Calculated"),
            ]}
            end={[1, 2, 3]}
            signal={2}
            rows={[
              [say("Kardus 40 cm", "Box 40 cm"), "200", number("1.700.000"), number("1.700.000")],
              [say("Lakban", "Tape"), "60", number("540.000"), number("540.000")],
              [say("Plastik gulung", "Wrap"), "16", number("1.480.000"), <b key="">{number("1.840.000")}</b>],
              ["PPN", "", number("409.200"), number("448.800")],
            ]}
          />
          <Card className="mt-3">
            {say(
              "Baris 3: angka 8 dan 4 tertukar saat diketik pemasok. Keyakinan baca 0,99.",
              "Line 3: the supplier swapped 8 and 4. Reading confidence 0.99.",
            )}
          </Card>
        </div>
      </Window>
    </Picture>
  );
}
