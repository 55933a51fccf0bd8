import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Steps } from "../../kit/steps.tsx";
import { Window } from "../../kit/window.tsx";

/** Draws the agents' inbox: conversations that wait, and the summary of the one that is open. */
export const HandOverInbox = picture(
  "story",
  "Kotak masuk petugas dengan tiga percakapan. Percakapan Bu Ratna terbuka: suasana kesal, ringkasan tiga baris, dan langkah yang sudah dicoba asisten. | The agents’ inbox with three conversations. Bu Ratna’s is open: upset, a three-line summary, and the steps the assistant has tried.",
  (t) => {
    const waiting = [
      ["Bu Ratna", t("paket dua kali terlambat | parcel late twice"), t("kesal | upset"), "bad"],
      ["Yoga", t("ganti alamat kirim | change of address"), t("tenang | calm"), "good"],
      ["Pak Hendra", t("tagihan ganda | billed twice"), t("cemas | worried"), "warn"],
    ] as const;
    return (
      <Window
        title={t("Kotak masuk bersama | Shared inbox")}
        product="big-assistant"
        meta={t("3 menunggu | 3 waiting")}
      >
        <div className="grid @lg:grid-cols-[2fr_3fr]">
          <ul className="border-line @lg:border-r">
            {waiting.map(([name, about, mood, tone], i) => (
              <li key={name} className={`grid gap-0.5 border-b border-line p-4 ${i ? "" : "bg-tint"}`}>
                <span className="flex justify-between gap-2">
                  <b>{name}</b>
                  <Chip tone={tone}>{mood}</Chip>
                </span>
                <span className="text-muted">{about}</span>
              </li>
            ))}
          </ul>
          <div className="grid content-start gap-4 p-4">
            <div>
              <b>{t("Ringkasan | Summary")}</b>
              <p className="mt-1">
                {t(
                  "Pesanan #7720 terlambat, kedua kalinya bulan ini. Kurir tidak menjawab sejak kemarin. Meminta kepastian sebelum Sabtu. | Order #7720 is late, for the second time this month. The courier has not replied since yesterday. Wants certainty before Saturday.",
                )}
              </p>
            </div>
            <div>
              <b>{t("Sudah dicoba | Already tried")}</b>
              <div className="mt-2">
                <Steps
                  done={2}
                  items={[
                    t("Status kurir diperiksa | Courier status checked"),
                    t("Permintaan maaf disampaikan | Apology given"),
                    t("Ganti rugi: perlu petugas | Compensation: needs an agent"),
                  ]}
                />
              </div>
            </div>
            <p className="w-fit rounded-md bg-hue px-3 py-2 font-semibold text-ground">
              {t("Balas sebagai Dian | Reply as Dian")}
            </p>
          </div>
        </div>
      </Window>
    );
  },
);
