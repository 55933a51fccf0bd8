import { Card } from "../../kit/card.tsx";
import { Chip, ChipRow } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Steps } from "../../kit/steps.tsx";
import { Face } from "./face.tsx";

/**
 * Draws BigOne's signature picture: the face of a customer, the five records behind it, and what may be done with them.
 */
export const Customer = picture(
  "stage",
  "Wajah seorang pelanggan, Dewi Lestari, di tengah. Lima catatan dari kasir, aplikasi, pusat layanan, situs, dan garansi menyatu padanya. Di kanan linimasa tiga kejadian terakhir dan izin yang ia berikan. | The face of a customer, Dewi Lestari, in the middle. Five records from till, app, call centre, website and warranty join in her. On the right a timeline of the last three events and the consent she has given.",
  (t) => {
    const records = [
      [t("Kasir | Till"), "Dewi L.", t("kartu anggota | member card")],
      [t("Aplikasi | App"), "dewi.lestari88", t("surel | email")],
      [t("Pusat layanan | Call centre"), "0812 •••• 4471", t("telepon | phone")],
      [t("Situs web | Website"), "D. Lestari", t("alamat | address")],
      [t("Garansi | Warranty"), "Ibu Dewi", t("nomor seri | serial number")],
    ];
    return (
      <div className="grid items-center gap-6 @3xl:grid-cols-[1fr_3rem_14rem_3rem_1.2fr] @3xl:gap-0">
        <ul className="grid grid-cols-2 gap-2 @3xl:grid-cols-1 @3xl:gap-3">
          {records.map(([source, name, why]) => (
            <li key={source} className="rounded-md border border-line bg-surface px-3 py-2 shadow-sm">
              <span className="text-muted">{source}</span>
              <b className="block truncate text-sm">{name}</b>
              <span className="text-hue">{why}</span>
            </li>
          ))}
        </ul>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="hidden size-full @3xl:block"
          aria-hidden="true"
        >
          <path
            d="M0 10C60 10 40 50 100 50M0 30C60 30 50 50 100 50M0 50H100M0 70C60 70 50 50 100 50M0 90C60 90 40 50 100 50"
            className="thread"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="grid justify-items-center gap-3 text-center">
          <Face className="size-44" />
          <p>
            <b className="font-display text-xl">Dewi Lestari</b>
            <br />
            <span className="text-muted">{t("Pelanggan sejak 2021, Bandung | Customer since 2021, Bandung")}</span>
          </p>
          <Chip tone="good">{t("5 catatan, 1 profil | 5 records, 1 profile")}</Chip>
        </div>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="hidden size-full @3xl:block"
          aria-hidden="true"
        >
          <path
            d="M0 50C50 50 50 25 100 25M0 50C50 50 50 80 100 80"
            className="thread"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="grid gap-4 @3xl:h-full @3xl:content-around">
          <Card className="hidden p-5 @2xl:block">
            <b>{t("Linimasa | Timeline")}</b>
            <div className="mt-3">
              <Steps
                done={2}
                items={[
                  t("18 Nov · Membeli mesin cuci, toko Dago | 18 Nov · Buys a washing machine, Dago shop"),
                  t("20 Nov · Menelepon: jadwal pasang | 20 Nov · Calls: installation date"),
                  t("22 Nov · Menelepon lagi; hubungkan ke teknisi | 22 Nov · Calls again; connect to a technician"),
                ]}
              />
            </div>
          </Card>
          <Card className="p-5">
            <b>{t("Izin yang diberikan | Consent given")}</b>
            <ChipRow
              className="mt-3"
              chips={[
                [t("layanan: WhatsApp, telepon | service: WhatsApp, phone"), "good"],
                [t("garansi | warranty"), "good"],
                [t("penawaran: tidak | offers: no"), "bad"],
                [t("media sosial: tidak ditautkan | social media: not linked"), "quiet"],
              ]}
            />
          </Card>
        </div>
      </div>
    );
  },
);
