import { Chip } from "../../kit/chip.tsx";
import { Code } from "../../kit/document.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";
import { Sidebar, Window } from "../../kit/window.tsx";
import { LoadingBay } from "./loading-bay.tsx";
import { Tag } from "./tag.tsx";

/** Draws one picture of a loading bay, read in three ways. */
export const Stage = picture(
  "stage",
  "Satu gambar kamera dari pintu muat dibaca tiga cara: helm pekerja dan enam peti terdeteksi, wajah pengemudi cocok, pelat B 9123 TXR terbaca. Di sebelahnya jawaban JSON; satu peti di bawah ambang menunggu ditinjau. | One camera picture of a loading bay is read in three ways: the worker’s helmet and six crates are detected, the driver’s face matches, the plate B 9123 TXR is read. Beside it is the JSON answer; one crate below the threshold waits for review.",
  (t, locale) => {
    const number = (value: string) => (locale === "id" ? value.replace(".", ",") : value);
    return (
      <Window
        product="big-vision"
        title={t("pintu-3.jpg | bay-3.jpg")}
        meta={t("26 Oktober 2026, 07.14 · 0,8 detik | 26 October 2026, 07:14 · 0.8 s")}
        sidebar={
          <Sidebar
            items={[
              t("Gambar | Images"),
              [t("Meja tinjau | Review desk"), "3"],
              t("Kumpulan uji | Test sets"),
              t("Model | Models"),
              t("Kunci | Keys"),
            ]}
          />
        }
      >
        <div className="grid @3xl:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="relative overflow-clip">
            <LoadingBay />
            <Tag className="start-[7.6%] top-[27%]">
              {t("Helm | Helmet")} {number("0.96")}
            </Tag>
            <Tag className="start-[43.6%] top-[21.5%]">
              {t("Wajah | Face")} {number("0.98")}
            </Tag>
            <Tag className="start-[41%] top-[75.5%]">
              {t("Pelat | Plate")} {number("0.99")}
            </Tag>
            <Tag className="end-[1%] top-[30%]" signal>
              {t("Peti | Crate")} {number("0.74")}
            </Tag>
            <span className="num absolute start-[43%] top-[65%] font-bold text-[#fff]">B 9123 TXR</span>
          </div>
          <div className="grid content-start gap-3 border-t border-line p-4 @3xl:border-s @3xl:border-t-0">
            <Code
              lines={[
                [["plain", "{"]],
                [
                  ["key", t('  "pelat" |   "plate"')],
                  ["plain", ": "],
                  ["text", '"B 9123 TXR"'],
                  ["plain", ","],
                ],
                [
                  ["key", t('  "pengemudi" |   "driver"')],
                  ["plain", ": "],
                  ["text", t('"cocok" | "match"')],
                  ["plain", ","],
                ],
                [
                  ["key", t('  "helm" |   "helmet"')],
                  ["plain", ": "],
                  ["text", "true"],
                  ["plain", ","],
                ],
                [
                  ["key", t('  "peti" |   "crates"')],
                  ["plain", ": "],
                  ["text", "6"],
                ],
                [["plain", "}"]],
              ]}
            />
            <Table
              end={[1]}
              signal={3}
              rows={[
                [
                  "OCR",
                  <Chip key="" tone="good">
                    {number("0.99")}
                  </Chip>,
                ],
                [
                  t("Wajah | Face"),
                  <Chip key="" tone="good">
                    {number("0.98")}
                  </Chip>,
                ],
                [
                  t("Helm | Helmet"),
                  <Chip key="" tone="good">
                    {number("0.96")}
                  </Chip>,
                ],
                [
                  t("Peti ke-6, ditinjau | Crate 6, review"),
                  <Chip key="" tone="warn">
                    {number("0.74")}
                  </Chip>,
                ],
              ]}
            />
          </div>
        </div>
      </Window>
    );
  },
);
