import { Card } from "../kit/card.tsx";
import { ChipRow } from "../kit/chip.tsx";
import { picture } from "../kit/picture.tsx";
import { Window } from "../kit/window.tsx";

/** Draws a term of a shared glossary: its meaning, its owner, and where it is used. */
export const GlossaryEntry = picture(
  "story",
  "Satu istilah: “pelanggan aktif” beserta arti, pemilik, dan tempat pemakaiannya. | One term: “active customer” with its meaning, its owner and where it is used.",
  (t) => (
    <Window title={t("Glosarium | Glossary")} product="big-query">
      <div className="grid gap-4 p-4">
        <p className="font-display text-xl font-bold">{t("pelanggan aktif | active customer")}</p>
        <p>{t("Membeli sedikitnya sekali dalam 90 hari terakhir. | Bought at least once in the last 90 days.")}</p>
        <Card>
          <ChipRow
            chips={[
              [t("disetujui | approved"), "good"],
              [t("Pemilik: Penjualan | Owner: Sales")],
              [t("12 laporan | 12 reports"), "quiet"],
            ]}
          />
        </Card>
      </div>
    </Window>
  ),
);
