import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";
import { Person } from "../../people/person.tsx";

export const Glossary = picture(
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

export const Quota = picture(
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

export const Search = picture(
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
