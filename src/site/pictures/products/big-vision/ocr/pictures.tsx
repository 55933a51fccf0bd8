import type { Locale } from "#text/locales.ts";
import { Card } from "../../../kit/frames.tsx";
import { Chip, Code, Document, Original, Table } from "../../../kit/parts.tsx";
import { picture } from "../../../kit/picture.tsx";
import { wordsIn } from "../../../kit/words.ts";
import { Person } from "../../../people/person.tsx";
import type { ProductPictures } from "../../product-pictures.ts";
import { Compare } from "../compare.tsx";
import { Tag } from "../tag.tsx";
import { Digits, Json, Sums } from "./stories.tsx";

/** Renders a specimen identity card on a table: as photographed, or with what has been read marked on it. */
function IdentityCard({ locale, read = false }: { locale: Locale; read?: boolean }) {
  const t = wordsIn(locale);
  const rows = [
    [t("Nama | Name"), "SITI RAHMAWATI", "0,99"],
    [t("Lahir | Born"), "JAKARTA, 14-08-1991", "0,99"],
    [t("Kelamin | Sex"), "PEREMPUAN", "0,98"],
    [t("Alamat | Address"), "JL. MELATI NO. 8", "0,79"],
    ["Kel/Desa", "MENTENG DALAM", "0,97"],
  ] as const;
  const box = (doubtful: boolean) =>
    read ? `outline-2 outline-offset-2 ${doubtful ? "outline-accent bg-accent-soft" : "outline-hue"}` : "";
  return (
    <div className={`grid h-full place-items-center p-4 sm:p-8 ${read ? "bg-[#e9eef6]" : "bg-[#8a7358]"}`}>
      <div className={`w-full max-w-xl rounded-xl p-4 text-[#12243d] sm:p-6 ${read ? "bg-[#d3e4f6]" : "bg-[#bfd3e6]"}`}>
        <p className="text-center font-bold tracking-wide">
          {t("KARTU IDENTITAS · SPESIMEN | IDENTITY CARD · SPECIMEN")}
        </p>
        <p className="num relative my-3 text-base font-bold @xl:text-xl">
          NIK <span className={`${box(false)} rounded-sm ${read ? "bg-[#f4f8fd]" : ""}`}>3174 0254 0891 0001</span>
          {read && (
            <Tag className="end-0 top-1 hidden @lg:block">{t("0,99 · susunan cocok | 0.99 · structure agrees")}</Tag>
          )}
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)_5rem] gap-4 @xl:grid-cols-[minmax(0,1fr)_8rem]">
          <div className="grid content-start gap-y-2.5">
            {rows.map(([name, value, sure], index) => (
              <p
                key={name}
                className="grid grid-cols-[4.25rem_auto_1fr] items-center gap-x-2 @xl:grid-cols-[5rem_auto_1fr]"
              >
                <span className="text-[#3c5270]">{name}</span>
                <span
                  className={`rounded-sm font-semibold ${box(index === 3)} ${read || index !== 3 ? "" : "opacity-45"} ${read ? "text-[#12243d]" : ""}`}
                >
                  {value}
                </span>
                <span className={`num hidden text-xs font-semibold @lg:block ${read ? "" : "invisible"}`}>
                  {locale === "id" ? sure : sure.replace(",", ".")}
                </span>
              </p>
            ))}
          </div>
          <Person bust="hijab" className={`h-auto w-full ${read ? "" : "opacity-80"}`} />
        </div>
      </div>
    </div>
  );
}

/** Draws a specimen identity card, before and after reading. */
function Stage({ locale }: { locale: Locale }) {
  const t = wordsIn(locale);
  const field = (name: string, value: string, end = ",") => `<k>  "${name}"</k>: <t>"${value}"</t>${end}`;
  return (
    <Compare
      locale={locale}
      title={t("kartu-identitas.jpg | identity-card.jpg")}
      meta={t("0,8 detik | 0.8 s")}
      labels={[
        t(
          "Foto spesimen kartu identitas di atas meja; alamatnya pudar. | A photo of a specimen identity card on a table; its address is faded.",
        ),
        t(
          "Kartu yang sama dengan kotak pada NIK, nama, tanggal lahir, kelamin, alamat, dan kelurahan; alamat ditandai karena keyakinannya 0,79. | The same card with boxes on NIK, name, date of birth, sex, address and village; the address is flagged because its confidence is 0.79.",
        ),
        t(
          "Jawaban API sebagai JSON; alamat masuk meja tinjau. | The API’s answer as JSON; the address goes to the review desk.",
        ),
      ]}
      photo={<IdentityCard locale={locale} />}
      read={<IdentityCard locale={locale} read />}
      answer={
        <>
          <Code
            lines={[
              "{",
              field("nik", "3174025408910001"),
              field(t("nama | name"), "Siti Rahmawati"),
              field(t("lahir | born"), "1991-08-14"),
              field(t("kelamin | sex"), t("perempuan | female")),
              field(t("alamat | address"), "Jl. Melati No. 8"),
              field(t("kelurahan | village"), "Menteng Dalam", ""),
              "}",
            ]}
          />
          <p className="mt-4 grid justify-items-start gap-2 border-t border-line pt-4">
            <Chip tone="good">{t("54 = 14 + 40: perempuan, cocok | 54 = 14 + 40: female, agrees")}</Chip>
            <Chip tone="warn">{t("alamat 0,79: ditinjau orang | address 0.79: a person reviews")}</Chip>
          </p>
        </>
      }
    />
  );
}

const Bundle = picture(
  "tile",
  "Satu PDF 20 halaman dipilah: KTP halaman 1, kartu keluarga 2, slip gaji 3 sampai 5, mutasi 6 sampai 19; halaman 14 kurang. | One PDF of 20 pages is sorted: ID card page 1, family card 2, payslips 3 to 5, statements 6 to 19; page 14 is missing.",
  (t) => (
    <Card>
      <Table
        end={[1]}
        signal={3}
        rows={[
          ["KTP", "1"],
          [t("Kartu keluarga | Family card"), "2"],
          [t("Slip gaji | Payslips"), "3–5"],
          [t("Mutasi, hlm. 14 kurang | Statements, p. 14 missing"), "6–19"],
        ]}
      />
    </Card>
  ),
);

const Handwriting = picture(
  "tile",
  "Catatan tangan “beras 5 kg, lunas”: dua kata yakin, kata terakhir ragu dan masuk meja tinjau; cap ada. | A handwritten note “beras 5 kg, lunas”: two words are certain, the last is doubtful and goes to review; a stamp is present.",
  (t, locale) => (
    <Document className="-rotate-1">
      <p className="text-2xl/tight italic">
        <Original locale={locale} reading="rice 5 kg, paid">
          <span className="border-b-2 border-hue">beras</span> <span className="border-b-2 border-hue">5 kg</span>,{" "}
          <span className="border-b-2 border-accent opacity-60">lunas</span>
        </Original>
      </p>
      <p className="mt-3 flex flex-wrap gap-1.5">
        <Chip tone="good">{t("0,93 | 0.93")}</Chip>
        <Chip tone="good">{t("0,91 | 0.91")}</Chip>
        <Chip tone="warn">{t("0,58 ditinjau | 0.58 review")}</Chip>
        <Chip tone="quiet">{t("cap: ada | stamp: present")}</Chip>
      </p>
    </Document>
  ),
);

const Masked = picture(
  "tile",
  "Salinan kartu identitas dengan NIK dan alamat tertutup; nama tetap terbaca. | A copy of an identity card with NIK and address covered; the name stays legible.",
  (t) => (
    <div className="grid gap-2 rounded-lg bg-[#d3e4f6] p-4 text-[#12243d]">
      <p className="font-bold">{t("KARTU IDENTITAS · SPESIMEN | IDENTITY CARD · SPECIMEN")}</p>
      <p className="flex gap-2">
        NIK <span className="grow rounded-sm bg-[#12243d]" />
      </p>
      <p className="font-semibold">SITI RAHMAWATI</p>
      <p className="flex gap-2">
        {t("Alamat | Address")} <span className="grow rounded-sm bg-[#12243d]" />
      </p>
    </div>
  ),
);

export const bigVisionOcr: ProductPictures = {
  stage: Stage,
  stories: [Digits, Json, Sums],
  tiles: [Bundle, Handwriting, Masked],
};
