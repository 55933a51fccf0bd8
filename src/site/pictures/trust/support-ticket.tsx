import { Chip } from "../kit/chip.tsx";
import { Field } from "../kit/field.tsx";
import { picture } from "../kit/picture.tsx";
import { Steps } from "../kit/steps.tsx";
import { Window } from "../kit/window.tsx";

/** Draws a request for support on its way to a cause. */
export const SupportTicket = picture(
  "story",
  "Tiket tingkat 2: diterima 09.10, dibalas 09.42; penyebabnya sedang dicari. | A level 2 ticket: received at 09:10, answered at 09:42; its cause is being sought.",
  (t) => (
    <Window title={t("Jadwal laporan tidak jalan | A scheduled report does not run")} meta="#2041">
      <div className="grid gap-4 p-4 sm:grid-cols-2">
        <div className="grid content-start gap-3">
          <p>
            <Chip tone="warn">{t("Tingkat 2 | Level 2")}</Chip>
          </p>
          <Field label={t("Diterima | Received")} value={t("09.10 | 09:10")} />
          <Field label={t("Balasan pertama | First reply")} value={t("09.42 | 09:42")} state="good" />
        </div>
        <Steps
          done={2}
          items={[
            t("Diterima | Received"),
            t("Dibalas orang | Answered by a person"),
            t("Penyebab dicari | Cause being sought"),
            t("Sebab dan perbaikan dikirim | Cause and repair sent"),
          ]}
        />
      </div>
    </Window>
  ),
);
