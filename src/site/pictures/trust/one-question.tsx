import type { Locale } from "#text/locales.ts";
import { usePage } from "../../use-page.ts";
import { Chip } from "../kit/chip.tsx";
import { Picture } from "../kit/picture.tsx";
import { Table } from "../kit/table.tsx";
import { Window } from "../kit/window.tsx";
import { wordsIn } from "../kit/words.ts";

/** Draws one question in four kinds of tool; the spreadsheet wins when the table is small. */
export function OneQuestion({ locale }: { locale: Locale }) {
  const t = wordsIn(locale);
  const { name } = usePage().common.company;
  return (
    <Picture
      locale={locale}
      sample={false}
      label={t(
        `Satu tabel dan satu orang: lembar kerja. Banyak sumber dan banyak penanya: ${name}. | One table and one person: a spreadsheet. Many sources and many askers: ${name}.`,
      )}
    >
      <Window title={t("Apa yang Anda punya? | What do you have?")}>
        <div className="px-4 py-2">
          <Table
            signal={3}
            rows={[
              [
                t("Satu tabel, satu orang | One table, one person"),
                <Chip key="1" tone="quiet">
                  {t("lembar kerja | spreadsheet")}
                </Chip>,
              ],
              [
                t("Pekerjaan tetap, ada pemrogram | A fixed job, a programmer"),
                <Chip key="2" tone="quiet">
                  {t("skrip sendiri | own scripts")}
                </Chip>,
              ],
              [
                t("Tim data, teks Inggris | A data team, English text"),
                <Chip key="3" tone="quiet">
                  {t("alat global | global tool")}
                </Chip>,
              ],
              [t("Banyak sumber, teks Indonesia | Many sources, Indonesian text"), <Chip key="4">{name}</Chip>],
            ]}
          />
        </div>
      </Window>
    </Picture>
  );
}
