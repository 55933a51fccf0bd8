import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { Code } from "../../kit/document.tsx";
import { picture } from "../../kit/picture.tsx";

/** Draws a formula, checked before the app is published. */
export const CheckedFormula = picture(
  "tile",
  "Rumus denda dengan pesan galat yang mudah dibaca. | A formula for a late fee, with a readable error.",
  (t) => (
    <div className="grid gap-3">
      <Code
        className="rounded-md border border-line bg-surface p-3"
        lines={[
          [
            ["key", t("JIKA | IF")],
            ["plain", t("(hari_lambat > 3; | (days_late > 3,")],
          ],
          [["plain", t("  pokok * 2%; |   principal * 2%,")]],
          [["plain", "  0)"]],
        ]}
      />
      <p className="flex items-center gap-2 rounded-md bg-bad-soft p-3 text-bad">
        {t(
          "Kolom “pokok” belum ada. Maksud Anda “pokok_kredit”? | No column “principal”. Did you mean “loan_principal”?",
        )}
      </p>
    </div>
  ),
);

/** Draws the versions of an app, with the way back. */
export const AppVersions = picture(
  "tile",
  "Tiga versi aplikasi; versi kemarin dapat dipakai lagi. | Three versions of an app; yesterday’s can be used again.",
  (t) => {
    const versions = [
      [t("7 · rancangan | 7 · draft"), "Putri", "quiet"],
      [t("6 · terbit 09.10 | 6 · published 09:10"), "Agus", "hue"],
      [t("5 · kemarin | 5 · yesterday"), "Agus", "quiet"],
    ] as const;
    return (
      <Card>
        <ol className="grid gap-3">
          {versions.map(([version, who, tone]) => (
            <li key={version} className="flex items-center justify-between gap-2">
              <Chip tone={tone}>{version}</Chip>
              <span>{who}</span>
            </li>
          ))}
        </ol>
        <p className="mt-3 border-t border-line pt-3 font-semibold text-hue">
          {t("Kembali ke 5, isian tetap | Back to 5, entries kept")}
        </p>
      </Card>
    );
  },
);

/** Entries of a form as cards on a board. */
export const Board = picture("tile", "Papan laporan dalam tiga kolom. | A board of reports in three columns.", (t) => {
  const columns = [
    [t("Baru | New"), ["K-04", "P-07"]],
    [t("Dikerjakan | In repair"), ["F-11"]],
    [t("Selesai | Done"), ["C-02", "K-01", "F-03"]],
  ] as const;
  return (
    <div className="grid grid-cols-3 gap-2">
      {columns.map(([name, cards], i) => (
        <div key={name} className="grid content-start gap-2">
          <b className="truncate">{name}</b>
          {cards.map((card) => (
            <span
              key={card}
              className={`rounded-md border border-line border-l-4 bg-surface px-2 py-2.5 font-code ${i ? "border-l-hue" : "border-l-accent"}`}
            >
              {card}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
});
