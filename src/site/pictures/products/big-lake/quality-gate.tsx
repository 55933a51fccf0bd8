import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";
import { Window } from "../../kit/window.tsx";
import { PetalRow } from "../petal-row.tsx";

/** Rules that rows have to pass, and those that were kept back with the reason. */
export const QualityGate = picture(
  "story",
  "Gerbang mutu: 84.212 baris diperiksa oleh empat aturan, 84.171 lolos, 41 dikarantina dengan alasannya. | A quality gate: 84,212 rows checked by four rules, 84,171 pass, 41 quarantined with the reason.",
  (t) => {
    const rules = [
      [t("NIK 16 digit | NIK has 16 digits"), 38],
      [t("debit = kredit | debit = credit"), 0],
      [t("tanggal tidak di masa depan | no date in the future"), 3],
      [t("kode cabang dikenal | branch code is known"), 0],
    ] as const;
    return (
      <Window title={t("Gerbang ke lapisan olahan | Gate to the refined layer")} meta="core.loans">
        <div className="grid grid-cols-3 items-center gap-3 border-b border-line px-5 py-3.5 text-center">
          <p>
            <b className="num block font-display text-lg">{t("84.212 | 84,212")}</b>
            <span className="text-muted">{t("masuk | in")}</span>
          </p>
          <PetalRow values={[1, 1, 1, 0.3, 1, 1]} signal={3} className="h-auto w-full" />
          <p>
            <b className="num block font-display text-lg">{t("84.171 | 84,171")}</b>
            <span className="text-muted">{t("lolos | pass")}</span>
          </p>
        </div>
        <ul className="grid gap-2 px-5 py-4 @lg:grid-cols-2">
          {rules.map(([rule, failed]) => (
            <li key={rule} className="flex items-center justify-between gap-2 rounded-md border border-line px-3 py-2">
              {rule}
              <Chip tone={failed ? "warn" : "good"}>
                {failed ? t(`${failed} gagal | ${failed} fail`) : t("lolos | pass")}
              </Chip>
            </li>
          ))}
        </ul>
        <div className="border-t border-line bg-sunken px-5 py-4">
          <b>{t("Karantina, 41 baris | Quarantine, 41 rows")}</b>
          <Table
            className="mt-2"
            rows={[
              [t("baris 1.204 | row 1,204"), <code key="a">3174••••••••201</code>, t("15 digit | 15 digits")],
              [t("baris 9.871 | row 9,871"), <code key="b">2027-11-02</code>, t("masa depan | in the future")],
            ]}
            end={[2]}
          />
        </div>
      </Window>
    );
  },
);
