import { Cursor, Lines, Window } from "../../kit/frames.tsx";
import { Chip, Original, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";

const goods = [
  ["Semen 50 kg", "62.500", "214"],
  ["Cat tembok 5 L", "148.000", "37"],
  ["Besi beton 10 mm", "71.900", "560"],
] as const;

/** Draws a page of a shop on which the columns of the table are picked by pointing. */
export const PointAtColumns = picture(
  "story",
  "Halaman toko dengan tiga barang. Nama, harga, dan stok diberi bingkai; penunjuk berada pada harga, dan kolom “harga” muncul di daftar sebelah kanan. | A shop’s page with three items. Name, price and stock are framed; the pointer is on a price, and the column “price” appears in the list on the right.",
  (t) => (
    <Window title="toko-bangunan.example" meta={t("Halaman contoh 1 dari 20 | Sample page 1 of 20")}>
      <div className="grid @lg:grid-cols-[3fr_2fr]">
        <ul className="grid gap-3 p-4">
          {goods.map(([name, price, stock], i) => (
            <li key={name} className="relative flex items-center gap-3 rounded-md border border-line bg-surface p-3">
              <span className="size-10 shrink-0 rounded-md bg-tint" />
              <span className="grid gap-1">
                <span className="w-fit rounded-sm px-1 outline-2 outline-hue outline-dashed">{name}</span>
                <span className="flex gap-3">
                  <b
                    className={`num relative rounded-sm px-1 text-ink outline-2 outline-hue ${i ? "outline-dashed" : ""}`}
                  >
                    Rp{t(`${price} | ${price.replace(".", ",")}`)}
                    {i === 0 && <Cursor className="-end-4 -bottom-5" />}
                  </b>
                  <span className="num rounded-sm px-1 outline-2 outline-hue outline-dashed">
                    {t("stok | stock")} {stock}
                  </span>
                </span>
              </span>
            </li>
          ))}
        </ul>
        <div className="border-t border-line bg-sunken p-4 @lg:border-t-0 @lg:border-l">
          <b className="text-ink">{t("Kolom | Columns")}</b>
          <ul className="mt-3 grid gap-2">
            {[
              ["nama_barang", "item", t("teks | text")],
              ["harga", "price", "rupiah"],
              ["stok", "stock", t("bilangan | number")],
            ].map(([id = "", en = "", kind], i) => (
              <li
                key={id}
                className={`flex justify-between gap-2 rounded-md border bg-surface px-3 py-2 ${i === 1 ? "border-hue" : "border-line"}`}
              >
                <span className="font-code text-ink">{t(`${id} | ${en}`)}</span>
                <span>{kind}</span>
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <Chip tone="good">{t("20 dari 20 halaman cocok | 20 of 20 pages match")}</Chip>
          </p>
        </div>
      </div>
    </Window>
  ),
);

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
