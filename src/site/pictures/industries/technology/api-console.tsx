import { Card } from "../../kit/card.tsx";
import { Columns } from "../../kit/charts.tsx";
import { Chip } from "../../kit/chip.tsx";
import { Code } from "../../kit/document.tsx";
import { picture } from "../../kit/picture.tsx";

/** Draws a developer's console: a request, its answer with confidences, and corrections by version of the app. */
export const ApiConsole = picture(
  "stage",
  "Konsol pengembang: permintaan membaca KTP dan jawabannya, nama dengan tingkat keyakinan 0,99 dan alamat 0,71 yang ditandai untuk ditinjau. Di sampingnya koreksi per versi aplikasi. | Developer console: a request to read an identity card and its response, the name with a confidence of 0.99 and the address with 0.71, marked for review. Beside it, corrections by app version.",
  (t) => (
    <>
      <div className="ground-ink overflow-clip rounded-xl border border-line shadow-lg">
        <p className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5">
          <Chip>POST</Chip>
          <span className="font-mono">/v1/vision/ocr</span>
          <span className="ms-auto flex gap-2">
            <Chip tone="good">200</Chip>
            <span className="text-muted">412 ms</span>
          </span>
        </p>
        <div className="grid @xl:grid-cols-2">
          <div className="p-4 @xl:border-e @xl:border-line">
            <Code
              lines={[
                [
                  ["key", "curl"],
                  ["plain", " $API/v1/vision/ocr \\"],
                ],
                [
                  ["plain", "  -H "],
                  ["text", '"Authorization: Bearer $KEY"'],
                  ["plain", " \\"],
                ],
                [
                  ["plain", "  -F "],
                  ["text", "model=ktp"],
                  ["plain", " \\"],
                ],
                [
                  ["plain", "  -F "],
                  ["text", "image=@specimen.jpg"],
                ],
                [["note", t("# spesimen, tanpa data orang | # specimen, no person’s data")]],
              ]}
            />
          </div>
          <div className="p-4 max-@xl:border-t max-@xl:border-line">
            <Code
              lines={[
                [["plain", "{"]],
                [
                  ["key", '  "name"'],
                  ["plain", ": { "],
                  ["text", '"CONTOH NAMA"'],
                  ["plain", ", 0.99 },"],
                ],
                [
                  ["key", '  "nik"'],
                  ["plain", ": { "],
                  ["text", '"0000…"'],
                  ["plain", ", 0.98 },"],
                ],
                [
                  ["key", '  "address"'],
                  ["plain", ": { "],
                  ["text", '"JL. CONT…"'],
                  ["plain", ", 0.71 },"],
                ],
                [
                  ["key", '  "review"'],
                  ["plain", ": ["],
                  ["text", '"address"'],
                  ["plain", "] }"],
                ],
              ]}
            />
          </div>
        </div>
      </div>
      <div className="relative mx-3 -mt-1 grid gap-3 @lg:mx-8 @lg:-mt-3 @lg:grid-cols-[1fr_1fr]">
        <Card className="shadow-lg">
          <p className="mb-2 font-semibold">{t("Dikoreksi orang, % per versi | Corrected by people, % by version")}</p>
          <Columns values={[3.1, 2.9, 3.0, 6.4, 2.7]} labels={["2.9", "3.0", "3.1", "3.2", "3.2.1"]} signal={3} />
        </Card>
        <Card className="grid content-between gap-3 shadow-lg">
          <p className="font-semibold">{t("Kuota November | November quota")}</p>
          <p>
            <b className="block font-display text-3xl">{t("31.420 | 31,420")}</b>
            <span className="text-muted">{t("dari 50.000 panggilan | of 50,000 calls")}</span>
          </p>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-2 w-full" aria-hidden="true">
            <rect width="100" height="6" rx="1" className="fill-sunken" />
            <rect width="63" height="6" rx="1" className="fill-hue" />
          </svg>
          <p className="text-muted">
            {t(
              "Bila habis: ditolak dengan kode, tanpa tagihan tambahan | When used up: refused with a code, nothing billed",
            )}
          </p>
        </Card>
      </div>
    </>
  ),
);
