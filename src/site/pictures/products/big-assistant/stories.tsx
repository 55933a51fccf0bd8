import { Lines, Window } from "../../kit/frames.tsx";
import { Chat, Chip, Code, Document, Steps } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";

/** Draws the agents' inbox: conversations that wait, and the summary of the one that is open. */
export const HandOverInbox = picture(
  "story",
  "Kotak masuk petugas dengan tiga percakapan. Percakapan Bu Ratna terbuka: suasana kesal, ringkasan tiga baris, dan langkah yang sudah dicoba asisten. | The agents’ inbox with three conversations. Bu Ratna’s is open: upset, a three-line summary, and the steps the assistant has tried.",
  (t) => {
    const waiting = [
      ["Bu Ratna", t("paket dua kali terlambat | parcel late twice"), t("kesal | upset"), "bad"],
      ["Yoga", t("ganti alamat kirim | change of address"), t("tenang | calm"), "good"],
      ["Pak Hendra", t("tagihan ganda | billed twice"), t("cemas | worried"), "warn"],
    ] as const;
    return (
      <Window
        title={t("Kotak masuk bersama | Shared inbox")}
        product="big-assistant"
        meta={t("3 menunggu | 3 waiting")}
      >
        <div className="grid @lg:grid-cols-[2fr_3fr]">
          <ul className="border-line @lg:border-r">
            {waiting.map(([name, about, mood, tone], i) => (
              <li key={name} className={`grid gap-0.5 border-b border-line p-4 ${i ? "" : "bg-tint"}`}>
                <span className="flex justify-between gap-2">
                  <b>{name}</b>
                  <Chip tone={tone}>{mood}</Chip>
                </span>
                <span className="text-muted">{about}</span>
              </li>
            ))}
          </ul>
          <div className="grid content-start gap-4 p-4">
            <div>
              <b>{t("Ringkasan | Summary")}</b>
              <p className="mt-1">
                {t(
                  "Pesanan #7720 terlambat, kedua kalinya bulan ini. Kurir tidak menjawab sejak kemarin. Meminta kepastian sebelum Sabtu. | Order #7720 is late, for the second time this month. The courier has not replied since yesterday. Wants certainty before Saturday.",
                )}
              </p>
            </div>
            <div>
              <b>{t("Sudah dicoba | Already tried")}</b>
              <div className="mt-2">
                <Steps
                  done={2}
                  items={[
                    t("Status kurir diperiksa | Courier status checked"),
                    t("Permintaan maaf disampaikan | Apology given"),
                    t("Ganti rugi: perlu petugas | Compensation: needs an agent"),
                  ]}
                />
              </div>
            </div>
            <p className="w-fit rounded-md bg-hue px-3 py-2 font-semibold text-ground">
              {t("Balas sebagai Dian | Reply as Dian")}
            </p>
          </div>
        </div>
      </Window>
    );
  },
);

/**
 * Draws an appointment moved by the assistant: the conversation, the confirmation, and the calls to the customer's own
 * API.
 */
export const JobDone = picture(
  "story",
  "Pasien meminta jadwal poli digeser; asisten menyebut pilihannya, menunggu kata ya, lalu memanggil API jadwal klinik. | A patient asks to move a clinic appointment; the assistant names the options, waits for a yes, then calls the clinic’s scheduling API.",
  (t) => (
    <div className="grid gap-4 @lg:grid-cols-[3fr_2fr] @lg:items-end">
      <div className="rounded-lg border border-line bg-sunken p-4">
        <Chat
          messages={[
            { from: "them", text: t("dok gigi bsk bs digeser jumat ga mbak? | can my dentist slot move to fri?") },
            {
              from: "bot",
              text: t("Jumat ada 09.30 dan 14.00, Kak. Yang mana? | Friday has 09:30 and 14:00. Which one?"),
            },
            { from: "them", text: t("14 aja | the 14:00 one") },
            {
              from: "bot",
              text: t(
                "Saya pindahkan ke Jumat 14.00, drg. Wulan. Benar begitu? | I will move it to Friday 14:00 with Dr Wulan. Is that right?",
              ),
            },
            { from: "them", text: t("iya bener | yes pls") },
            {
              from: "bot",
              text: t("Sudah, Kak. Pengingatnya Kamis sore. | Done. You get a reminder on Thursday afternoon."),
            },
          ]}
        />
      </div>
      <div className="grid gap-3">
        <p className="rounded-md border-2 border-accent bg-accent-soft p-3">
          <b>{t("Konfirmasi wajib | Confirmation required")}</b>
          <br />
          {t("“iya bener”, 10.41 | “yes pls”, 10:41")}
        </p>
        <Code
          className="rounded-md border border-line bg-surface p-3"
          lines={[
            "<k>GET </k>/slots?day=fri",
            t("<n>200 · 2 </n><n>pilihan</n> | <n>200 · 2 </n><n>options</n>"),
            "<k>PUT </k>/visits/5512",
            t("<t>200 · Jum 14.00</t> | <t>200 · Fri 14:00</t>"),
          ]}
        />
      </div>
    </div>
  ),
);

/** Draws an answer beside the paragraph of the document that it comes from, and a question that has no answer there. */
export const SourcedAnswer = picture(
  "story",
  "Jawaban tentang pengembalian barang dengan kutipan dari prosedur yang diunggah; pertanyaan berikutnya tidak ada di dokumen, jadi asisten menawarkan petugas. | An answer about returns with a quotation from the uploaded procedure; the next question is not in the document, so the assistant offers an agent.",
  (t) => (
    <Window title={t("Uji jawaban | Test answers")} product="big-assistant" meta={t("2 dari 40 | 2 of 40")}>
      <div className="grid bg-sunken @lg:grid-cols-[3fr_2fr]">
        <Chat
          className="p-4"
          messages={[
            { from: "them", text: t("brg udh dibuka msh bs retur ga? | can i return it if the box is open?") },
            {
              from: "bot",
              text: t(
                "Bisa, Kak, sampai 7 hari sejak diterima, asal lengkap dengan dusnya. [1] | Yes, within 7 days of receipt, complete with its box. [1]",
              ),
            },
            { from: "them", text: t("klo dusnya ilang? | what if i lost the box?") },
            {
              from: "bot",
              text: t(
                "Soal itu belum ada di panduan kami. Saya sambungkan ke petugas, ya. | Our guide does not say. Let me connect you with an agent.",
              ),
            },
          ]}
        />
        <div className="border-t border-line p-4 @lg:border-t-0 @lg:border-l">
          <Document title={t("[1] Prosedur retur, butir 4 | [1] Returns procedure, item 4")}>
            <Lines widths={["w-full", "w-5/6"]} />
            <p className="my-3 border-l-4 border-accent bg-accent-soft p-2">
              {t(
                "“Barang yang sudah dibuka dapat dikembalikan dalam 7 hari bila kemasan lengkap.” | “Opened goods can be returned within 7 days if the packaging is complete.”",
              )}
            </p>
            <Lines widths={["w-full", "w-2/3", "w-3/4"]} />
          </Document>
        </div>
      </div>
    </Window>
  ),
);
