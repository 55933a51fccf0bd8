import { Card, Window } from "../../../kit/frames.tsx";
import { Bars, Chip, Field, Phone, Table } from "../../../kit/parts.tsx";
import { picture } from "../../../kit/picture.tsx";
import { Person } from "../../../people/person.tsx";
import { Portrait } from "./portrait.tsx";

/** Draws a telephone that asks for one movement; three tricks have been turned down. */
export const Liveness = picture(
  "story",
  "Ponsel meminta pengguna menoleh ke kiri; di sebelahnya tiga tipuan yang ditolak: foto layar, cetakan kertas, video putar ulang. | A phone asks the user to turn left; beside it three tricks that were turned down: a screen, a paper print, a replayed video.",
  (t) => (
    <div className="grid items-center gap-5 @lg:grid-cols-[13rem_minmax(0,1fr)]">
      <Phone className="max-w-52">
        <div className="grid justify-items-center gap-2 px-4 pt-4">
          <b className="text-center">{t("Toleh ke kiri sebentar | Turn left for a moment")}</b>
          <div className="overflow-clip rounded-[99px] border-4 border-hue bg-[#e6dccb] px-3 pt-4">
            <Portrait className="block w-28 -rotate-3" />
          </div>
          <p className="pb-4 text-muted">{t("2 dari 2 selesai | 2 of 2 done")}</p>
        </div>
      </Phone>
      <Window product="big-vision" title={t("Percobaan hari ini | Attempts today")} meta={t("1.204 | 1,204")}>
        <div className="px-4 py-2">
          <Table
            end={[1]}
            signal={1}
            rows={[
              [
                t("Orang sungguhan | Real people"),
                <Chip key="" tone="good">
                  {t("1.187 lolos | 1,187 passed")}
                </Chip>,
              ],
              [
                t("Foto layar | Photo of a screen"),
                <Chip key="" tone="bad">
                  {t("9 ditolak | 9 refused")}
                </Chip>,
              ],
              [
                t("Cetakan kertas | Paper print"),
                <Chip key="" tone="bad">
                  {t("5 ditolak | 5 refused")}
                </Chip>,
              ],
              [
                t("Video putar ulang | Replayed video"),
                <Chip key="" tone="bad">
                  {t("3 ditolak | 3 refused")}
                </Chip>,
              ],
            ]}
          />
        </div>
      </Window>
    </div>
  ),
);

/** Draws a gallery with its purpose, size and end; one person registered twice. */
export const Gallery = picture(
  "story",
  "Galeri pendaftar bantuan dengan tujuan, batas 20.000 templat, dan tanggal berakhir; satu wajah cocok dengan pendaftaran lain atas nama berbeda. | A gallery of aid applicants with a purpose, a limit of 20,000 templates and an end date; one face matches another registration under another name.",
  (t) => (
    <Window
      product="big-vision"
      title={t("Galeri: pendaftar bantuan | Gallery: aid applicants")}
      meta={t("sampai 31 Des 2026 | until 31 Dec 2026")}
    >
      <div className="grid gap-4 p-4 @lg:grid-cols-2 sm:p-5">
        <div className="grid content-start gap-3">
          <Field
            label={t("Tujuan tertulis | Written purpose")}
            value={t("Mencegah pendaftaran ganda | Prevent double registration")}
          />
          <Field
            label={t("Isi | Size")}
            value={t("8.214 dari 20.000 templat | 8,214 of 20,000 templates")}
            state="good"
          />
        </div>
        <Card className="grid content-start gap-2.5 bg-accent-soft">
          <b>{t("Wajah yang sama, dua nama | Same face, two names")}</b>
          <p className="flex items-center gap-3">
            <Person bust="bun" className="size-12" />
            <span>
              Ratna W.<span className="block text-muted">{t("3 Okt | 3 Oct")}</span>
            </span>
          </p>
          <p className="flex items-center gap-3">
            <Person bust="bun" className="size-12" />
            <span>
              R. Wulandari<span className="block text-muted">{t("19 Okt, ditahan | 19 Oct, on hold")}</span>
            </span>
          </p>
        </Card>
      </div>
    </Window>
  ),
);

/** Draws wrong refusals by group on the customer’s own test data. */
export const Fairness = picture(
  "story",
  "Penolakan keliru pada 4.000 pasang foto uji: berkerudung 0,9 persen, tanpa kerudung 0,8, di atas 60 tahun 2,6 dan ditandai, ponsel murah 1,4. | Wrong refusals on 4,000 test pairs: with headscarf 0.9 percent, without 0.8, over 60 years 2.6 and flagged, low-cost phones 1.4.",
  (t, locale) => {
    const of = (value: string) => (locale === "id" ? value : value.replace(",", "."));
    return (
      <Window
        product="big-vision"
        title={t("Penolakan keliru per kelompok | Wrong refusals by group")}
        meta={t("4.000 pasang uji | 4,000 test pairs")}
      >
        <Bars
          className="p-4 sm:p-5"
          rows={[
            { label: t("Berkerudung | With headscarf"), share: 34, value: of("0,9%") },
            { label: t("Tanpa kerudung | Without headscarf"), share: 31, value: of("0,8%") },
            { label: t("Di atas 60 tahun | Over 60"), share: 100, value: of("2,6%"), signal: true },
            { label: t("Ponsel murah | Low-cost phones"), share: 54, value: of("1,4%") },
          ]}
        />
        <p className="border-t border-line px-4 py-3 sm:px-5">
          <Chip tone="warn">{t("di atas 60: tambah foto, ulang uji | over 60: add photos, test again")}</Chip>
        </p>
      </Window>
    );
  },
);
