import { Bars } from "../../kit/bars.tsx";
import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Steps } from "../../kit/steps.tsx";

export const TooDark = picture(
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

export const Discarded = picture(
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

export const OwnModel = picture(
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
