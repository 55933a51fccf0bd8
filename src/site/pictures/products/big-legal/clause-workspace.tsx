import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Sidebar, Window } from "../../kit/window.tsx";

/**
 * Draws BigLegal's signature picture: two versions of a clause as a difference, with the law that it follows and what
 * it touches.
 */
export const ClauseWorkspace = picture(
  "stage",
  "Ruang kerja BigLegal: dua versi pasal kegagalan pelindungan data dibandingkan. Tujuh hari kerja dicoret, 3 x 24 jam ditambahkan. Di kanan dasar hukumnya, UU 27/2022 Pasal 46, dan sembilan kontrak lain yang masih memakai tenggat lama. | BigLegal’s workspace: two versions of a data protection failure clause compared. Seven working days is struck out, 3 x 24 hours added. On the right its legal basis, Law 27 of 2022, article 46, and nine other contracts that still use the old deadline.",
  (t) => {
    const lines: [mark: " " | "−" | "+", text: string][] = [
      [
        " ",
        t(
          "Pengendali memberi tahu Subjek Data Pribadi dan lembaga | The Controller notifies the data subject and the agency",
        ),
      ],
      ["−", t("secara tertulis dalam tujuh hari kerja. | in writing within seven working days.")],
      ["+", t("secara tertulis paling lambat 3 x 24 jam, yang memuat | in writing within 3 x 24 hours, stating")],
      [
        "+",
        t(
          "data yang terungkap, kapan dan bagaimana, serta penanganannya. | the data exposed, when and how, and the remedy.",
        ),
      ],
      [" ", t("Biaya pemberitahuan ditanggung Pengendali. | The Controller bears the cost of notification.")],
    ];
    return (
      <Window
        title={t("Perjanjian data pelanggan | Customer data agreement")}
        product="big-legal"
        meta={t("versi 3 dan 4 | versions 3 and 4")}
        sidebar={
          <Sidebar
            active={1}
            items={[
              [t("Peraturan | Regulations"), ""],
              [t("Kontrak | Contracts"), "312"],
              [t("Putusan | Rulings"), ""],
              [t("Catatan | Memos"), "27"],
              [t("Diikuti | Followed"), "14"],
            ]}
          />
        }
      >
        <div className="grid @4xl:grid-cols-[7fr_4fr]">
          <div className="py-5">
            <p className="px-5 font-display text-lg font-bold">
              {t("Pasal 14. Kegagalan pelindungan data | Clause 14. Data protection failure")}
            </p>
            <div className="mt-4 text-sm">
              {lines.map(([mark, text], i) => (
                <p
                  key={text}
                  className={`grid grid-cols-[1.5rem_1rem_1fr] gap-2 px-5 py-2 ${mark === "+" ? "bg-good-soft" : mark === "−" ? "bg-bad-soft line-through" : ""}`}
                >
                  <span className="num text-muted">{i + 41}</span>
                  <b className={mark === "+" ? "text-good" : "text-bad"}>{mark}</b>
                  <span>{text}</span>
                </p>
              ))}
            </div>
            <p className="mt-4 flex flex-wrap gap-2 px-5">
              <Chip tone="good">{t("2 ditambah | 2 added")}</Chip>
              <Chip tone="bad">{t("1 dihapus | 1 removed")}</Chip>
              <Chip tone="quiet">{t("0 dipindah | 0 moved")}</Chip>
            </p>
          </div>
          <div className="grid content-start gap-3 border-t border-line bg-sunken p-5 @4xl:border-t-0 @4xl:border-l">
            <Card className="border-l-4 border-l-accent">
              <span className="text-muted">{t("Dasar hukum | Legal basis")}</span>
              <p className="font-semibold">
                {t("UU 27/2022, Pasal 46 | Law 27 of 2022, article 46")}{" "}
                <Chip tone="good">{t("berlaku | in force")}</Chip>
              </p>
              <p className="mt-2">
                {t(
                  "“… pemberitahuan secara tertulis paling lambat 3 x 24 jam …” | “… written notification within 3 x 24 hours …”",
                )}
              </p>
            </Card>
            <Card>
              <b>{t("Masih memakai tenggat lama | Still using the old deadline")}</b>
              <p className="num font-display text-2xl/tight font-bold text-hue">{t("9 kontrak | 9 contracts")}</p>
              <p className="text-muted">{t("3 di antaranya berakhir tahun ini | 3 of them end this year")}</p>
            </Card>
          </div>
        </div>
      </Window>
    );
  },
);
