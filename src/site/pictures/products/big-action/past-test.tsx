import { Columns } from "../../kit/charts.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";
import { Window } from "../../kit/window.tsx";

/** Draws a rule run over thirteen past weeks: how often it would have fired, and who would have heard. */
export const PastTest = picture(
  "story",
  "Uji aturan pada 13 minggu terakhir: aturan akan menyala 31 kali, paling banyak 9 kali pada satu minggu, dan Andi Rahma akan menerima 22 pesan. | A rule tested on the past 13 weeks: it would have fired 31 times, at most 9 times in one week, and Andi Rahma would have had 22 messages.",
  (t) => (
    <Window
      title={t("Uji pada data lama | Test on past data")}
      product="big-action"
      meta={t("tidak ada pesan terkirim | no messages sent")}
    >
      <div className="grid gap-5 p-5 @lg:grid-cols-[3fr_2fr]">
        <div>
          <p className="mb-4">
            <b className="num font-display text-2xl/tight">31</b>{" "}
            {t("kali menyala dalam 13 minggu | times in 13 weeks")}
          </p>
          <Columns
            values={[1, 2, 1, 3, 2, 1, 9, 4, 2, 1, 2, 1, 2]}
            signal={6}
            quiet={[0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12]}
            labels={[t("Agt | Aug"), "Sep", t("Okt | Oct")]}
          />
        </div>
        <div>
          <b>{t("Siapa yang akan menerima | Who would have heard")}</b>
          <Table
            end={[1]}
            rows={[
              ["Andi Rahma", "22"],
              ["Fajar Sidik", "7"],
              ["Bambang Sutejo", "2"],
            ]}
          />
          <p className="mt-4 border-l-4 border-accent bg-accent-soft p-3">
            {t(
              "Terlalu sering pada minggu ke-7. Naikkan batas menjadi 3 hari? | Too many in week 7. Raise the limit to 3 days?",
            )}
          </p>
        </div>
      </div>
    </Window>
  ),
);
