import type { Locale } from "#text/locales.ts";
import { Chip } from "../../../kit/chip.tsx";
import { Code } from "../../../kit/document.tsx";
import { wordsIn } from "../../../kit/words.ts";
import { Compare } from "../compare.tsx";
import { IdentityCard } from "./identity-card.tsx";

/** Draws a specimen identity card, before and after reading. */
export function Stage({ locale }: { locale: Locale }) {
  const t = wordsIn(locale);
  const field = (name: string, value: string, end = ","): ["key" | "plain" | "text", string][] => [
    ["key", `  "${name}"`],
    ["plain", ": "],
    ["text", `"${value}"`],
    ["plain", end],
  ];
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
              [["plain", "{"]],
              field("nik", "3174025408910001"),
              field(t("nama | name"), "Siti Rahmawati"),
              field(t("lahir | born"), "1991-08-14"),
              field(t("kelamin | sex"), t("perempuan | female")),
              field(t("alamat | address"), "Jl. Melati No. 8"),
              field(t("kelurahan | village"), "Menteng Dalam", ""),
              [["plain", "}"]],
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
