import { Icon } from "#ui/icon.tsx";
import { picture } from "../../kit/picture.tsx";
import { Window } from "../../kit/window.tsx";

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
