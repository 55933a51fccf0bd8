import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";
import { Window } from "../../kit/window.tsx";

/** Draws why two records are thought to be the same person, and the decision that waits. */
export const MatchReasons = picture(
  "story",
  "Dua catatan dibandingkan kolom demi kolom: telepon sama, nama mirip, alamat berbeda. Nilainya 0,78, di bawah ambang, jadi menunggu peninjau. | Two records compared field by field: same phone, similar name, different address. The score is 0.78, below the threshold, so it waits for a reviewer.",
  (t) => (
    <Window
      title={t("Satu orang atau dua? | One person or two?")}
      product="big-one"
      meta={t("ambang 0,85 | threshold 0.85")}
    >
      <div className="px-3 pt-3 @lg:px-5">
        <Table
          head={["", t("Kasir | Till"), t("Aplikasi | App"), t("Cocok | Match")]}
          end={[3]}
          rows={[
            [
              t("Nama | Name"),
              "Dewi L.",
              "Dewi Lestari",
              <Chip key="n" tone="warn">
                {t("mirip | similar")}
              </Chip>,
            ],
            [
              t("Telepon | Phone"),
              "•••• 4471",
              "•••• 4471",
              <Chip key="p" tone="good">
                {t("sama | same")}
              </Chip>,
            ],
            [
              t("NIK"),
              t("kosong | empty"),
              "3273•••",
              <Chip key="i" tone="quiet">
                {t("kosong | empty")}
              </Chip>,
            ],
            [
              t("Alamat | Address"),
              "Jl. Riau 12",
              "Jl. Merak 4",
              <Chip key="a" tone="bad">
                {t("beda | different")}
              </Chip>,
            ],
          ]}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-sunken p-5">
        <b className="num font-display text-2xl/tight text-hue">{t("0,78 | 0.78")}</b>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 min-w-24 flex-1" aria-hidden="true">
          <rect width="100" height="8" className="fill-line" />
          <rect width="78" height="8" className="fill-hue" />
          <rect x="85" width="1" height="8" className="fill-accent" />
        </svg>
        <span className="flex gap-2 font-semibold">
          <span className="rounded-md bg-hue px-4 py-2 text-ground">{t("Gabung | Merge")}</span>
          <span className="rounded-md border border-line bg-surface px-4 py-2">{t("Pisah | Keep apart")}</span>
        </span>
      </div>
    </Window>
  ),
);
