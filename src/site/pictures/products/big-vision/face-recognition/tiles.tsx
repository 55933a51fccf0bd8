import { Card } from "../../../kit/card.tsx";
import { Chip } from "../../../kit/chip.tsx";
import { picture } from "../../../kit/picture.tsx";
import { Portrait } from "./portrait.tsx";

export const OneToOne = picture(
  "tile",
  "Foto kartu dan swafoto, keyakinan 0,98 di atas ambang 0,90. | A card’s photo and a selfie, confidence 0.98 above the threshold of 0.90.",
  (t) => (
    <Card className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
      <span className="overflow-clip rounded-md bg-[#c9403a] px-2 pt-2">
        <Portrait className="block w-full" />
      </span>
      <span className="grid justify-items-center gap-1">
        <b className="num font-display text-2xl/none">{t("0,98 | 0.98")}</b>
        <Chip tone="good">{t("cocok | match")}</Chip>
      </span>
      <span className="overflow-clip rounded-md bg-[#e6dccb] px-2 pt-2">
        <Portrait className="block w-full rotate-3" />
      </span>
    </Card>
  ),
);

export const Guidance = picture(
  "tile",
  "Tiga petunjuk kamera: terlalu gelap, wajah terpotong, dan sudah pas. | Three hints of the camera: too dark, face cut off, and just right.",
  (t) => (
    <div className="grid grid-cols-3 gap-3">
      <div className="grid justify-items-center gap-1.5">
        <span className="overflow-clip rounded-md bg-[#1b2029] px-2 pt-2">
          <Portrait className="block w-full opacity-25" />
        </span>
        <Chip tone="bad">{t("gelap | dark")}</Chip>
      </div>
      <div className="grid justify-items-center gap-1.5">
        <span className="overflow-clip rounded-md bg-[#e6dccb] px-2 pt-2">
          <Portrait className="block w-full translate-x-1/2" />
        </span>
        <Chip tone="bad">{t("terpotong | cut off")}</Chip>
      </div>
      <div className="grid justify-items-center gap-1.5">
        <span className="overflow-clip rounded-md bg-[#e6dccb] px-2 pt-2 outline-3 outline-hue">
          <Portrait className="block w-full" />
        </span>
        <Chip tone="good">{t("pas | good")}</Chip>
      </div>
    </div>
  ),
);

export const Template = picture(
  "tile",
  "Yang disimpan: deret angka terenkripsi, bukan foto. | What is kept: an encrypted string of numbers, not the photo.",
  (t) => (
    <Card>
      <p className="num font-code leading-relaxed text-muted">
        9f31 c07a 4be2 11d8 e650 7a93 02fc b48d 6c1e f5a7 3d90 88b1 …
      </p>
      <p className="mt-3 flex flex-wrap gap-1.5 border-t border-line pt-3">
        <Chip>{t("512 angka, terenkripsi | 512 numbers, encrypted")}</Chip>
        <Chip tone="good">{t("foto dibuang | photo discarded")}</Chip>
      </p>
    </Card>
  ),
);
