import { Bars } from "../../kit/bars.tsx";
import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { Cursor } from "../../kit/cursor.tsx";
import { Code } from "../../kit/document.tsx";
import { picture } from "../../kit/picture.tsx";
import { Sidebar, Window } from "../../kit/window.tsx";

/** Draws the way from a question to SQL to a bar: three stations on one thread. */
export const Stage = picture(
  "stage",
  "Pertanyaan “Cabang mana yang turun sejak Lebaran?” menjadi kueri SQL, lalu jawaban berupa batang: Makassar turun 14,2 persen, disusul Palembang, Semarang, dan Balikpapan. | The question “Which branches have sold less since Lebaran?” becomes an SQL query, then an answer in bars: Makassar fell 14.2 percent, followed by Palembang, Semarang and Balikpapan.",
  (t) => (
    <Window
      product="big-query"
      title={t("Penjualan cabang | Branch sales")}
      meta={t("3 sumber · 1,2 GB · 0,9 detik | 3 sources · 1.2 GB · 0.9 s")}
      sidebar={
        <Sidebar
          items={[
            t("Tanya | Ask"),
            [t("Tersimpan | Saved"), "28"],
            [t("Kamus | Glossary"), "64"],
            [t("Sumber | Sources"), "3"],
            t("Riwayat | History"),
          ]}
        />
      }
    >
      <div className="grid gap-4 p-4 sm:p-5">
        <div className="relative w-fit max-w-full rounded-lg border-2 border-hue px-4 py-2.5 text-base font-semibold">
          {t("Cabang mana yang turun sejak Lebaran? | Which branches have sold less since Lebaran?")}
          <Cursor className="-end-2 -bottom-4" />
        </div>
        <div className="grid gap-4 @3xl:grid-cols-2">
          <Card className="thread-before ground-mist">
            <p className="mb-2 flex flex-wrap items-center gap-2 text-muted">
              SQL <Chip tone="quiet">{t("hanya membaca | read only")}</Chip>
            </p>
            <Code
              lines={[
                [
                  ["key", "SELECT"],
                  ["plain", t(" cabang, |  branch,")],
                ],
                [["plain", t("  selisih_persen(neto) |   change_percent(net)")]],
                [
                  ["key", "FROM"],
                  ["plain", t(" penjualan |  sales")],
                ],
                [
                  ["key", "WHERE"],
                  ["plain", t(" tanggal  |  date ")],
                  ["key", ">="],
                  ["text", t(" lebaran(2026) |  eid(2026)")],
                ],
                [
                  ["key", "GROUP BY"],
                  ["plain", t(" cabang |  branch")],
                ],
                [
                  ["key", "HAVING"],
                  ["plain", t(" selisih  |  change ")],
                  ["key", "<"],
                  ["text", " 0"],
                ],
              ]}
            />
          </Card>
          <Card className="thread-before">
            <p className="mb-2.5 text-base font-semibold">
              {t("Empat cabang turun, Makassar paling dalam | Four branches fell, Makassar the most")}
            </p>
            <Bars
              rows={[
                { label: "Makassar", share: 100, value: t("−14,2% | −14.2%"), signal: true },
                { label: "Palembang", share: 68, value: t("−9,6% | −9.6%") },
                { label: "Semarang", share: 36, value: t("−5,1% | −5.1%") },
                { label: "Balikpapan", share: 16, value: t("−2,3% | −2.3%") },
              ]}
            />
            <p className="mt-3 text-muted">
              {t("“Turun” = penjualan bersih, dari kamus | “Less” = net sales, from the glossary")}
            </p>
          </Card>
        </div>
      </div>
    </Window>
  ),
);
