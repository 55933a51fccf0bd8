import { Icon } from "#ui/icon.tsx";
import { Window } from "../../kit/frames.tsx";
import { Chip, Table } from "../../kit/parts.tsx";
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

/** Draws why two records are thought to be the same person, and the decision that waits. */
export const MatchReasons = picture(
  "story",
  "Dua catatan dibandingkan kolom demi kolom: telepon sama, nama mirip, alamat berbeda. Nilainya 0,78, di bawah ambang, jadi menunggu peninjau. | Two records compared field by field: same phone, similar name, different address. The score is 0.78, below the threshold, so it waits for a reviewer.",
  (t) => (
    <Window
      title={t("Satu orang atau dua? | One person or two?")}
      product="big-one"
      meta={t("ambang 0,85 | threshold 0.85")}
    >
      <div className="px-3 pt-3 @lg:px-5">
        <Table
          head={["", t("Kasir | Till"), t("Aplikasi | App"), t("Cocok | Match")]}
          end={[3]}
          rows={[
            [
              t("Nama | Name"),
              "Dewi L.",
              "Dewi Lestari",
              <Chip key="n" tone="warn">
                {t("mirip | similar")}
              </Chip>,
            ],
            [
              t("Telepon | Phone"),
              "•••• 4471",
              "•••• 4471",
              <Chip key="p" tone="good">
                {t("sama | same")}
              </Chip>,
            ],
            [
              t("NIK"),
              t("kosong | empty"),
              "3273•••",
              <Chip key="i" tone="quiet">
                {t("kosong | empty")}
              </Chip>,
            ],
            [
              t("Alamat | Address"),
              "Jl. Riau 12",
              "Jl. Merak 4",
              <Chip key="a" tone="bad">
                {t("beda | different")}
              </Chip>,
            ],
          ]}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-sunken p-5">
        <b className="num font-display text-2xl/tight text-hue">{t("0,78 | 0.78")}</b>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 min-w-24 flex-1" aria-hidden="true">
          <rect width="100" height="8" className="fill-line" />
          <rect width="78" height="8" className="fill-hue" />
          <rect x="85" width="1" height="8" className="fill-accent" />
        </svg>
        <span className="flex gap-2 font-semibold">
          <span className="rounded-md bg-hue px-4 py-2 text-ground">{t("Gabung | Merge")}</span>
          <span className="rounded-md border border-line bg-surface px-4 py-2">{t("Pisah | Keep apart")}</span>
        </span>
      </div>
    </Window>
  ),
);

/** Requests of data subjects with their countdown, and the products that a request has reached. */
export const RequestDesk = picture(
  "story",
  "Meja permintaan subjek data: tiga permintaan dengan hitung mundur. Permintaan hapus S-0091 sudah sampai di tiga dari empat produk. | The desk of data subject requests: three requests with countdowns. The erasure S-0091 has reached three of four products.",
  (t) => {
    const requests = [
      ["S-0091", t("Hapus | Erase"), t("11 jam lagi | 11 h left"), "warn"],
      ["S-0092", t("Perbaiki | Correct"), t("38 jam lagi | 38 h left"), "hue"],
      ["S-0093", t("Lihat | See"), t("67 jam lagi | 67 h left"), "hue"],
    ] as const;
    const reached = [
      [t("BigLake, 6 tabel | BigLake, 6 tables"), t("dihapus | erased"), "good"],
      [t("BigAssistant, percakapan | BigAssistant, conversations"), t("dihapus | erased"), "good"],
      [t("BigAction, jejak | BigAction, trail"), t("disamarkan | masked"), "good"],
      [t("CRM Anda | Your CRM"), t("menunggu bukti | awaiting proof"), "warn"],
    ] as const;
    return (
      <Window
        title={t("Permintaan subjek data | Data subject requests")}
        product="big-one"
        meta={t("3 x 24 jam | 3 x 24 hours")}
      >
        <div className="grid @lg:grid-cols-2">
          <ul className="border-line @lg:border-r">
            {requests.map(([id, what, left, tone], i) => (
              <li
                key={id}
                className={`flex items-center justify-between gap-2 border-b border-line p-5 ${i ? "" : "bg-tint"}`}
              >
                <span>
                  <b>{what}</b>
                  <br />
                  <span className="font-code text-muted">{id}</span>
                </span>
                <Chip tone={tone}>{left}</Chip>
              </li>
            ))}
          </ul>
          <div className="p-5">
            <b>{t("S-0091 diteruskan ke | S-0091 passed on to")}</b>
            <ul className="mt-2">
              {reached.map(([product, state, tone]) => (
                <li key={product} className="flex items-center justify-between gap-3 border-b border-line py-2.5">
                  {product} <Chip tone={tone}>{state}</Chip>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Window>
    );
  },
);
