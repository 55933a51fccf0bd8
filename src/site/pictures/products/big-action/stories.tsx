import { Columns } from "../../kit/charts.tsx";
import { Window } from "../../kit/frames.tsx";
import { Chip, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import { Person } from "../../people/person.tsx";

/** Draws who approves what: a ladder by value, with a deputy for a manager on leave. */
export const ApprovalLadder = picture(
  "story",
  "Tangga persetujuan tiga tingkat menurut nilai. Manajer gudang sedang cuti, jadi wewenangnya berpindah kepada Rina Oktavia. | A three-step ladder of approval by value. The warehouse manager is on leave, so authority passes to Rina Oktavia.",
  (t) => {
    const rungs = [
      [
        t("di atas Rp100 juta | above Rp100 m"),
        "Bambang Sutejo",
        t("Direktur operasi | Director of operations"),
        "batik",
        "",
      ],
      [
        t("Rp10 juta sampai Rp100 juta | Rp10 m to Rp100 m"),
        "Andi Rahma",
        t("Manajer gudang | Warehouse manager"),
        "hijab",
        t("cuti | on leave"),
      ],
      [t("di bawah Rp10 juta | below Rp10 m"), "Fajar Sidik", t("Penyelia | Supervisor"), "cap", ""],
    ] as const;
    return (
      <ol className="grid gap-4">
        {rungs.map(([range, name, role, bust, leave], i) => (
          <li
            key={name}
            className={`rounded-lg border bg-surface p-4 ${leave ? "border-2 border-accent" : "border-line"} ${["@lg:ml-28", "@lg:mx-14", "@lg:mr-28"][i]}`}
          >
            <div className="flex flex-wrap items-center gap-3">
              <Person bust={bust} className="size-12" />
              <span>
                <b className="text-sm">{name}</b>
                <br />
                <span className="text-muted">{role}</span>
              </span>
              <span className="ml-auto">
                <Chip tone={leave ? "warn" : "hue"}>{range}</Chip>
              </span>
            </div>
            {leave && (
              <div className="mt-3 flex flex-wrap items-center gap-3 border-t border-dotted border-accent pt-3">
                <Chip tone="quiet">{leave}</Chip>
                {t("sampai Senin, wewenang ada pada | until Monday, authority is with")}{" "}
                <Person bust="glasses" className="size-8" />
                <b>Rina Oktavia</b>
              </div>
            )}
          </li>
        ))}
      </ol>
    );
  },
);

/** Draws a rule run over thirteen past weeks: how often it would have fired, and who would have heard. */
export const PastTest = picture(
  "story",
  "Uji aturan pada 13 minggu terakhir: aturan akan menyala 31 kali, paling banyak 9 kali pada satu minggu, dan Andi Rahma akan menerima 22 pesan. | A rule tested on the past 13 weeks: it would have fired 31 times, at most 9 times in one week, and Andi Rahma would have had 22 messages.",
  (t) => (
    <Window
      title={t("Uji pada data lama | Test on past data")}
      product="big-action"
      meta={t("tidak ada pesan terkirim | no messages sent")}
    >
      <div className="grid gap-5 p-5 @lg:grid-cols-[3fr_2fr]">
        <div>
          <p className="mb-4">
            <b className="num font-display text-2xl/tight">31</b>{" "}
            {t("kali menyala dalam 13 minggu | times in 13 weeks")}
          </p>
          <Columns
            values={[1, 2, 1, 3, 2, 1, 9, 4, 2, 1, 2, 1, 2]}
            signal={6}
            quiet={[0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12]}
            labels={[t("Agt | Aug"), "Sep", t("Okt | Oct")]}
          />
        </div>
        <div>
          <b>{t("Siapa yang akan menerima | Who would have heard")}</b>
          <Table
            end={[1]}
            rows={[
              ["Andi Rahma", "22"],
              ["Fajar Sidik", "7"],
              ["Bambang Sutejo", "2"],
            ]}
          />
          <p className="mt-4 border-l-4 border-accent bg-accent-soft p-3">
            {t(
              "Terlalu sering pada minggu ke-7. Naikkan batas menjadi 3 hari? | Too many in week 7. Raise the limit to 3 days?",
            )}
          </p>
        </div>
      </div>
    </Window>
  ),
);

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
