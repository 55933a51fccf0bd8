import { Card, Sidebar, Window } from "../../kit/frames.tsx";
import { Chip, Steps } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import { Person } from "../../people/person.tsx";
import type { Crop, FamilyPictures } from "../product-pictures.ts";
import { ApprovalLadder, PastTest, TriggersAndActions } from "./stories.tsx";

const crop: Crop = {
  label:
    "Alur menahan bets: ambang terlewati, tugas dibuat, kini menunggu persetujuan. | A workflow to hold a batch: limit passed, task created, now waiting for approval.",
  draw: (t) => (
    <Window title={t("Tahan bets K-1104 | Hold batch K-1104")} product="big-action">
      <div className="p-3.5">
        <Steps
          items={[
            t("Keluhan lewat ambang | Complaints over the limit"),
            t("Tugas ke kepala mutu | Task for head of quality"),
            t("Menunggu persetujuan | Waiting for approval"),
            t("Gudang diberi tahu | Tell the warehouse"),
          ]}
          done={2}
        />
      </div>
    </Window>
  ),
};

/** Draws BigAction's signature picture: a flow as a rail from its signal to the order, waiting for an approval. */
const Rail = picture(
  "stage",
  "Alur Stok menipis sebagai rel lima perhentian: sinyal beras tinggal dua hari, aturan nilai, persetujuan manajer gudang yang sedang ditunggu, surat pesanan, dan kabar ke pemasok. Di bawahnya kartu persetujuan Rp64.800.000 dan jejaknya. | The workflow Low stock as a rail of five stops: two days of rice left, a rule on value, the warehouse manager’s approval now awaited, a purchase order, and a message to the supplier. Below it the approval card for Rp64,800,000 and the trail.",
  (t) => {
    const stops: [kind: string, what: string, time: string, state: "done" | "now" | "next"][] = [
      [t("Sinyal | Signal"), t("Beras tinggal 2 hari | 2 days of rice left"), t("Jumat 16.02 | Fri 16:02"), "done"],
      [t("Aturan | Rule"), t("Nilai di atas Rp10 juta | Value above Rp10 m"), t("Jumat 16.02 | Fri 16:02"), "done"],
      [t("Persetujuan | Approval"), t("Manajer gudang | Warehouse manager"), t("tenggat 18.00 | due 18:00"), "now"],
      [t("Tindakan | Action"), t("Surat pesanan | Purchase order"), t("otomatis | automatic"), "next"],
      [t("Kabar | Notice"), t("WhatsApp ke pemasok | WhatsApp to supplier"), t("otomatis | automatic"), "next"],
    ];
    return (
      <Window
        title={t("Stok menipis, Makassar | Low stock, Makassar")}
        product="big-action"
        meta={t("Berjalan, 3 dari 5 | Running, 3 of 5")}
        sidebar={
          <Sidebar
            items={[
              [t("Stok menipis | Low stock"), "3"],
              [t("Keluhan memuncak | Complaint peak"), "1"],
              [t("Meter janggal | Odd meters"), "12"],
              [t("Kontrak berakhir | Contracts ending"), "2"],
              [t("Dijeda | Paused"), "1"],
            ]}
          />
        }
      >
        <ol className="grid bg-sunken p-5 @3xl:grid-cols-5 @3xl:px-6 @3xl:py-10">
          {stops.map(([kind, what, time, state], i) => (
            <li key={kind} className="relative grid grid-cols-[1.5rem_1fr] gap-x-3 pb-5 @3xl:block @3xl:pr-5 @3xl:pb-0">
              {i < 4 && (
                <span
                  className={`absolute top-5 bottom-0 left-[0.6875rem] border-l-2 @3xl:top-[0.6875rem] @3xl:right-0 @3xl:bottom-auto @3xl:left-6 @3xl:border-t-2 @3xl:border-l-0 ${state === "done" ? "border-dotted border-accent" : "border-line"}`}
                />
              )}
              <span
                className={`relative block size-6 rounded-full border-4 ${state === "done" ? "border-hue bg-hue" : state === "now" ? "border-accent bg-surface" : "border-line bg-surface"}`}
              />
              <span className="block @3xl:mt-4">
                <span className="text-muted">{kind}</span>
                <b className="block text-sm">{what}</b>
                <span className="num text-muted">{time}</span>
              </span>
            </li>
          ))}
        </ol>
        <div className="grid gap-5 border-t border-line p-5 @3xl:grid-cols-[19rem_minmax(0,1fr)] @3xl:p-6">
          <div className="rounded-lg border-2 border-accent bg-surface p-5">
            <p className="flex items-start justify-between gap-2">
              {t("Butuh persetujuan | Needs approval")}{" "}
              <Chip tone="warn">{t("1 jam 14 menit lagi | 1 h 14 min left")}</Chip>
            </p>
            <p className="num mt-2 font-display text-2xl/tight font-bold">{t("Rp64.800.000 | Rp64,800,000")}</p>
            <p className="text-muted">{t("Beras 5.000 kg, gudang Makassar | Rice, 5,000 kg, Makassar warehouse")}</p>
            <p className="mt-3">
              {t("Penanggung jawab: | Owner:")} <b>Andi Rahma</b>
              <br />
              {t("Pengganti bila lewat: | Deputy if overdue:")} <b>Fajar Sidik</b>
            </p>
            <p className="mt-4 flex gap-2 font-semibold">
              <span className="rounded-md bg-hue px-4 py-2 text-ground">{t("Setujui | Approve")}</span>
              <span className="rounded-md border border-line px-4 py-2">{t("Tolak | Reject")}</span>
            </p>
          </div>
          <div className="hidden @2xl:block">
            <b>{t("Jejak | Trail")}</b>
            <ol className="mt-3 grid gap-3">
              {[
                ["16.02.11", t("BigView mengirim angka stok: 2,1 hari | BigView sends the stock figure: 2.1 days")],
                ["16.02.12", t("Aturan versi 4 menyala | Rule, version 4, fires")],
                ["16.02.13", t("Pesan ke Andi Rahma lewat WhatsApp | Message to Andi Rahma on WhatsApp")],
                ["16.40.00", t("Diingatkan sekali; jam tenang belum mulai | Reminded once; quiet hours not begun")],
              ].map(([time, what]) => (
                <li key={time} className="grid grid-cols-[4.5rem_1fr] gap-2 border-b border-line pb-3">
                  <span className="num text-muted">{t(`${time} | ${time!.replaceAll(".", ":")}`)}</span>
                  {what}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Window>
    );
  },
);

/** Draws a task with its owner, deadline and deputy. */
const OneOwner = picture(
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
const MergedAlerts = picture(
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
const CauseToEffect = picture(
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

export const bigAction: FamilyPictures = {
  crop,
  stage: Rail,
  stories: [TriggersAndActions, ApprovalLadder, PastTest],
  tiles: [OneOwner, MergedAlerts, CauseToEffect],
};
