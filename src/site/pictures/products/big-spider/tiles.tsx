import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { Code, Document } from "../../kit/document.tsx";
import { Original } from "../../kit/original.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";
import { Lines } from "../lines.tsx";

/** Draws everyday Indonesian notations of prices, dates and units, and what they are stored as. */
export const Notations = picture(
  "tile",
  "Empat tulisan harga dan tanggal menjadi angka. | Four notations of prices and dates become figures.",
  (t, locale) => {
    const rows = [
      ["Rp12,5 rb", "Rp12.5 thousand", t("12.500 | 12,500")],
      ["1,2 jt/bln", "1.2 million a month", t("1.200.000 | 1,200,000")],
      ["3 Agt 26", "3 August 2026", "2026-08-03"],
      ["½ kg", undefined, t("0,5 | 0.5")],
    ] as const;
    return (
      <Card>
        <ul className="grid gap-3">
          {rows.map(([found, reading, stored]) => (
            <li key={found} className="grid grid-cols-[1fr_2rem_1fr] items-center">
              <span className="w-fit rounded-sm bg-tint px-2 py-0.5">
                {reading ? (
                  <Original locale={locale} reading={reading}>
                    {found}
                  </Original>
                ) : (
                  found
                )}
              </span>
              <span className="border-t-2 border-dotted border-accent" />
              <b className="num text-right font-code text-ink">{stored}</b>
            </li>
          ))}
        </ul>
      </Card>
    );
  },
);

/** Draws a tender notice as PDF, and the table that was inside it. */
export const FilesRead = picture(
  "tile",
  "Tabel di dalam PDF lelang menjadi baris tabel. | A table inside a tender PDF becomes rows.",
  (t) => (
    <div className="grid grid-cols-[2fr_3fr] gap-4">
      <Document title="lelang.pdf">
        <Lines widths={["w-full", "w-2/3", "w-5/6", "w-1/2", "w-3/4", "w-full"]} />
      </Document>
      <Card>
        <Table
          head={[t("Paket | Lot"), t("Pagu | Ceiling")]}
          end={[1]}
          rows={[
            [t("Jalan | Road"), t("2,4 M | 2.4 bn")],
            [t("Irigasi | Irrigation"), t("1,1 M | 1.1 bn")],
            [t("Gedung | Building"), t("8,7 M | 8.7 bn")],
          ]}
        />
      </Card>
    </div>
  ),
);

/** Draws the rules of a site and the pace that follows from them. */
export const ObeyedRules = picture(
  "tile",
  "Isi robots.txt sebuah situs dan jeda yang mengikutinya: satu permintaan tiap lima detik. | A site’s robots.txt and the pace that follows from it: one request every five seconds.",
  (t) => (
    <div className="grid gap-3">
      <Code
        lines={[
          [["note", "# robots.txt"]],
          [
            ["key", "User-agent: "],
            ["plain", "*"],
          ],
          [
            ["key", "Crawl-delay: "],
            ["text", "5"],
          ],
          [
            ["key", "Disallow: "],
            ["text", "/akun"],
          ],
        ]}
      />
      <p className="flex flex-wrap gap-2">
        <Chip tone="good">{t("1 permintaan / 5 detik | 1 request / 5 seconds")}</Chip>
        <Chip tone="quiet">{t("/akun dilewati | /akun skipped")}</Chip>
      </p>
    </div>
  ),
);
