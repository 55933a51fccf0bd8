import { Chip } from "../../kit/chip.tsx";
import { Cursor } from "../../kit/cursor.tsx";
import { picture } from "../../kit/picture.tsx";
import { Window } from "../../kit/window.tsx";

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
