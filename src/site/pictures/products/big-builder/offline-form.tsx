import { Card } from "../../kit/card.tsx";
import { Phone } from "../../kit/chat.tsx";
import { Chip } from "../../kit/chip.tsx";
import { Field } from "../../kit/field.tsx";
import { picture } from "../../kit/picture.tsx";

/** Draws a form on a telephone without a signal, what waits to be sent, and a conflict to be decided. */
export const OfflineForm = picture(
  "story",
  "Ponsel petugas tanpa sinyal dengan formulir tiang listrik; tiga isian menunggu dikirim, dan satu bentrokan memperlihatkan dua nilai untuk dipilih. | An inspector’s phone without a signal, with a form about a power pole; three entries wait to be sent, and one conflict shows two values to choose from.",
  (t) => (
    <div className="grid items-center gap-6 @md:grid-cols-[16rem_1fr]">
      <Phone>
        <div className="grid gap-3 p-4">
          <p className="flex items-center justify-between">
            <span className="num text-muted">{t("14.37 | 14:37")}</span>
            <Chip tone="warn">{t("Tanpa sinyal | No signal")}</Chip>
          </p>
          <p className="font-display text-sm font-bold">{t("Tiang TR-0482 | Pole TR-0482")}</p>
          <Field label={t("Kondisi | Condition")} value={t("Miring 8° | Leaning 8°")} />
          <Field
            label={t("Foto dan letak | Photo and location")}
            value={
              <svg viewBox="0 0 120 56" className="w-full" aria-hidden="true">
                <path d="M0 56V38l30-14 26 12 30-18 34 20v18z" className="fill-tint" />
                <path d="M66 56 60 6M48 16l28-6" strokeWidth="3" className="stroke-hue" />
              </svg>
            }
          />
          <p className="rounded-md bg-hue py-2.5 text-center font-semibold text-ground">
            {t("Simpan di ponsel | Save on the phone")}
          </p>
        </div>
      </Phone>
      <div className="grid gap-3">
        <Card>
          <b>{t("Menunggu sinyal: 3 isian | Waiting for a signal: 3 entries")}</b>
          <p className="text-muted">TR-0479, TR-0480, TR-0481</p>
        </Card>
        <span className="ml-8 h-6 border-l-2 border-dotted border-accent" />
        <Card className="border-l-4 border-l-accent">
          <b>{t("Bentrokan di TR-0479 | Conflict on TR-0479")}</b>
          <p className="mt-2 grid grid-cols-2 gap-2">
            <span className="rounded-md border-2 border-hue px-3 py-2">
              {t("Agus, 14.02 | Agus, 14:02")}
              <b className="block">{t("Karat berat | Heavy rust")}</b>
            </span>
            <span className="rounded-md border border-line px-3 py-2">
              {t("Sinta, 13.50 | Sinta, 13:50")}
              <b className="block">{t("Karat ringan | Light rust")}</b>
            </span>
          </p>
        </Card>
      </div>
    </div>
  ),
);
