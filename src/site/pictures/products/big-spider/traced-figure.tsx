import { Original } from "../../kit/original.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";
import { Window } from "../../kit/window.tsx";
import { Lines } from "../lines.tsx";

/** Draws a row of the table, with the link, the time and the copy of the page that it comes from. */
export const TracedFigure = picture(
  "story",
  "Baris cabai rawit Medan dipilih pada tabel; di bawahnya tautan sumber, waktu kunjungan, tulisan asli, dan salinan halaman dengan harga yang ditandai. | The row for bird’s eye chilli in Medan is selected; below it the source link, the time of the visit, the wording as found, and a copy of the page with its price marked.",
  (t, locale) => {
    const asWritten = (
      <Original locale={locale} reading="Rp58.2 thousand per kg">
        Rp58,2 rb /kg
      </Original>
    );
    const traces = [
      [t("Tautan | Link"), "pasar.example/cabai?hal=4"],
      [t("Dikunjungi | Visited"), t("23 Nov 2026, 05.03 WIB | 23 Nov 2026, 05:03 WIB")],
      [t("Tulisan asli | As written"), asWritten],
    ] as const;
    return (
      <Window title={t("harga_pangan | food_prices")} meta={t("baris 318 | row 318")}>
        <div className="p-4">
          <Table
            head={[t("Komoditas | Commodity"), t("Kota | City"), "Rp/kg"]}
            end={[2]}
            rows={[
              [t("Beras medium | Medium rice"), "Bandung", t("13.450 | 13,450")],
              [t("Cabai rawit | Bird’s eye chilli"), "Medan", t("58.200 | 58,200")],
            ]}
            signal={1}
          />
        </div>
        <div className="grid gap-4 border-t border-line bg-sunken p-4 @lg:grid-cols-[3fr_2fr]">
          <dl className="grid content-start gap-3">
            {traces.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="font-code text-ink">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="rounded-md border border-line bg-surface p-3">
            <p className="font-semibold text-ink">{t("Salinan halaman | Copy of the page")}</p>
            <Lines widths={["w-full", "w-2/3"]} className="mt-3" />
            <b className="my-3 block w-fit rounded-sm border-b-2 border-accent bg-accent-soft px-1">{asWritten}</b>
            <Lines widths={["w-5/6", "w-1/2", "w-3/4"]} />
          </div>
        </div>
      </Window>
    );
  },
);
