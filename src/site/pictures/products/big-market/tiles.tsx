import { Icon } from "#ui/icon.tsx";
import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";

/** Draws a licence as five plain answers. */
export const PlainLicence = picture(
  "tile",
  "Lisensi pakai internal: dua boleh, dua tidak. | A licence for internal use: two yes, two no.",
  (t) => {
    const answers: [string, boolean][] = [
      [t("Digabung dengan data sendiri | Combined with own data"), true],
      [t("Ditampilkan ke publik | Shown in public"), false],
      [t("Dijual kembali | Resold"), false],
      [t("Dipakai 12 bulan | Used for 12 months"), true],
    ];
    return (
      <Card>
        <b className="text-sm">{t("Pakai internal | Internal use")}</b>
        <ul className="mt-3 grid gap-2.5">
          {answers.map(([answer, yes]) => (
            <li key={answer} className="flex items-center gap-2">
              <Icon name={yes ? "check" : "close"} className={`size-5 ${yes ? "text-good" : "text-bad"}`} />
              {answer}
            </li>
          ))}
        </ul>
      </Card>
    );
  },
);

/** Draws three ways in which a data set arrives. */
export const Delivery = picture("tile", "Tiga cara menerima set data. | Three ways to receive a data set.", (t) => {
  const ways = [
    [t("Berkas | File"), "CSV, Parquet"],
    ["API BigMarket", t("kunci per lisensi | a key per licence")],
    [t("Tabel BigLake | BigLake table"), t("diperbarui 09.00 | refreshed 09:00")],
  ];
  return (
    <ul className="grid gap-2.5">
      {ways.map(([way, note], i) => (
        <li
          key={way}
          className={`flex items-center justify-between gap-2 rounded-md border bg-surface px-4 py-3.5 ${i === 2 ? "border-2 border-hue" : "border-line"}`}
        >
          <b>{way}</b>
          <span className="text-muted">{note}</span>
        </li>
      ))}
    </ul>
  );
});

/** Draws a seller's month: sales, commission, tax, payout. */
export const SellerMonth = picture(
  "tile",
  "Laporan penjual: penjualan, komisi contoh, dan yang diterima. | A seller’s report: sales, a sample commission and the payout.",
  (t) => (
    <Card>
      <p className="flex justify-between gap-2">
        <b>{t("Oktober | October")}</b> <Chip tone="quiet">{t("7 pelanggan | 7 subscribers")}</Chip>
      </p>
      <Table
        end={[1]}
        rows={[
          [t("Penjualan | Sales"), t("Rp16.800.000 | Rp16,800,000")],
          [t("Komisi (contoh 12%) | Commission (sample 12%)"), t("−Rp2.016.000 | −Rp2,016,000")],
          [<b key="p">{t("Anda terima | You receive")}</b>, <b key="v">{t("Rp14.784.000 | Rp14,784,000")}</b>],
        ]}
      />
    </Card>
  ),
);
