import { picture } from "../../kit/picture.tsx";

/** Draws the list of ready triggers and actions, one pair joined by the thread. */
export const TriggersAndActions = picture(
  "story",
  "Daftar delapan pemicu dan tujuh tindakan siap pakai; pemicu BigView tersambung ke tindakan Persetujuan. | A list of eight ready triggers and seven ready actions; the trigger BigView is joined to the action Approval.",
  (t) => {
    const triggers = [
      ["BigSocial", t("sentimen, isu | sentiment, issues")],
      ["BigView", t("angka melewati batas | a figure past its limit")],
      ["BigLake", t("baris baru, mutu turun | new rows, quality drops")],
      ["BigVision", t("dokumen selesai dibaca | a document is read")],
      ["BigLegal", t("aturan berubah | a rule changes")],
      ["BigSpider", t("putaran selesai | a run is done")],
      [t("Jadwal | Schedule"), t("jam, tanggal | hour, date")],
      ["Webhook", t("sistem Anda | your systems")],
    ];
    const actions = [
      [t("Tugas | Task"), t("satu nama | one name")],
      [t("Persetujuan | Approval"), t("menurut nilai | by value")],
      [t("Formulir | Form"), "BigBuilder"],
      ["WhatsApp", "BigAssistant"],
      [t("Surel | Email"), t("berkas terlampir | with a file")],
      ["Webhook", "Slack, Teams, Telegram"],
      [t("Panggilan API | API call"), "Jira, SAP, …"],
    ];
    return (
      <div className="grid grid-cols-2 gap-x-6 gap-y-3 @lg:grid-cols-[1fr_4rem_1fr] @lg:gap-x-0">
        <b className="text-sm">{t("Ketika … | When …")}</b>
        <span className="hidden @lg:block" />
        <b className="text-sm">{t("maka … | then …")}</b>
        <List items={triggers} active={1} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="hidden size-full @lg:block" aria-hidden="true">
          <path d="M0 19C50 19 50 19 100 19" className="thread" vectorEffect="non-scaling-stroke" />
        </svg>
        <List items={actions} active={1} />
      </div>
    );
  },
);

function List({ items, active }: { items: (string | undefined)[][]; active: number }) {
  return (
    <ul className="grid content-start gap-2">
      {items.map(([name, note], i) => (
        <li
          key={name}
          className={`rounded-md border px-3 py-1.5 @lg:flex @lg:items-baseline @lg:justify-between @lg:gap-3 ${i === active ? "border-2 border-accent bg-accent-soft" : "border-line bg-surface"}`}
        >
          <b>{name}</b> <span className="text-muted">{note}</span>
        </li>
      ))}
    </ul>
  );
}
