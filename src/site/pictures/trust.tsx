import type { Locale } from "#text/locales.ts";
import { usePage } from "../use-page.ts";
import { Card, Sidebar, Toolbar, Window } from "./kit/frames.tsx";
import { Chip, ChipRow, Field, Steps, Table } from "./kit/parts.tsx";
import { Picture, picture } from "./kit/picture.tsx";
import { wordsIn } from "./kit/words.ts";

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

/** Draws the way of a question to its answer; a person checks last. */
export const AnswerPath = picture(
  "story",
  "Jalan satu pertanyaan: hak akses diperiksa, sumber dicari, model menyusun jawaban bersumber, lalu orang memeriksa. | The way of one question: rights are checked, sources found, a model drafts an answer with sources, then a person checks.",
  (t) => (
    <Window title={t("“Kapan kontrak gudang berakhir?” | “When does the warehouse contract end?”")}>
      <div className="grid gap-4 p-4 sm:grid-cols-2">
        <Steps
          done={3}
          items={[
            t("Hak akses penanya diperiksa | The asker’s rights checked"),
            t("Dua halaman sumber ditemukan | Two source pages found"),
            t("Model menyusun jawaban | The model drafts an answer"),
            t("Orang memeriksa dan memutuskan | A person checks and decides"),
          ]}
        />
        <Card>
          <b>{t("30 Juni 2027 | 30 June 2027")}</b>
          <p className="mt-1 text-muted">{t("Pasal 4, halaman 7 | Article 4, page 7")}</p>
          <p className="mt-3 flex flex-wrap gap-2">
            <Chip>{t("2 sumber | 2 sources")}</Chip>
            <Chip tone="good">{t("keyakinan 0,94 | confidence 0.94")}</Chip>
          </p>
        </Card>
      </div>
    </Window>
  ),
);

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

/** Draws a term of a shared glossary: its meaning, its owner, and where it is used. */
export const GlossaryEntry = picture(
  "story",
  "Satu istilah: “pelanggan aktif” beserta arti, pemilik, dan tempat pemakaiannya. | One term: “active customer” with its meaning, its owner and where it is used.",
  (t) => (
    <Window title={t("Glosarium | Glossary")} product="big-query">
      <div className="grid gap-4 p-4">
        <p className="font-display text-xl font-bold">{t("pelanggan aktif | active customer")}</p>
        <p>{t("Membeli sedikitnya sekali dalam 90 hari terakhir. | Bought at least once in the last 90 days.")}</p>
        <Card>
          <ChipRow
            chips={[
              [t("disetujui | approved"), "good"],
              [t("Pemilik: Penjualan | Owner: Sales")],
              [t("12 laporan | 12 reports"), "quiet"],
            ]}
          />
        </Card>
      </div>
    </Window>
  ),
);

/** Draws a form used by keyboard alone, with the focus on its second field. */
export const KeyboardPath = picture(
  "story",
  "Formulir yang diisi dengan papan tik: kolom kedua difokus dan galatnya tertulis di bawahnya. | A form filled in by keyboard: the second field has the focus and its error is written below it.",
  (t) => (
    <Window title={t("Minta demo | Book a demo")} meta="Tab">
      <div className="grid gap-4 p-4">
        <Field label={t("Nama | Name")} value="Sri Rahayu" state="good" />
        <div className="rounded-md outline-3 outline-offset-4 outline-hue">
          <Field label={t("Surel | Email")} value="sri@contoh" state="bad" />
        </div>
        <Card>
          <p>{t("Tambahkan akhiran, misalnya .co.id | Add an ending, such as .co.id")}</p>
          <p className="mt-2">
            <Chip>{t("dibacakan pembaca layar | read out by screen readers")}</Chip>
          </p>
        </Card>
      </div>
    </Window>
  ),
);

/** Draws one question in four kinds of tool; the spreadsheet wins when the table is small. */
export function OneQuestion({ locale }: { locale: Locale }) {
  const t = wordsIn(locale);
  const { name } = usePage().common.company;
  return (
    <Picture
      locale={locale}
      sample={false}
      label={t(
        `Satu tabel dan satu orang: lembar kerja. Banyak sumber dan banyak penanya: ${name}. | One table and one person: a spreadsheet. Many sources and many askers: ${name}.`,
      )}
    >
      <Window title={t("Apa yang Anda punya? | What do you have?")}>
        <div className="px-4 py-2">
          <Table
            signal={3}
            rows={[
              [
                t("Satu tabel, satu orang | One table, one person"),
                <Chip key="1" tone="quiet">
                  {t("lembar kerja | spreadsheet")}
                </Chip>,
              ],
              [
                t("Pekerjaan tetap, ada pemrogram | A fixed job, a programmer"),
                <Chip key="2" tone="quiet">
                  {t("skrip sendiri | own scripts")}
                </Chip>,
              ],
              [
                t("Tim data, teks Inggris | A data team, English text"),
                <Chip key="3" tone="quiet">
                  {t("alat global | global tool")}
                </Chip>,
              ],
              [t("Banyak sumber, teks Indonesia | Many sources, Indonesian text"), <Chip key="4">{name}</Chip>],
            ]}
          />
        </div>
      </Window>
    </Picture>
  );
}

/** Draws a request for support on its way to a cause. */
export const SupportTicket = picture(
  "story",
  "Tiket tingkat 2: diterima 09.10, dibalas 09.42; penyebabnya sedang dicari. | A level 2 ticket: received at 09:10, answered at 09:42; its cause is being sought.",
  (t) => (
    <Window title={t("Jadwal laporan tidak jalan | A scheduled report does not run")} meta="#2041">
      <div className="grid gap-4 p-4 sm:grid-cols-2">
        <div className="grid content-start gap-3">
          <p>
            <Chip tone="warn">{t("Tingkat 2 | Level 2")}</Chip>
          </p>
          <Field label={t("Diterima | Received")} value={t("09.10 | 09:10")} />
          <Field label={t("Balasan pertama | First reply")} value={t("09.42 | 09:42")} state="good" />
        </div>
        <Steps
          done={2}
          items={[
            t("Diterima | Received"),
            t("Dibalas orang | Answered by a person"),
            t("Penyebab dicari | Cause being sought"),
            t("Sebab dan perbaikan dikirim | Cause and repair sent"),
          ]}
        />
      </div>
    </Window>
  ),
);
