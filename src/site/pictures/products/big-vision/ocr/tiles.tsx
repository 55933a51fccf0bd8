import { Card } from "../../../kit/card.tsx";
import { Chip } from "../../../kit/chip.tsx";
import { Document } from "../../../kit/document.tsx";
import { Original } from "../../../kit/original.tsx";
import { picture } from "../../../kit/picture.tsx";
import { Table } from "../../../kit/table.tsx";

export const Bundle = picture(
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

export const Handwriting = picture(
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

export const Masked = picture(
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
