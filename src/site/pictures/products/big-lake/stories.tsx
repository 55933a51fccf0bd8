import { Breakable } from "#ui/breakable.tsx";
import { PetalRow } from "../../kit/charts.tsx";
import { Window } from "../../kit/frames.tsx";
import { Chip, Table } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";

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

/** Draws the same table as three readers see it: other rows, other columns. */
export const ThreeReaders = picture(
  "story",
  "Tabel nasabah yang sama dilihat tiga orang: cabang Malang melihat satu baris, analis melihat tiga baris dengan NIK tersamar, petugas kepatuhan melihat NIK utuh dan pembukaannya dicatat. | The same customer table seen by three people: the Malang branch sees one row, an analyst three rows with the NIK masked, compliance the whole NIK, with the access logged.",
  (t) => {
    const readers = [
      [t("Cabang Malang | Malang branch"), t("hanya baris Malang | Malang rows only"), "3573••••••••0004", ["Malang"]],
      [t("Analis | Analyst"), t("NIK tersamar | NIK masked"), "••••••••••••••••", ["Malang", "Kediri", "Blitar"]],
      [
        t("Kepatuhan | Compliance"),
        t("utuh, dengan alasan | whole, with a reason"),
        "3573011205850004",
        ["Malang", "Kediri", "Blitar"],
      ],
    ] as const;
    return (
      <div className="grid gap-3">
        {readers.map(([who, what, nik, cities], i) => (
          <div
            key={who}
            className={`rounded-lg border bg-surface p-4 shadow-sm ${i === 2 ? "border-accent @lg:ml-24" : `border-line ${i ? "@lg:mx-12" : "@lg:mr-24"}`}`}
          >
            <p className="mb-1 flex flex-wrap items-center justify-between gap-2">
              <b>{who}</b>
              <Chip tone={i === 2 ? "warn" : "hue"}>{what}</Chip>
            </p>
            <Table
              rows={cities.map((city, row) => [
                city,
                <code key="nik">
                  {row ? nik.replace(/\d(?=\d{0,3}$)/g, (digit) => `${(Number(digit) + row) % 10}`) : nik}
                </code>,
                t("Rp8,4 jt | Rp8.4 m"),
              ])}
              end={[2]}
            />
            {i === 2 && (
              <p className="mt-2 text-muted">
                {t("Tercatat: R. Handayani, 14.02, pemeriksaan internal | Logged: R. Handayani, 14:02, internal audit")}
              </p>
            )}
          </div>
        ))}
      </div>
    );
  },
);

/** Draws a figure of a report, followed back through every step to the system that it came from. */
export const TracedNumber = picture(
  "story",
  "Angka 12.400 pelanggan aktif ditelusuri mundur dalam empat langkah sampai kasir toko; dua dasbor lain yang memakai kolom yang sama ikut terlihat. | The figure 12,400 active customers followed back in four steps to the tills; two other dashboards that use the same column are shown.",
  (t) => {
    const stops: [name: string, note: string, kind: string][] = [
      [t("Laporan direksi, hlm. 2 | Board report, p. 2"), t("pelanggan aktif | active customers"), "BigView"],
      ["mart.active_customers", t("bertransaksi dalam 90 hari | bought within 90 days"), "SQL"],
      ["core.customers + core.sales", t("12.986 dikurangi 586 ganda | 12,986 less 586 duplicates"), t("gabung | join")],
      [t("Kasir toko dan aplikasi | Tills and app"), t("disalin 05.40 | copied 05:40"), t("sumber | source")],
    ];
    return (
      <Window title={t("Dari mana angka ini? | Where is this from?")} product="big-lake">
        <div className="grid gap-6 p-5 @lg:grid-cols-[2fr_3fr]">
          <div className="grid content-between gap-4">
            <p>
              <span className="text-muted">{t("Pelanggan aktif, Oktober | Active customers, October")}</span>
              <b className="num block font-display text-3xl/tight">{t("12.400 | 12,400")}</b>
            </p>
            <p className="rounded-md bg-sunken p-3">
              {t("Kolom ini juga dipakai: | Also uses this column:")}
              <br />
              <b>{t("Retensi cabang, Anggaran 2027 | Branch retention, Budget 2027")}</b>
            </p>
          </div>
          <ol className="grid">
            {stops.map(([name, note, kind], i) => (
              <li key={name} className="grid grid-cols-[1rem_1fr_auto] gap-x-3">
                <span className="grid grid-rows-[auto_1fr] justify-items-center">
                  <span className={`mt-1 size-3 rounded-full ${i ? "border-2 border-hue" : "bg-accent"}`} />
                  {i < 3 && <span className="border-l-2 border-dotted border-accent" />}
                </span>
                <span className="pb-5">
                  <b className={i === 1 || i === 2 ? "font-code" : ""}>
                    <Breakable name={name} />
                  </b>
                  <br />
                  <span className="text-muted">{note}</span>
                </span>
                <span>
                  <Chip tone="quiet">{kind}</Chip>
                </span>
              </li>
            ))}
          </ol>
        </div>
      </Window>
    );
  },
);
