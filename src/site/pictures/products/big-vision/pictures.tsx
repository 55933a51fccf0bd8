import { Card, Sidebar, Window } from "../../kit/frames.tsx";
import { Bars, Chip, Code, Steps, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import type { Crop, FamilyPictures } from "../product-pictures.ts";
import { LoadingBay } from "./loading-bay.tsx";
import { Evidence, ReviewDesk, Thresholds } from "./stories.tsx";
import { Tag } from "./tag.tsx";

const crop: Crop = {
  label:
    "Foto label botol dengan kode bets yang dibingkai dan dibaca: K-1104. | A photo of a bottle label with its batch code framed and read: K-1104.",
  draw: (t) => (
    <Window title={t("Label terbaca | Label read")} product="big-vision" meta={<Chip tone="good">99%</Chip>}>
      <div className="flex items-center gap-4 p-3.5">
        <svg viewBox="0 0 64 88" className="h-24 shrink-0" aria-hidden="true">
          <path d="M22 8h20v14q13 4 13 18v46H9V40q0-14 13-18z" className="fill-tint stroke-hue" strokeWidth={1.5} />
          <path d="M20 2h24v9H20z" className="fill-hue" />
          <path d="M13 46h38v32H13z" className="fill-surface" />
          <path d="M18 53h20m-20 6h28" strokeWidth={2} className="stroke-line" />
          <path d="M17 65h30v9H17z" fill="none" strokeWidth={2} className="stroke-accent" />
        </svg>
        <dl>
          {[
            [t("Kode bets | Batch code"), "K-1104"],
            [t("Dikemas | Packed"), "4 Nov"],
          ].map(([name, value]) => (
            <div key={name}>
              <dt className="text-muted">{name}</dt>
              <dd className="mb-1.5 font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Window>
  ),
};

/** Draws one picture of a loading bay, read in three ways. */
const Stage = picture(
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
                "{",
                t('<k>  "pelat"</k>: <t>"B 9123 TXR"</t>, | <k>  "plate"</k>: <t>"B 9123 TXR"</t>,'),
                t('<k>  "pengemudi"</k>: <t>"cocok"</t>, | <k>  "driver"</k>: <t>"match"</t>,'),
                t('<k>  "helm"</k>: <t>true</t>, | <k>  "helmet"</k>: <t>true</t>,'),
                t('<k>  "peti"</k>: <t>6</t> | <k>  "crates"</k>: <t>6</t>'),
                "}",
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

const TooDark = picture(
  "tile",
  "Foto kartu yang gelap ditolak dalam 0,2 detik dengan petunjuk: geser ke dekat jendela. | A dark photo of a card is turned down in 0.2 seconds with advice: move closer to a window.",
  (t) => (
    <div className="grid grid-cols-[2fr_3fr] gap-3">
      <div className="grid place-items-center rounded-lg bg-[#171c26] p-3">
        <span className="h-14 w-full -rotate-3 rounded-sm bg-[#2a3342]" />
      </div>
      <Card className="grid content-center gap-1.5">
        <p>
          <Chip tone="bad">{t("Terlalu gelap | Too dark")}</Chip>
        </p>
        <b>{t("Geser ke dekat jendela, lalu foto lagi. | Move closer to a window and try again.")}</b>
        <p className="text-muted">{t("0,2 detik · tidak dihitung | 0.2 s · not counted")}</p>
      </Card>
    </div>
  ),
);

const Discarded = picture(
  "tile",
  "Riwayat satu gambar: diterima, dijawab, dibuang, semuanya pada pukul 07.14. | The history of one image: received, answered, discarded, all at 07:14.",
  (t) => (
    <Card>
      <Steps
        done={3}
        items={[
          t("07.14.02 diterima | 07:14:02 received"),
          t("07.14.03 dijawab sebagai JSON | 07:14:03 answered as JSON"),
          t("07.14.03 gambar dibuang | 07:14:03 image discarded"),
        ]}
      />
      <p className="mt-3 border-t border-line pt-3">
        <Chip tone="good">{t("0 gambar tersimpan | 0 images kept")}</Chip>
      </p>
    </Card>
  ),
);

const OwnModel = picture(
  "tile",
  "Model baru diuji terhadap model lama pada 300 foto: 96 banding 91 persen; penggantian menunggu persetujuan. | A new model is tested against the old one on 300 photos: 96 against 91 percent; the change awaits approval.",
  (t) => (
    <Card>
      <p className="mb-2.5 flex items-center justify-between gap-2">
        <b>{t("Tandan matang | Ripe bunches")}</b>
        <span className="text-muted">{t("300 foto uji | 300 test photos")}</span>
      </p>
      <Bars
        rows={[
          { label: t("Model 7, baru | Model 7, new"), share: 96, value: "96%", signal: true },
          { label: t("Model 6"), share: 91, value: "91%" },
        ]}
      />
      <p className="mt-3 border-t border-line pt-3">
        <Chip>{t("menunggu persetujuan Anda | awaits your approval")}</Chip>
      </p>
    </Card>
  ),
);

export const bigVision: FamilyPictures = {
  crop,
  stage: Stage,
  stories: [Thresholds, ReviewDesk, Evidence],
  tiles: [TooDark, Discarded, OwnModel],
};
