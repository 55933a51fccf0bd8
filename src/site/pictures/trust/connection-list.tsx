import { Chip } from "../kit/chip.tsx";
import { picture } from "../kit/picture.tsx";
import { Table } from "../kit/table.tsx";
import { Toolbar, Window } from "../kit/window.tsx";

/** Connections of a workspace and how each was made. */
export const ConnectionList = picture(
  "story",
  "Daftar sambungan: PostgreSQL dan lembar kerja siap, Slack lewat webhook, sistem kasir dibuat atas permintaan. | A list of connections: PostgreSQL and spreadsheets ready, Slack by webhook, a till system built on request.",
  (t) => {
    const ready = <Chip tone="good">{t("siap | ready")}</Chip>;
    return (
      <Window
        title={t("Sambungan | Connections")}
        toolbar={<Toolbar items={[t("Semua | All"), t("Sumber | Sources"), t("Tujuan | Targets")]} />}
      >
        <div className="px-4 py-2">
          <Table
            signal={3}
            widths={[27, 35, 38]}
            rows={[
              ["PostgreSQL", t("hanya baca | read only"), ready],
              ["Excel, CSV", t("unggah berkas | upload a file"), ready],
              ["Slack", t("peringatan | alerts"), <Chip key="hook">webhook</Chip>],
              [
                t("Kasir | Till"),
                t("stok tiap jam | hourly stock"),
                <Chip key="request" tone="warn">
                  {t("atas permintaan | on request")}
                </Chip>,
              ],
            ]}
          />
        </div>
      </Window>
    );
  },
);
