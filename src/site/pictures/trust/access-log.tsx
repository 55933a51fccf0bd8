import { Chip } from "../kit/chip.tsx";
import { picture } from "../kit/picture.tsx";
import { Table } from "../kit/table.tsx";
import { Sidebar, Window } from "../kit/window.tsx";

/** Draws the audit log of the back office; a refused opening is the signal. */
export const AccessLog = picture(
  "story",
  "Catatan akses: empat tindakan staf dengan jam dan peran. Bagian penjualan ditolak saat membuka tagihan. | An access log: four actions of staff with time and role. Sales is refused when opening an invoice.",
  (t) => {
    const rows = [
      [t("09.12 | 09:12"), t("Keuangan | Finance"), t("membuka INV-0412 | read invoice"), "good"],
      [t("09.15 | 09:15"), t("Penjualan | Sales"), t("membuka tagihan | opened an invoice"), "bad"],
      [t("09.31 | 09:31"), t("Dukungan | Support"), t("mencabut satu sesi | revoked one session"), "good"],
      [t("10.02 | 10:02"), t("Pengelola | Owner"), t("mengubah peran staf | changed a staff role"), "good"],
    ] as const;
    return (
      <Window
        title={t("Catatan akses | Access log")}
        meta={t("hari ini | today")}
        sidebar={<Sidebar items={[t("Catatan | Log"), t("Peran | Roles"), t("Sesi | Sessions")]} />}
      >
        <div className="px-4 py-2">
          <Table
            signal={1}
            widths={[15, 24, 38, 23]}
            head={[t("Jam | Time"), t("Peran | Role"), t("Tindakan | Action"), ""]}
            rows={rows.map(([time, role, action, tone]) => [
              <span key="time" className="num">
                {time}
              </span>,
              role,
              action,
              <Chip key="result" tone={tone}>
                {tone === "good" ? t("dicatat | logged") : t("ditolak | refused")}
              </Chip>,
            ])}
          />
        </div>
      </Window>
    );
  },
);
