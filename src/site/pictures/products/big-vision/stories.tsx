import { Card, Cursor, Window } from "../../kit/frames.tsx";
import { Bars, Chip, Field, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import { Person } from "../../people/person.tsx";

/** Draws a threshold for each field: what passes, what a person sees. */
export const Thresholds = picture(
  "story",
  "Ambang per isian pada kumpulan uji 800 kartu: NIK 0,97, nama 0,90, alamat 0,84, dengan bagian yang lolos sendiri di sebelahnya. | Thresholds by field on a test set of 800 cards: NIK 0.97, name 0.90, address 0.84, with the share that passes by itself.",
  (t, locale) => {
    const number = (value: string) => (locale === "id" ? value.replace(".", ",") : value);
    const row = (name: string, at: number, passes: string) =>
      [
        name,
        <svg key="" viewBox="0 0 400 16" className="w-full min-w-24" aria-hidden="true">
          <path d="M2 8h396" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
          <path d={`M${at * 2} 8H398`} strokeWidth="4" strokeLinecap="round" className="stroke-hue" />
          <circle cx={at * 2} cy="8" r="6.5" className="fill-surface stroke-hue" strokeWidth="3" />
        </svg>,
        number(`0.${Math.round(50 + at / 4)}`),
        passes,
      ] as const;
    return (
      <Window
        product="big-vision"
        title={t("Ambang per isian | Threshold by field")}
        meta={t("800 kartu uji | 800 test cards")}
      >
        <div className="relative p-4 sm:p-5">
          <Table
            head={[t("Isian | Field"), "", t("Ambang | Threshold"), t("Lolos | Passes")]}
            end={[2, 3]}
            rows={[
              row("NIK", 188, "94%"),
              row(t("Nama | Name"), 160, "97%"),
              row(t("Tanggal lahir | Date of birth"), 172, "96%"),
              row(t("Alamat | Address"), 136, "81%"),
            ]}
          />
          <p className="mt-3 flex flex-wrap items-center gap-2">
            <Chip tone="good">{t("0,90 = 9 dari 10 benar | 0.90 = 9 in 10 right")}</Chip>
            <span className="text-muted">
              {t("diukur, diulang tiap model baru | measured again for each new model")}
            </span>
          </p>
          <Cursor className="start-1/3 top-1/2" />
        </div>
      </Window>
    );
  },
);

/** Draws the review desk: a crop, the field beside it, one key. */
export const ReviewDesk = picture(
  "story",
  "Meja tinjau: potongan gambar alamat yang pudar di kiri, isian JL. MELATI NO. 8 di kanan dengan keyakinan 0,79; Enter menyetujui. | Review desk: a faded crop of an address on the left, the field JL. MELATI NO. 8 on the right with a confidence of 0.79; Enter approves.",
  (t) => {
    const key = (name: string) => <kbd className="rounded-sm border border-line px-1.5 font-sans">{name}</kbd>;
    return (
      <Window product="big-vision" title={t("Meja tinjau | Review desk")} meta={t("3 menunggu | 3 waiting")}>
        <div className="grid items-center gap-4 p-4 @lg:grid-cols-2 sm:p-5">
          <div className="grid h-36 -rotate-1 place-items-center overflow-clip rounded-md bg-[#cfdde9] text-lg font-semibold tracking-widest text-[#33404f]">
            <span>
              JL. M<span className="blur-[2px]">EL</span>ATI NO. <span className="blur-[3px]">8</span>
            </span>
          </div>
          <div className="grid gap-3">
            <Field
              label={t("Alamat · keyakinan 0,79 | Address · confidence 0.79")}
              value="JL. MELATI NO. 8"
              state="warn"
            />
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <span>
                {key("Enter")} {t("benar | right")}
              </span>
              <span>
                {key("E")} {t("betulkan | correct")}
              </span>
              <span>
                {key("N")} {t("tidak terbaca | illegible")}
              </span>
            </p>
            <p className="flex items-center gap-2 border-t border-line pt-3 text-muted">
              <Person bust="glasses" className="size-8" />
              {t("Dimas, 41 detik per berkas | Dimas, 41 seconds a file")}
            </p>
          </div>
        </div>
      </Window>
    );
  },
);

/** Draws accuracy on the customer’s own images, by field and by kind of error. */
export const Evidence = picture(
  "story",
  "Hasil uji 800 gambar: ketepatan per isian di kiri, jenis kesalahan di kanan; yang terbanyak kartu terlipat. | Results on 800 images: accuracy by field on the left, kinds of error on the right; most come from creased cards.",
  (t) => (
    <div className="grid gap-3 @2xl:grid-cols-[3fr_2fr]">
      <Window product="big-vision" title={t("Ketepatan per isian | Accuracy by field")} meta="800">
        <Bars
          className="p-4 sm:p-5"
          rows={[
            { label: "NIK", share: 98, value: t("98,1% | 98.1%") },
            { label: t("Nama | Name"), share: 97, value: t("97,4% | 97.4%") },
            { label: t("Tanggal lahir | Date of birth"), share: 98, value: t("98,3% | 98.3%") },
            { label: t("Alamat | Address"), share: 89, value: t("89,0% | 89.0%"), signal: true },
          ]}
        />
      </Window>
      <Card>
        <b>{t("Dari 88 alamat yang keliru | Of 88 wrong addresses")}</b>
        <Table
          className="mt-1.5"
          end={[1]}
          rows={[
            [t("Kartu terlipat | Creased card"), "41"],
            [t("Silau | Glare"), "26"],
            [t("Singkatan jalan | Street abbreviation"), "14"],
            [t("Lainnya | Other"), "7"],
          ]}
        />
      </Card>
    </div>
  ),
);
