import { Breakable } from "#ui/breakable.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Window } from "../../kit/window.tsx";

/** Draws a figure of a report, followed back through every step to the system that it came from. */
export const TracedNumber = picture(
  "story",
  "Angka 12.400 pelanggan aktif ditelusuri mundur dalam empat langkah sampai kasir toko; dua dasbor lain yang memakai kolom yang sama ikut terlihat. | The figure 12,400 active customers followed back in four steps to the tills; two other dashboards that use the same column are shown.",
  (t) => {
    const stops: [name: string, note: string, kind: string][] = [
      [t("Laporan direksi, hlm. 2 | Board report, p. 2"), t("pelanggan aktif | active customers"), "BigView"],
      ["mart.active_customers", t("bertransaksi dalam 90 hari | bought within 90 days"), "SQL"],
      ["core.customers + core.sales", t("12.986 dikurangi 586 ganda | 12,986 less 586 duplicates"), t("gabung | join")],
      [t("Kasir toko dan aplikasi | Tills and app"), t("disalin 05.40 | copied 05:40"), t("sumber | source")],
    ];
    return (
      <Window title={t("Dari mana angka ini? | Where is this from?")} product="big-lake">
        <div className="grid gap-6 p-5 @lg:grid-cols-[2fr_3fr]">
          <div className="grid content-between gap-4">
            <p>
              <span className="text-muted">{t("Pelanggan aktif, Oktober | Active customers, October")}</span>
              <b className="num block font-display text-3xl/tight">{t("12.400 | 12,400")}</b>
            </p>
            <p className="rounded-md bg-sunken p-3">
              {t("Kolom ini juga dipakai: | Also uses this column:")}
              <br />
              <b>{t("Retensi cabang, Anggaran 2027 | Branch retention, Budget 2027")}</b>
            </p>
          </div>
          <ol className="grid">
            {stops.map(([name, note, kind], i) => (
              <li key={name} className="grid grid-cols-[1rem_1fr_auto] gap-x-3">
                <span className="grid grid-rows-[auto_1fr] justify-items-center">
                  <span className={`mt-1 size-3 rounded-full ${i ? "border-2 border-hue" : "bg-accent"}`} />
                  {i < 3 && <span className="border-l-2 border-dotted border-accent" />}
                </span>
                <span className="pb-5">
                  <b className={i === 1 || i === 2 ? "font-code" : ""}>
                    <Breakable name={name} />
                  </b>
                  <br />
                  <span className="text-muted">{note}</span>
                </span>
                <span>
                  <Chip tone="quiet">{kind}</Chip>
                </span>
              </li>
            ))}
          </ol>
        </div>
      </Window>
    );
  },
);
