import { Card, Cursor, Sidebar, Window } from "../../kit/frames.tsx";
import { Bars, Chip, Code, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import { Person } from "../../people/person.tsx";
import type { Crop, FamilyPictures } from "../product-pictures.ts";
import { AsksBack, Query, Sources } from "./stories.tsx";

const crop: Crop = {
  label:
    "Pertanyaan tentang keluhan tutup botol, SQL-nya, dan jawabannya: Makassar 41, Gowa 9, Maros 6, Parepare 2. | A question about cap complaints, its SQL and the answer: Makassar 41, Gowa 9, Maros 6, Parepare 2.",
  draw: (t) => (
    <Window
      title={t("Di kota mana keluhan tutup botol naik? | In which city are cap complaints rising?")}
      product="big-query"
      meta={t("0,9 detik | 0.9 s")}
    >
      <div className="grid gap-3 p-3.5 @min-[28rem]:grid-cols-2">
        <Code
          lines={[
            t("<k>SELECT</k> kota, count(*) | <k>SELECT</k> city, count(*)"),
            t("<k>FROM</k> keluhan | <k>FROM</k> complaints"),
            "<k>GROUP BY</k> 1",
          ]}
        />
        <Bars
          rows={[
            { label: "Makassar", share: 100, value: 41, signal: true },
            { label: "Gowa", share: 22, value: 9 },
            { label: "Maros", share: 15, value: 6 },
            { label: "Parepare", share: 6, value: 2 },
          ]}
        />
      </div>
    </Window>
  ),
};

/** Draws the way from a question to SQL to a bar: three stations on one thread. */
const Stage = picture(
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
                t("<k>SELECT</k> cabang, | <k>SELECT</k> branch,"),
                t("  selisih_persen(neto) |   change_percent(net)"),
                t("<k>FROM</k> penjualan | <k>FROM</k> sales"),
                t(
                  "<k>WHERE</k> tanggal <k>>=</k><t> lebaran(2026)</t> | <k>WHERE</k> date <k>>=</k><t> lebaran(2026)</t>",
                ),
                t("<k>GROUP BY</k> cabang | <k>GROUP BY</k> branch"),
                t("<k>HAVING</k> selisih <k><</k><t> 0</t> | <k>HAVING</k> change <k><</k><t> 0</t>"),
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

const Glossary = picture(
  "tile",
  "Kartu kamus: pelanggan aktif adalah yang membayar dalam 90 hari, disetujui kepala pemasaran, dipakai di 37 jawaban. | A glossary card: an active customer has paid within 90 days, approved by the head of marketing, used in 37 answers.",
  (t) => (
    <Card>
      <p className="text-base font-semibold">{t("Pelanggan aktif | Active customer")}</p>
      <p className="mt-1">{t("Membayar sedikitnya sekali dalam 90 hari. | Has paid at least once in 90 days.")}</p>
      <p className="mt-3 flex items-center gap-2 border-t border-line pt-3">
        <Person bust="hijab" className="size-9" />
        <span className="grow">{t("Disetujui Nadia, Pemasaran | Approved by Nadia, Marketing")}</span>
        <Chip>{t("37 jawaban | 37 answers")}</Chip>
      </p>
    </Card>
  ),
);

const Quota = picture(
  "tile",
  "Di samping tombol jalankan tertulis perkiraan 1 GB dari sisa 212 GB; kueri 640 GB menunggu persetujuan. | Beside the run button stands an estimate of 1 GB out of 212 GB left; a query of 640 GB waits for approval.",
  (t) => (
    <Card>
      <p className="flex flex-wrap items-center gap-3">
        <span className="rounded-md bg-hue px-3 py-1 font-semibold text-ground">{t("Jalankan | Run")}</span>
        <span className="num">{t("± 1 GB dari sisa 212 GB | ± 1 GB of 212 GB left")}</span>
      </p>
      <svg viewBox="0 0 200 8" preserveAspectRatio="none" className="mt-3 h-2 w-full" aria-hidden="true">
        <rect width="200" height="8" rx="2" className="fill-line" />
        <rect width="115" height="8" rx="2" className="fill-hue" />
      </svg>
      <p className="mt-3 flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <code className="font-code">SELECT *</code>
        <span className="num">640 GB</span>
        <Chip tone="warn">{t("menunggu persetujuan | awaits approval")}</Chip>
      </p>
    </Card>
  ),
);

const Search = picture(
  "tile",
  "Pencarian “denda keterlambatan” menemukan sebuah tabel, sebuah laporan, dan sebuah kalimat di dalam kontrak PDF. | A search for “late penalty” finds a table, a report and a sentence inside a PDF contract.",
  (t) => (
    <Card>
      <p className="rounded-md border border-hue px-3 py-1.5">{t("denda keterlambatan | late penalty")}</p>
      <Table
        className="mt-2"
        rows={[
          [<Chip key="">{t("tabel | table")}</Chip>, t("tagihan.denda | invoices.penalty")],
          [<Chip key="">{t("laporan | report")}</Chip>, t("Denda kuartal III | Penalties, third quarter")],
          [
            <Chip key="" tone="warn">
              PDF
            </Chip>,
            <span key="">
              {t("“… denda  | “… a penalty of ")}
              <mark className="bg-accent-soft text-ink">{t("1 per mil sehari | 0.1% a day")}</mark>”
            </span>,
          ],
        ]}
      />
    </Card>
  ),
);

export const bigQuery: FamilyPictures = {
  crop,
  stage: Stage,
  stories: [Query, AsksBack, Sources],
  tiles: [Glossary, Quota, Search],
};
