import { Card } from "../kit/card.tsx";
import { Chip } from "../kit/chip.tsx";
import { Field } from "../kit/field.tsx";
import { picture } from "../kit/picture.tsx";
import { Window } from "../kit/window.tsx";

/** Draws a form used by keyboard alone, with the focus on its second field. */
export const KeyboardPath = picture(
  "story",
  "Formulir yang diisi dengan papan tik: kolom kedua difokus dan galatnya tertulis di bawahnya. | A form filled in by keyboard: the second field has the focus and its error is written below it.",
  (t) => (
    <Window title={t("Minta demo | Book a demo")} meta="Tab">
      <div className="grid gap-4 p-4">
        <Field label={t("Nama | Name")} value="Sri Rahayu" state="good" />
        <div className="rounded-md outline-3 outline-offset-4 outline-hue">
          <Field label={t("Surel | Email")} value="sri@contoh" state="bad" />
        </div>
        <Card>
          <p>{t("Tambahkan akhiran, misalnya .co.id | Add an ending, such as .co.id")}</p>
          <p className="mt-2">
            <Chip>{t("dibacakan pembaca layar | read out by screen readers")}</Chip>
          </p>
        </Card>
      </div>
    </Window>
  ),
);
