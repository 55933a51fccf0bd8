import { Card, Cursor, Sidebar, Window } from "../../kit/frames.tsx";
import { Chip, Code, Field, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import type { Crop, FamilyPictures } from "../product-pictures.ts";
import { ColumnRights, LinkedBlocks, OfflineForm } from "./stories.tsx";

const crop: Crop = {
  label:
    "Aplikasi penahanan bets yang disusun dari blok: kode bets, gudang, jumlah kardus, alasan. | A batch-hold app built from blocks: batch code, warehouse, cartons, reason.",
  draw: (t) => (
    <Window
      title={t("Penahanan bets | Batch hold")}
      product="big-builder"
      meta={<Chip>{t("Terbit | Published")}</Chip>}
      sidebar={<Sidebar items={[t("Isian | Field"), t("Foto | Photo"), t("Daftar | List"), t("Tombol | Button")]} />}
    >
      <div className="grid gap-2.5 p-3.5 @min-[20rem]:grid-cols-2">
        <Field label={t("Kode bets | Batch code")} value="K-1104" />
        <Field label={t("Gudang | Warehouse")} value="Makassar" />
        <Field label={t("Jumlah kardus | Cartons")} value="240" state="warn" />
        <Field label={t("Alasan | Reason")} value={t("Tutup longgar | Loose cap")} />
      </div>
    </Window>
  ),
};

/** Draws BigBuilder's signature picture: an app on the canvas, and the same app on a telephone. */
const Canvas = picture(
  "stage",
  "Kanvas BigBuilder: palet blok di kiri, blok formulir lapor kerusakan yang sedang dipilih, tersambung garis ke blok tabel laporan, dan tampilan ponselnya di kanan. Penunjuk Putri berada pada formulir. | BigBuilder’s canvas: a palette of blocks on the left, the selected form block for reporting a fault, joined by a line to a table of reports, and its phone view on the right. Putri’s pointer is on the form.",
  (t) => {
    const machines = [
      [t("Konveyor 04 | Conveyor 04"), t("Baru | New"), "bad"],
      ["Forklift 11", t("Dikerjakan | In repair"), "warn"],
      [t("Kompresor 02 | Compressor 02"), t("Selesai | Done"), "good"],
    ] as const;
    return (
      <Window
        title={t("Laporan kerusakan | Fault reports")}
        product="big-builder"
        meta={t("Rancangan 7, tersimpan | Draft 7, saved")}
        sidebar={
          <Sidebar
            items={[
              t("Formulir | Form"),
              t("Tabel | Table"),
              t("Papan | Board"),
              t("Kalender | Calendar"),
              t("Peta | Map"),
              t("Kamera | Camera"),
            ]}
          />
        }
      >
        <div className="dot-canvas grid gap-6 p-4 @2xl:p-8 @4xl:grid-cols-[1fr_15rem] @4xl:gap-10">
          <div>
            <div className="relative rounded-md border-2 border-hue bg-surface p-4">
              <span className="absolute -top-3 left-3 rounded-sm bg-hue px-2 text-[0.75rem] font-semibold text-ground">
                {t("Formulir | Form")}
              </span>
              <p className="font-display text-sm font-bold">{t("Lapor kerusakan | Report a fault")}</p>
              <div className="mt-3 grid gap-3 @xl:grid-cols-3">
                <Field label={t("Mesin | Machine")} value={t("Konveyor 04 | Conveyor 04")} />
                <Field label={t("Lokasi | Site")} value={t("Gudang Cikarang | Cikarang depot")} />
                <Field label={t("Mendesak? | Urgent?")} value={t("Ya, berhenti | Yes, stopped")} state="warn" />
              </div>
              <p className="mt-4 w-fit rounded-md bg-hue px-4 py-2 font-semibold text-ground">
                {t("Kirim laporan | Send report")}
              </p>
              <Cursor className="right-20 bottom-3" />
              <span className="absolute right-4 -bottom-2 rounded-full border-2 border-accent bg-accent-soft px-2 font-semibold">
                Putri
              </span>
            </div>
            <span className="ml-16 block h-8 w-0 border-l-2 border-dotted border-accent" />
            <div className="rounded-md border border-line bg-surface px-4 py-3">
              <p className="font-semibold">{t("Laporan hari ini | Today’s reports")}</p>
              <Table
                rows={machines.map(([machine, state, tone]) => [
                  machine,
                  t("Cikarang"),
                  <Chip key="state" tone={tone}>
                    {state}
                  </Chip>,
                ])}
                end={[2]}
              />
            </div>
          </div>
          <div className="pic-phone hidden @2xl:block">
            <div className="grid gap-3 p-4">
              <p className="num text-muted">{t("08.14 | 08:14")}</p>
              <p className="font-display text-sm font-bold">{t("Lapor kerusakan | Report a fault")}</p>
              <Field label={t("Mesin | Machine")} value={t("Konveyor 04 | Conveyor 04")} />
              <Field
                label={t("Foto | Photo")}
                value={
                  <svg viewBox="0 0 180 80" className="w-full rounded-sm bg-tint" aria-hidden="true">
                    <path d="M0 44h180v10H0z" className="fill-hue" />
                    <path d="M18 54v26M92 54v26M166 54v26" strokeWidth="6" className="stroke-edge" />
                    <path d="M22 22h30v22H22zM76 16h34v28H76z" className="fill-edge" />
                    <path d="M132 44c4-18 14-24 24-26l-6 12 12-4c-2 10-8 16-16 18z" className="fill-accent" />
                  </svg>
                }
              />
              <p className="rounded-md bg-hue py-2.5 text-center font-semibold text-ground">
                {t("Kirim laporan | Send report")}
              </p>
            </div>
          </div>
        </div>
      </Window>
    );
  },
);

/** Draws a formula, checked before the app is published. */
const CheckedFormula = picture(
  "tile",
  "Rumus denda dengan pesan galat yang mudah dibaca. | A formula for a late fee, with a readable error.",
  (t) => (
    <div className="grid gap-3">
      <Code
        className="rounded-md border border-line bg-surface p-3"
        lines={[
          t("<k>JIKA</k>(hari_lambat > 3; | <k>IF</k>(days_late > 3,"),
          t("  pokok * 2%; |   principal * 2%,"),
          "  0)",
        ]}
      />
      <p className="flex items-center gap-2 rounded-md bg-bad-soft p-3 text-bad">
        {t(
          "Kolom “pokok” belum ada. Maksud Anda “pokok_kredit”? | No column “principal”. Did you mean “loan_principal”?",
        )}
      </p>
    </div>
  ),
);

/** Draws the versions of an app, with the way back. */
const AppVersions = picture(
  "tile",
  "Tiga versi aplikasi; versi kemarin dapat dipakai lagi. | Three versions of an app; yesterday’s can be used again.",
  (t) => {
    const versions = [
      [t("7 · rancangan | 7 · draft"), "Putri", "quiet"],
      [t("6 · terbit 09.10 | 6 · published 09:10"), "Agus", "hue"],
      [t("5 · kemarin | 5 · yesterday"), "Agus", "quiet"],
    ] as const;
    return (
      <Card>
        <ol className="grid gap-3">
          {versions.map(([version, who, tone]) => (
            <li key={version} className="flex items-center justify-between gap-2">
              <Chip tone={tone}>{version}</Chip>
              <span>{who}</span>
            </li>
          ))}
        </ol>
        <p className="mt-3 border-t border-line pt-3 font-semibold text-hue">
          {t("Kembali ke 5, isian tetap | Back to 5, entries kept")}
        </p>
      </Card>
    );
  },
);

/** Entries of a form as cards on a board. */
const Board = picture("tile", "Papan laporan dalam tiga kolom. | A board of reports in three columns.", (t) => {
  const columns = [
    [t("Baru | New"), ["K-04", "P-07"]],
    [t("Dikerjakan | In repair"), ["F-11"]],
    [t("Selesai | Done"), ["C-02", "K-01", "F-03"]],
  ] as const;
  return (
    <div className="grid grid-cols-3 gap-2">
      {columns.map(([name, cards], i) => (
        <div key={name} className="grid content-start gap-2">
          <b className="truncate">{name}</b>
          {cards.map((card) => (
            <span
              key={card}
              className={`rounded-md border border-line border-l-4 bg-surface px-2 py-2.5 font-code ${i ? "border-l-hue" : "border-l-accent"}`}
            >
              {card}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
});

export const bigBuilder: FamilyPictures = {
  crop,
  stage: Canvas,
  stories: [LinkedBlocks, OfflineForm, ColumnRights],
  tiles: [CheckedFormula, AppVersions, Board],
};
