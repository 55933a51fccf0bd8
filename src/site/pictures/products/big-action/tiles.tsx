import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Person } from "../../people/person.tsx";

/** Draws a task with its owner, deadline and deputy. */
export const OneOwner = picture(
  "tile",
  "Kartu tugas dengan satu penanggung jawab, tenggat, dan pengganti. | A task card with one owner, a deadline and a deputy.",
  (t) => (
    <Card>
      <b className="text-sm">{t("Kunjungi meter 5120-88 | Visit meter 5120-88")}</b>
      <p className="mt-3 flex items-center gap-3">
        <Person bust="helmet" className="size-12" />
        <span>
          <b>Yusuf Hakim</b>
          <br />
          <span className="text-muted">{t("lalu: Mega Lestari | then: Mega Lestari")}</span>
        </span>
      </p>
      <p className="mt-3">
        <Chip tone="warn">{t("hari ini 15.00 | today 15:00")}</Chip>
      </p>
    </Card>
  ),
);

/** Draws many similar events that become one message. */
export const MergedAlerts = picture(
  "tile",
  "Empat belas kejadian serupa menjadi satu pesan. | Fourteen similar events become one message.",
  (t) => (
    <div className="grid gap-3">
      <div className="relative h-24">
        {["top-0 inset-x-8", "top-2 inset-x-4", "top-4 inset-x-0"].map((place) => (
          <span key={place} className={`absolute h-20 rounded-lg border border-line bg-surface ${place}`} />
        ))}
        <p className="absolute inset-x-4 top-7">
          <b>{t("14 gangguan, satu pesan | 14 faults, one message")}</b>
          <br />
          <span className="text-muted">{t("Kec. Tallo, 19.02 sampai 19.31 | Tallo district, 19:02 to 19:31")}</span>
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        <Chip tone="quiet">{t("jam tenang 21.00–06.00 | quiet hours 21:00–06:00")}</Chip>
        <Chip>{t("ditahan | held")}</Chip>
      </p>
    </div>
  ),
);

/** Draws the page that an auditor reads: from cause to effect. */
export const CauseToEffect = picture(
  "tile",
  "Jejak satu alur: pemicu, aturan, penyetuju, lamanya. | The trail of a workflow: trigger, rule, approver, time taken.",
  (t) => {
    const rows = [
      [t("Pemicu | Trigger"), t("stok 2,1 hari | stock 2.1 days")],
      [t("Aturan | Rule"), t("versi 4 | version 4")],
      [t("Disetujui | Approved"), "Andi Rahma"],
      [t("Lamanya | Time taken"), t("46 menit | 46 minutes")],
    ];
    return (
      <Card>
        <dl className="grid gap-3">
          {rows.map(([name, value], i) => (
            <div key={name} className={`flex justify-between gap-3 ${i ? "border-t border-line pt-3" : ""}`}>
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    );
  },
);
