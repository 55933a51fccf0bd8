import { Chat } from "../../kit/chat.tsx";
import { Code } from "../../kit/document.tsx";
import { picture } from "../../kit/picture.tsx";

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
            [
              ["key", "GET "],
              ["plain", "/slots?day=fri"],
            ],
            [
              ["note", "200 · 2 "],
              ["note", t("pilihan | options")],
            ],
            [
              ["key", "PUT "],
              ["plain", "/visits/5512"],
            ],
            [["text", t("200 · Jum 14.00 | 200 · Fri 14:00")]],
          ]}
        />
      </div>
    </div>
  ),
);
