import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { Code } from "../../kit/document.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";

/** Draws the quota of a key as a gauge, and the answer beyond it. */
export const QuotaLeft = picture(
  "tile",
  "Sisa kuota spesimen dan jawaban bila terlampaui. | A specimen quota and the answer beyond it.",
  (t) => (
    <div className="grid gap-3">
      <Card>
        <p className="flex items-end justify-between gap-2">
          <b className="num font-display text-xl/tight">{t("18.204 | 18,204")}</b>
          <span className="text-muted">{t("sisa dari 20.000 | left of 20,000")}</span>
        </p>
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="mt-2 h-2.5 w-full" aria-hidden="true">
          <rect width="100" height="6" className="fill-line" />
          <rect width="9" height="6" className="fill-hue" />
          <path d="M70 0v6M90 0v6" className="stroke-accent" />
        </svg>
      </Card>
      <Code
        className="ground-ink rounded-lg p-3"
        lines={[
          [
            ["key", "429 "],
            ["plain", "quota_exceeded"],
          ],
          [
            ["plain", "Retry-After: "],
            ["text", "30"],
          ],
        ]}
      />
    </div>
  ),
);

/** Draws the life of two versions of an API. */
export const VersionLives = picture(
  "tile",
  "Garis waktu rancangan: v1 tetap hidup dua belas bulan setelah v2 dibuka. | A design’s time line: v1 lives twelve months after v2 opens.",
  (t) => (
    <Card className="grid gap-4 p-5">
      {(
        [
          ["/v1", "M0 5h78", "Sunset"],
          ["/v2", "M30 5h70", t("berlaku | current")],
        ] as const
      ).map(([version, d, note], i) => (
        <div key={version}>
          <p className="flex justify-between gap-2">
            <b className="font-code">{version}</b>
            <Chip tone={i ? "good" : "quiet"}>{note}</Chip>
          </p>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="mt-1 h-3 w-full" aria-hidden="true">
            <path d={d} strokeWidth="10" className={i ? "stroke-hue" : "stroke-faint"} />
          </svg>
        </div>
      ))}
      <p className="border-t-2 border-dotted border-accent pt-2">{t("12 bulan bersama | 12 months together")}</p>
    </Card>
  ),
);

/** Draws the inputs that trigger errors in the sandbox. */
export const TriggeredErrors = picture(
  "tile",
  "Masukan yang memicu galat di ruang uji. | Inputs that trigger errors in the sandbox.",
  (t) => (
    <Card>
      <Table
        head={[t("Masukan | Input"), t("Yang terjadi | What happens")]}
        rows={[
          [<code key="a">{t("spesimen-buram | specimen-blurred")}</code>, t("ditinjau orang | human review")],
          [<code key="b">{t("spesimen-lambat | specimen-slow")}</code>, t("8 detik | 8 seconds")],
          [<code key="c">{t("spesimen-429 | specimen-429")}</code>, t("batas laju | rate limit")],
          [<code key="d">{t("spesimen-500 | specimen-500")}</code>, t("galat kami | our error")],
        ]}
      />
    </Card>
  ),
);
