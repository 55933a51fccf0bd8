import { Chip } from "../../kit/chip.tsx";
import { Code } from "../../kit/document.tsx";
import { picture } from "../../kit/picture.tsx";
import { Window } from "../../kit/window.tsx";
import { PetalRow } from "../petal-row.tsx";

/** Draws a webhook that fails three times and arrives at the fourth, with the headers of its signature. */
export const WebhookRetries = picture(
  "story",
  "Webhook spesimen: tiga kiriman gagal dengan jeda makin panjang, yang keempat diterima. Di bawahnya header waktu dan tanda tangan. | A specimen webhook: three deliveries fail at growing intervals, the fourth is received. Below it the headers with time and signature.",
  (t) => {
    const attempts = [
      ["02.14.05", "503", t("ulang 30 detik lagi | again in 30 s")],
      ["02.14.35", "503", t("ulang 2 menit lagi | again in 2 min")],
      ["02.16.35", t("tak dijawab | no answer"), t("ulang 10 menit lagi | again in 10 min")],
      ["02.26.35", "200", t("diterima | received")],
    ];
    return (
      <Window title="evt_5512 · job.done" meta={t("spesimen | specimen")}>
        <ol className="grid px-5 py-2">
          {attempts.map(([time, answer, next], i) => (
            <li
              key={time}
              className="grid grid-cols-[4.5rem_auto_1fr] items-center gap-3 border-b border-line py-3 @lg:grid-cols-[5rem_7rem_auto_1fr]"
            >
              <span className="num text-muted">{t(`${time} | ${time!.replaceAll(".", ":")}`)}</span>
              <PetalRow
                values={[0.25 * (i + 1)]}
                signal={i === 3 ? 0 : undefined}
                className="hidden size-6 @lg:block"
              />
              <Chip tone={i === 3 ? "good" : "bad"}>{answer}</Chip>
              <span className="text-right">{next}</span>
            </li>
          ))}
        </ol>
        <div className="ground-ink p-5">
          <Code
            lines={[
              [
                ["plain", "X-BigSuite-Timestamp: "],
                ["text", "1795634795"],
              ],
              [
                ["plain", "X-BigSuite-Signature: "],
                ["text", "v1=6c1f…9a0e"],
              ],
              [["note", t("HMAC-SHA256 atas waktu, titik, isi | HMAC-SHA256 over time, dot, body")]],
            ]}
          />
        </div>
      </Window>
    );
  },
);
