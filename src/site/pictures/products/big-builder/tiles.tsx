import type { Locale } from "#text/locales.ts";
import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { Code } from "../../kit/document.tsx";
import { Picture } from "../../kit/picture.tsx";
import { sayIn } from "../say.ts";

/** Draws a formula, checked before the app is published. */
export function CheckedFormula({ locale }: { locale: Locale }) {
  const t = sayIn(locale);
  return (
    <Picture
      locale={locale}
      size="tile"
      label={t("Rumus denda dengan pesan galat yang mudah dibaca.", "A formula for a late fee, with a readable error.")}
    >
      <div className="grid gap-3">
        <Code
          className="rounded-md border border-line bg-surface p-3"
          lines={[
            [
              ["key", t("JIKA", "IF")],
              ["plain", t("(hari_lambat > 3;", "(days_late > 3,")],
            ],
            [["plain", t("  pokok * 2%;", "  principal * 2%,")]],
            [["plain", "  0)"]],
          ]}
        />
        <p className="flex items-center gap-2 rounded-md bg-bad-soft p-3 text-bad">
          {t(
            "Kolom “pokok” belum ada. Maksud Anda “pokok_kredit”?",
            "No column “principal”. Did you mean “loan_principal”?",
          )}
        </p>
      </div>
    </Picture>
  );
}

/** Draws the versions of an app, with the way back. */
export function AppVersions({ locale }: { locale: Locale }) {
  const t = sayIn(locale);
  const versions = [
    [t("7 · rancangan", "7 · draft"), "Putri", "quiet"],
    [t("6 · terbit 09.10", "6 · published 09:10"), "Agus", "hue"],
    [t("5 · kemarin", "5 · yesterday"), "Agus", "quiet"],
  ] as const;
  return (
    <Picture
      locale={locale}
      size="tile"
      label={t(
        "Tiga versi aplikasi; versi kemarin dapat dipakai lagi.",
        "Three versions of an app; yesterday’s can be used again.",
      )}
    >
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
          {t("Kembali ke 5, isian tetap", "Back to 5, entries kept")}
        </p>
      </Card>
    </Picture>
  );
}

/** Entries of a form as cards on a board. */
export function Board({ locale }: { locale: Locale }) {
  const t = sayIn(locale);
  const columns = [
    [t("Baru", "New"), ["K-04", "P-07"]],
    [t("Dikerjakan", "In repair"), ["F-11"]],
    [t("Selesai", "Done"), ["C-02", "K-01", "F-03"]],
  ] as const;
  return (
    <Picture
      locale={locale}
      size="tile"
      label={t("Papan laporan dalam tiga kolom.", "A board of reports in three columns.")}
    >
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
    </Picture>
  );
}
