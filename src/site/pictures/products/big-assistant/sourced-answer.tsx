import { Chat } from "../../kit/chat.tsx";
import { Document } from "../../kit/document.tsx";
import { picture } from "../../kit/picture.tsx";
import { Window } from "../../kit/window.tsx";
import { Lines } from "../lines.tsx";

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
