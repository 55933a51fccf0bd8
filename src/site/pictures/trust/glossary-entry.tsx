import type { Locale } from "#text/locales.ts";
import { Card } from "../kit/card.tsx";
import { ChipRow } from "../kit/chip.tsx";
import { Picture } from "../kit/picture.tsx";
import { Window } from "../kit/window.tsx";
import { sayIn } from "../products/say.ts";

/** Draws a term of a shared glossary: its meaning, its owner, and where it is used. */
export function GlossaryEntry({ locale }: { locale: Locale }) {
  const t = sayIn(locale);
  return (
    <Picture
      locale={locale}
      label={t(
        "Satu istilah: “pelanggan aktif” beserta arti, pemilik, dan tempat pemakaiannya.",
        "One term: “active customer” with its meaning, its owner and where it is used.",
      )}
    >
      <Window title={t("Glosarium", "Glossary")} product="big-query">
        <div className="grid gap-4 p-4">
          <p className="font-display text-xl font-bold">{t("pelanggan aktif", "active customer")}</p>
          <p>{t("Membeli sedikitnya sekali dalam 90 hari terakhir.", "Bought at least once in the last 90 days.")}</p>
          <Card>
            <ChipRow
              chips={[
                [t("disetujui", "approved"), "good"],
                [t("Pemilik: Penjualan", "Owner: Sales")],
                [t("12 laporan", "12 reports"), "quiet"],
              ]}
            />
          </Card>
        </div>
      </Window>
    </Picture>
  );
}
