import { Card, Cursor, Window } from "../../kit/frames.tsx";
import { Chip, Code, Steps } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";

/** Draws a query with its steps in words; an engineer locks it. */
export const Query = picture(
  "story",
  "Kueri lengkap di kiri, penjelasannya dalam tiga langkah di kanan, dan tombol kunci yang ditekan perekayasa data. | The full query on the left, its explanation in three steps on the right, and a data engineer pressing the lock.",
  (t) => (
    <Window
      product="big-query"
      title={t("Pelanggan yang kembali | Returning customers")}
      meta={<Chip tone="good">{t("Jawaban resmi | Official answer")}</Chip>}
    >
      <div className="relative grid @xl:grid-cols-[3fr_2fr]">
        <Code
          className="ground-mist p-4 sm:p-5"
          lines={[
            t("<k>WITH</k> pertama <k>AS</k> ( | <k>WITH</k> first <k>AS</k> ("),
            t("<k>  SELECT</k> id, min(tgl) t | <k>  SELECT</k> id, min(day) t"),
            t("<k>  FROM</k> pesanan | <k>  FROM</k> orders"),
            "<k>  GROUP BY</k> id)",
            t("<k>SELECT</k> kota, count(*) | <k>SELECT</k> city, count(*)"),
            t("<k>FROM</k> pertama <k>JOIN</k> pesanan | <k>FROM</k> first <k>JOIN</k> orders"),
            t("<k>WHERE</k> tgl > t + <t>30</t> | <k>WHERE</k> day > t + <t>30</t>"),
          ]}
        />
        <div className="grid content-center gap-3 p-4 sm:p-5">
          <Steps
            done={3}
            items={[
              t("Cari pesanan pertama tiap pelanggan | Find each customer’s first order"),
              t("Ambil pesanan lebih dari 30 hari sesudahnya | Take orders more than 30 days later"),
              t("Hitung per kota | Count by city"),
            ]}
          />
          <p className="w-fit rounded-md bg-hue px-3 py-1.5 font-semibold text-ground">
            {t("Kunci sebagai jawaban resmi | Lock as official answer")}
          </p>
        </div>
        <Cursor className="end-6 bottom-1" />
      </div>
    </Window>
  ),
);

/** Draws an answer that asks first. */
export const AsksBack = picture(
  "story",
  "Atas pertanyaan penjualan bulan ini, BigQuery bertanya: kotor atau bersih? Bersih dipilih, dan pilihan itu diingat untuk tim Keuangan. | Asked for this month’s sales, BigQuery asks back: gross or net? Net is chosen, and the choice is remembered for Finance.",
  (t) => {
    const choice = (name: string, value: string, chosen: boolean) => (
      <Card className={chosen ? "relative outline-2 outline-hue" : ""}>
        <b>{name}</b>
        <p className="num font-display text-xl font-bold">{value}</p>
        {chosen && <Cursor className="end-2 -bottom-4" />}
      </Card>
    );
    return (
      <Window product="big-query" title={t("Penjualan bulan ini? | Sales this month?")}>
        <div className="relative p-4 sm:p-5">
          <p className="mb-3 text-base font-semibold">{t("“Penjualan” yang mana? | Which “sales” do you mean?")}</p>
          <div className="grid grid-cols-2 gap-3">
            {choice(t("Kotor | Gross"), t("Rp18,4 M | Rp18.4 bn"), false)}
            {choice(t("Bersih | Net"), t("Rp16,9 M | Rp16.9 bn"), true)}
          </div>
          <p className="mt-3 text-base font-semibold">{t("“Bulan ini” menurut | “This month” by the")}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Chip>{t("kalender | calendar")}</Chip>
            <Chip tone="quiet">{t("tahun buku | financial year")}</Chip>
          </p>
          <p className="mt-4 border-t border-line pt-3 text-muted">
            {t("Diingat untuk tim Keuangan, 14 orang | Remembered for Finance, 14 people")}
          </p>
        </div>
      </Window>
    );
  },
);

/** Draws three sources that are read where they are; only a few rows travel. */
export const Sources = picture(
  "story",
  "PostgreSQL, BigLake, dan Excel disaring di tempatnya; hanya 572 dari 10,5 juta baris yang bertemu dalam satu jawaban. | PostgreSQL, BigLake and Excel are filtered where they are; only 572 of 10.5 million rows meet in one answer.",
  (t) => {
    const sources = [
      ["PostgreSQL", t("pesanan | orders"), t("8,1 juta baris | 8.1 million rows"), t("412 dikirim | 412 sent")],
      ["BigLake", t("retur | returns"), t("2,4 juta baris | 2.4 million rows"), t("96 dikirim | 96 sent")],
      ["Excel", t("target cabang | branch targets"), t("64 baris | 64 rows"), t("64 dikirim | 64 sent")],
    ];
    return (
      <div className="grid items-center gap-3 @2xl:grid-cols-[minmax(0,1fr)_5rem_15rem] @2xl:gap-0">
        <div className="grid gap-3">
          {sources.map(([name, table, rows, sent]) => (
            <Card key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <b>{name}</b>
              <span>{table}</span>
              <span className="num ms-auto text-muted">{rows}</span>
              <Chip>{sent}</Chip>
            </Card>
          ))}
        </div>
        <svg
          viewBox="0 0 80 190"
          preserveAspectRatio="none"
          className="hidden h-full w-full @2xl:block"
          aria-hidden="true"
        >
          <path
            d="M0 32C50 32 40 95 80 95M0 95H80M0 158C50 158 40 95 80 95"
            className="thread"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <Window product="big-query" title={t("Satu kueri | One query")}>
          <div className="p-4">
            <p className="num font-display text-3xl/none font-bold text-hue">572</p>
            <p className="mt-1">{t("baris berpindah, dari 10,5 juta | rows travelled, out of 10.5 million")}</p>
            <p className="mt-3 text-muted">{t("1,4 detik · 0 baris ditulis | 1.4 s · 0 rows written")}</p>
          </div>
        </Window>
      </div>
    );
  },
);
