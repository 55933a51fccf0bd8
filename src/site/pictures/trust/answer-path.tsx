import { Card } from "../kit/card.tsx";
import { Chip } from "../kit/chip.tsx";
import { picture } from "../kit/picture.tsx";
import { Steps } from "../kit/steps.tsx";
import { Window } from "../kit/window.tsx";

/** Draws the way of a question to its answer; a person checks last. */
export const AnswerPath = picture(
  "story",
  "Jalan satu pertanyaan: hak akses diperiksa, sumber dicari, model menyusun jawaban bersumber, lalu orang memeriksa. | The way of one question: rights are checked, sources found, a model drafts an answer with sources, then a person checks.",
  (t) => (
    <Window title={t("“Kapan kontrak gudang berakhir?” | “When does the warehouse contract end?”")}>
      <div className="grid gap-4 p-4 sm:grid-cols-2">
        <Steps
          done={3}
          items={[
            t("Hak akses penanya diperiksa | The asker’s rights checked"),
            t("Dua halaman sumber ditemukan | Two source pages found"),
            t("Model menyusun jawaban | The model drafts an answer"),
            t("Orang memeriksa dan memutuskan | A person checks and decides"),
          ]}
        />
        <Card>
          <b>{t("30 Juni 2027 | 30 June 2027")}</b>
          <p className="mt-1 text-muted">{t("Pasal 4, halaman 7 | Article 4, page 7")}</p>
          <p className="mt-3 flex flex-wrap gap-2">
            <Chip>{t("2 sumber | 2 sources")}</Chip>
            <Chip tone="good">{t("keyakinan 0,94 | confidence 0.94")}</Chip>
          </p>
        </Card>
      </div>
    </Window>
  ),
);
