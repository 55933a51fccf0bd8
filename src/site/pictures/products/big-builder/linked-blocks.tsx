import { Cursor } from "../../kit/cursor.tsx";
import { Field } from "../../kit/field.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";

/** Draws a row picked in a table block that fills the form block beside it; both read one source. */
export const LinkedBlocks = picture(
  "story",
  "Baris Forklift 11 dipilih pada blok tabel; blok formulir di sebelahnya terisi. Keduanya bertumpu pada satu tabel, mesin. | The row Forklift 11 is picked in the table block; the form block beside it fills in. Both rest on one table, machines.",
  (t) => (
    <div className="dot-canvas rounded-lg border border-line p-4 @lg:p-6">
      <div className="grid items-start gap-4 @lg:grid-cols-[1fr_2rem_1fr] @lg:gap-0">
        <div className="relative rounded-md border border-line bg-surface px-4 py-3">
          <b>{t("Tabel | Table")}</b>
          <Table
            signal={1}
            rows={[
              [t("Konveyor 04 | Conveyor 04"), "K-04"],
              ["Forklift 11", "F-11"],
              [t("Kompresor 02 | Compressor 02"), "C-02"],
              [t("Pompa 07 | Pump 07"), "P-07"],
            ]}
            end={[1]}
          />
          <Cursor className="top-20 right-16" />
        </div>
        <span className="hidden self-center border-t-2 border-dotted border-accent @lg:block" />
        <div className="grid gap-3 rounded-md border-2 border-hue bg-surface px-4 py-3">
          <b>{t("Formulir | Form")}</b>
          <Field label={t("Mesin | Machine")} value="Forklift 11" />
          <Field label={t("Servis terakhir | Last service")} value={t("2 September")} />
          <Field label={t("Jam pakai | Hours run")} value={t("1.284 jam | 1,284 h")} state="warn" />
        </div>
      </div>
      <p className="mx-auto mt-6 w-fit rounded-full border border-line bg-surface px-4 py-2">
        {t("Satu sumber: | One source:")} <b className="font-code">{t("mesin | machines")}</b>
      </p>
    </div>
  ),
);
