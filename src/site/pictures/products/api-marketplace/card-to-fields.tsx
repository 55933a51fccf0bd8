import { Code } from "../../kit/document.tsx";
import { picture } from "../../kit/picture.tsx";
import { Lines } from "../lines.tsx";

/** Draws a specimen card and the JSON that its reading returns. */
export const CardToFields = picture(
  "story",
  "Kartu identitas spesimen di kiri, jawaban JSON di kanan: NIK, nama, tanggal lahir, dan alamat dengan tingkat keyakinannya. Alamat ditandai untuk ditinjau. | A specimen identity card on the left, the JSON response on the right: NIK, name, date of birth and address with their confidence. The address is flagged for review.",
  (t) => {
    const fields = [
      ["nik", "3201••••••••0001"],
      ["nama", "SPESIMEN SATU"],
      ["tanggal_lahir", "1991-04-17"],
      ["alamat", "KP. CONTOH RT 05/02"],
    ];
    return (
      <div className="grid items-center gap-5 @lg:grid-cols-[5fr_6fr]">
        <div className="rounded-lg border border-line bg-tint p-5 shadow-md @lg:-rotate-2">
          <p className="flex justify-between gap-2 font-semibold">
            {t("KARTU SPESIMEN | SPECIMEN CARD")} <span className="text-hue">{t("bukan asli | not real")}</span>
          </p>
          <div className="mt-4 grid grid-cols-[minmax(0,1fr)_4rem] @sm:grid-cols-[1fr_5rem] gap-4">
            <span className="grid content-start gap-2 font-code">
              <b>3201••••••••0001</b>
              <span>SPESIMEN SATU</span>
              <span>17-04-1991</span>
              <span className="w-fit rounded-sm outline-2 outline-offset-2 outline-accent wrap-anywhere">
                KP. CONTOH RT 05/02
              </span>
              <Lines widths={["w-4/5", "w-2/3"]} className="mt-1" />
            </span>
            <svg viewBox="0 0 80 100" className="w-full" aria-hidden="true">
              <rect width="80" height="100" rx="6" className="fill-surface" />
              <circle cx="40" cy="42" r="17" className="fill-hue" />
              <path d="M10 100c2-24 13-34 30-34s28 10 30 34z" className="fill-hue" />
            </svg>
          </div>
        </div>
        <div className="ground-ink rounded-lg p-5">
          <Code
            lines={[
              [
                ["key", "POST "],
                ["plain", "/v1/identity/card"],
              ],
              [["note", t("spesimen, ruang uji | specimen, sandbox")]],
              [["plain", "{"]],
              ...fields.map(([name, value]): ["key" | "plain" | "text", string][] => [
                ["key", `  "${name}"`],
                ["plain", ": "],
                ["text", `"${value}"`],
                ["plain", ","],
              ]),
              [
                ["key", '  "confidence"'],
                ["plain", ': { "nik": '],
                ["text", "0.99"],
                ["plain", ', "alamat": '],
                ["text", "0.81"],
                ["plain", " },"],
              ],
              [
                ["key", '  "review"'],
                ["plain", ": ["],
                ["text", '"alamat"'],
                ["plain", "]"],
              ],
              [["plain", "}"]],
            ]}
          />
        </div>
      </div>
    );
  },
);
