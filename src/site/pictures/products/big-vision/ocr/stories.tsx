import { Card, Window } from "../../../kit/frames.tsx";
import { Chip, Code, Document, Table } from "../../../kit/parts.tsx";
import { picture } from "../../../kit/picture.tsx";

/** Draws the sixteen digits of a NIK, taken apart. */
export const Digits = picture(
  "story",
  "NIK diurai: enam angka wilayah, tanggal lahir ditambah 40 untuk perempuan, bulan dan tahun, nomor urut; semuanya cocok dengan kartu. | The NIK taken apart: six digits of area, day of birth plus 40 for women, month and year, sequence; all agree with the card.",
  (t) => {
    const parts = [
      ["317402", t("wilayah | area"), t("Tebet, Jakarta Selatan | Tebet, South Jakarta")],
      ["54", t("tanggal + 40 | day + 40"), t("14, perempuan | 14, female")],
      ["0891", t("bulan, tahun | month, year"), t("Agustus 1991 | August 1991")],
      ["0001", t("urutan | sequence"), t("pendaftar pertama | first registered")],
    ];
    return (
      <Window product="big-vision" title="NIK" meta={<Chip tone="good">{t("3 dari 3 cocok | 3 of 3 agree")}</Chip>}>
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
          {t(
            "Alamat di kartu: Bekasi. Tetap sah: pemegangnya pindah. | Address on the card: Bekasi. Still valid: the holder has moved.",
          )}
        </p>
      </Window>
    );
  },
);

/** Draws a receipt and its JSON. */
export const Json = picture(
  "story",
  "Kuitansi Toko Makmur sebesar Rp1.250.000 di kiri; di kanan JSON dengan nilai 1250000, tanggal 2026-08-03, keyakinan, dan letaknya. | A receipt of Toko Makmur for Rp1.250.000 on the left; on the right JSON with the value 1250000, the date 2026-08-03, confidence and position.",
  () => (
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
            '{ <k>"type"</k>: <t>"receipt"</t>,',
            '<k>  "date"</k>: <t>"2026-08-03"</t>,',
            '<k>  "total"</k>: {',
            '<k>    "value"</k>: <t>1250000</t>,',
            '<k>    "confidence"</k>: <t>0.98</t>,',
            '<k>    "box"</k>: [412, 306, 148, 22]',
            "  } }",
          ]}
        />
      </Window>
    </div>
  ),
);

/** Draws an invoice whose total does not agree, found on its line. */
export const Sums = picture(
  "story",
  "Faktur empat baris dihitung ulang: baris ketiga tertulis 1.480.000, seharusnya 1.840.000; selisih 360.000 disorot. | An invoice of four lines is added up again: the third says 1,480,000 and should be 1,840,000; the difference of 360,000 is highlighted.",
  (t, locale) => {
    const number = (value: string) => (locale === "id" ? value : value.replaceAll(".", ","));
    return (
      <Window
        product="big-vision"
        title={t("Faktur 2026/1107 | Invoice 2026/1107")}
        meta={<Chip tone="warn">{t("selisih 360.000 | 360,000 apart")}</Chip>}
      >
        <div className="p-4 sm:p-5">
          <Table
            head={[t("Barang | Item"), t("Jumlah | Qty"), t("Tertulis | Written"), t("Dihitung | Calculated")]}
            end={[1, 2, 3]}
            signal={2}
            rows={[
              [t("Kardus 40 cm | Box 40 cm"), "200", number("1.700.000"), number("1.700.000")],
              [t("Lakban | Tape"), "60", number("540.000"), number("540.000")],
              [t("Plastik gulung | Wrap"), "16", number("1.480.000"), <b key="">{number("1.840.000")}</b>],
              ["PPN", "", number("409.200"), number("448.800")],
            ]}
          />
          <Card className="mt-3">
            {t(
              "Baris 3: angka 8 dan 4 tertukar saat diketik pemasok. Keyakinan baca 0,99. | Line 3: the supplier swapped 8 and 4. Reading confidence 0.99.",
            )}
          </Card>
        </div>
      </Window>
    );
  },
);
