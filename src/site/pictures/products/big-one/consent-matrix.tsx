import { Icon } from "#ui/icon.tsx";
import { picture } from "../../kit/picture.tsx";

/** Draws which field may be used for which purpose, and how many people a segment leaves out because of it. */
export const ConsentMatrix = picture(
  "story",
  "Izin Dewi menurut kolom dan tujuan: surel boleh untuk penawaran, telepon tidak. Segmen penawaran berisi 8.214 orang dan melewati 1.362 orang tanpa izin. | Dewi’s consent by field and purpose: email may be used for offers, the phone may not. An offer’s segment has 8,214 people and skips 1,362 without consent.",
  (t) => {
    const purposes = [t("layanan | service"), t("garansi | warranty"), t("penawaran | offers")];
    const fields: [string, string][] = [
      [t("telepon | phone"), "110"],
      [t("surel | email"), "111"],
      [t("alamat | address"), "110"],
      [t("riwayat beli | purchases"), "010"],
    ];
    return (
      <div className="grid gap-4 @xl:grid-cols-[3fr_2fr] @xl:items-end">
        <div className="grid grid-cols-[repeat(3,auto)] gap-1.5 rounded-lg border border-line bg-surface p-3 shadow-sm @min-[18rem]:grid-cols-[1fr_repeat(3,auto)] @lg:gap-2 @lg:p-5">
          <span className="hidden @min-[18rem]:block" />
          {purposes.map((purpose) => (
            <b key={purpose} className="text-center @lg:px-1">
              {purpose}
            </b>
          ))}
          {fields.map(([field, allowed]) => [
            <span key={field} className="col-span-3 self-center font-code wrap-anywhere @min-[18rem]:col-span-1">
              {field}
            </span>,
            ...purposes.map((purpose, i) => (
              <span
                key={`${field} ${purpose}`}
                className={`grid min-h-11 place-items-center rounded-md ${allowed[i] === "1" ? "bg-tint text-hue" : "border border-dashed border-edge text-muted"}`}
              >
                <Icon name={allowed[i] === "1" ? "check" : "close"} className="size-4" />
              </span>
            )),
          ])}
        </div>
        <div className="grid gap-3">
          <p className="rounded-lg border border-line bg-surface p-5 shadow-sm">
            <span className="text-muted">{t("Segmen: mesin cuci, Bandung | Segment: washing machines, Bandung")}</span>
            <b className="num block font-display text-2xl/tight">{t("8.214 orang | 8,214 people")}</b>
          </p>
          <p className="rounded-lg border-2 border-dashed border-accent p-5">
            <b className="num">{t("1.362 dilewati | 1,362 skipped")}</b>
            <br />
            {t("tidak memberi atau mencabut izin | no consent, or withdrawn")}
          </p>
        </div>
      </div>
    );
  },
);
