import type { Locale } from "#text/locales.ts";
import { Card } from "../../../kit/card.tsx";
import { Chip } from "../../../kit/chip.tsx";
import { Document } from "../../../kit/document.tsx";
import { Original } from "../../../kit/original.tsx";
import { Picture } from "../../../kit/picture.tsx";
import { Table } from "../../../kit/table.tsx";
import { sayIn } from "../../say.ts";

export function Bundle({ locale }: { locale: Locale }) {
  const say = sayIn(locale);
  return (
    <Picture
      size="tile"
      locale={locale}
      label={say(
        "Satu PDF 20 halaman dipilah: KTP halaman 1, kartu keluarga 2, slip gaji 3 sampai 5, mutasi 6 sampai 19; halaman 14 kurang.",
        "One PDF of 20 pages is sorted: ID card page 1, family card 2, payslips 3 to 5, statements 6 to 19; page 14 is missing.",
      )}
    >
      <Card>
        <Table
          end={[1]}
          signal={3}
          rows={[
            ["KTP", "1"],
            [say("Kartu keluarga", "Family card"), "2"],
            [say("Slip gaji", "Payslips"), "3–5"],
            [say("Mutasi, hlm. 14 kurang", "Statements, p. 14 missing"), "6–19"],
          ]}
        />
      </Card>
    </Picture>
  );
}

export function Handwriting({ locale }: { locale: Locale }) {
  const say = sayIn(locale);
  return (
    <Picture
      size="tile"
      locale={locale}
      label={say(
        "Catatan tangan “beras 5 kg, lunas”: dua kata yakin, kata terakhir ragu dan masuk meja tinjau; cap ada.",
        "A handwritten note “beras 5 kg, lunas”: two words are certain, the last is doubtful and goes to review; a stamp is present.",
      )}
    >
      <Document className="-rotate-1">
        <p className="text-2xl/tight italic">
          <Original locale={locale} reading="rice 5 kg, paid">
            <span className="border-b-2 border-hue">beras</span> <span className="border-b-2 border-hue">5 kg</span>,{" "}
            <span className="border-b-2 border-accent opacity-60">lunas</span>
          </Original>
        </p>
        <p className="mt-3 flex flex-wrap gap-1.5">
          <Chip tone="good">{say("0,93", "0.93")}</Chip>
          <Chip tone="good">{say("0,91", "0.91")}</Chip>
          <Chip tone="warn">{say("0,58 ditinjau", "0.58 review")}</Chip>
          <Chip tone="quiet">{say("cap: ada", "stamp: present")}</Chip>
        </p>
      </Document>
    </Picture>
  );
}

export function Masked({ locale }: { locale: Locale }) {
  const say = sayIn(locale);
  return (
    <Picture
      size="tile"
      locale={locale}
      label={say(
        "Salinan kartu identitas dengan NIK dan alamat tertutup; nama tetap terbaca.",
        "A copy of an identity card with NIK and address covered; the name stays legible.",
      )}
    >
      <div className="grid gap-2 rounded-lg bg-[#d3e4f6] p-4 text-[#12243d]">
        <p className="font-bold">{say("KARTU IDENTITAS · SPESIMEN", "IDENTITY CARD · SPECIMEN")}</p>
        <p className="flex gap-2">
          NIK <span className="grow rounded-sm bg-[#12243d]" />
        </p>
        <p className="font-semibold">SITI RAHMAWATI</p>
        <p className="flex gap-2">
          {say("Alamat", "Address")} <span className="grow rounded-sm bg-[#12243d]" />
        </p>
      </div>
    </Picture>
  );
}
