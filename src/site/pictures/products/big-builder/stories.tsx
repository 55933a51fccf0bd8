import { Icon } from "#ui/icon.tsx";
import { Card, Cursor, Window } from "../../kit/frames.tsx";
import { Chip, Field, Phone, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";

/** Draws what each role may see and write, column by column. */
export const ColumnRights = picture(
  "story",
  "Tabel hak akses: lima kolom menurut tiga peran. Margin tidak terlihat oleh kasir, terbaca penyelia dan auditor. | A table of access: five columns by three roles. Margin is hidden from cashiers, readable by supervisors and auditors.",
  (t) => {
    const roles = [t("Kasir | Cashier"), t("Penyelia | Supervisor"), "Auditor"];
    // w: may write, r: may read, -: does not see the column.
    const columns: [name: string, rights: string][] = [
      [t("jumlah | quantity"), "wwr"],
      [t("harga | price"), "rwr"],
      ["margin", "-rr"],
      [t("pemasok | supplier"), "-wr"],
      [t("catatan | notes"), "ww-"],
    ];
    return (
      <Window
        title={t("Siapa boleh apa | Who may do what")}
        product="big-builder"
        meta={t("berlaku di layar, ekspor, API | screens, exports, API")}
      >
        <div className="grid grid-cols-[1fr_repeat(3,minmax(0,1fr))] gap-px bg-line">
          <span className="bg-surface p-3" />
          {roles.map((role) => (
            <b key={role} className="bg-surface px-0.5 py-3 text-center text-xs/5 @sm:text-[length:inherit]">
              {role}
            </b>
          ))}
          {columns.map(([name, rights]) => [
            <span
              key={name}
              className={`flex items-center bg-surface p-3 font-code ${name === "margin" ? "font-semibold text-hue" : ""}`}
            >
              {name}
            </span>,
            ...roles.map((role, i) => (
              <span
                key={`${name} ${role}`}
                className={`flex min-h-11 items-center justify-center gap-1 p-2 ${rights[i] === "w" ? "bg-tint font-semibold text-hue" : rights[i] === "r" ? "bg-surface" : "bg-sunken text-muted"} ${name === "margin" && i === 0 ? "outline-2 -outline-offset-2 outline-accent" : ""}`}
              >
                <Icon
                  name={rights[i] === "w" ? "check" : rights[i] === "r" ? "eye" : "eye-off"}
                  className="hidden size-4 @sm:block"
                />
                {rights[i] === "w" ? t("tulis | write") : rights[i] === "r" ? t("baca | read") : t("tidak | hidden")}
              </span>
            )),
          ])}
        </div>
      </Window>
    );
  },
);

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
