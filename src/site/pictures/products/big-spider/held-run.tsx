import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Window } from "../../kit/window.tsx";

/** Draws a run that is held because the layout of the source has changed: the page before and after. */
export const HeldRun = picture(
  "story",
  "Putaran yang ditahan: tampilan halaman sebelum dan sesudah situs berganti tata letak. Harga tidak ditemukan di tempat lama, dan aturan pengganti menunggu persetujuan. | A run on hold: the page before and after its site changed layout. The price is missing from its old place, and a replacement rule waits for approval.",
  (t) => (
    <Window
      title={t("Putaran ditahan, 05.00 | Run held, 05:00")}
      meta={<Chip tone="warn">{t("Menunggu Anda | Waiting for you")}</Chip>}
    >
      <div className="grid gap-4 p-4 @md:grid-cols-2">
        <PageShot day={t("Kemarin | Yesterday")} price={t("Rp62.500 | Rp62,500")} found />
        <PageShot day={t("Hari ini | Today")} price={t("Mulai Rp62.500 | From Rp62,500")} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-sunken p-4">
        <span>
          <b className="text-ink">{t("Kolom harga kosong di 41 dari 60 halaman. | Price empty on 41 of 60 pages.")}</b>
          <br />
          {t("Yang tampil: data baik terakhir, kemarin 05.11. | On show: the last good data, yesterday 05:11.")}
        </span>
        <span className="rounded-md bg-hue px-3 py-2 font-semibold text-ground">
          {t("Pakai aturan pengganti | Use the new rule")}
        </span>
      </div>
    </Window>
  ),
);

function PageShot({ day, price, found }: { day: string; price: string; found?: boolean }) {
  return (
    <div>
      <p className="mb-2 font-semibold text-ink">{day}</p>
      <div className="rounded-md border border-line bg-surface p-3">
        <div className={`flex gap-3 ${found ? "" : "flex-col"}`}>
          <span className={`rounded-md bg-tint ${found ? "size-16" : "h-16 w-full"}`} />
          <span className="grid content-start gap-2">
            <span className="h-2 w-24 rounded-full bg-line" />
            {found && <b className="num w-fit rounded-sm px-1 text-ink outline-2 outline-hue">{price}</b>}
            <span className="h-2 w-16 rounded-full bg-line" />
          </span>
        </div>
        {!found && (
          <p className="mt-3 flex items-center justify-between gap-2">
            <span className="rounded-sm px-1 outline-2 outline-bad outline-dashed">{"\u00a0".repeat(14)}</span>
            <b className="num rounded-full border-2 border-accent bg-accent-soft px-2">{price}</b>
          </p>
        )}
      </div>
    </div>
  );
}
