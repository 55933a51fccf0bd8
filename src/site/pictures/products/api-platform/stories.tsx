import { PetalRow } from "../../kit/charts.tsx";
import { Window } from "../../kit/frames.tsx";
import { Chip, Code } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";

/** Draws two keys over time: the new one works before the old one is revoked. */
export const KeyRotation = picture(
  "story",
  "Dua kunci spesimen pada garis waktu seminggu: kunci baru aktif hari Selasa, kunci lama dicabut hari Rabu; di antaranya keduanya berlaku. | Two specimen keys on a week’s time line: the new key is active from Tuesday, the old one revoked on Wednesday; in between both work.",
  (t) => {
    const keys = [
      ["bs_live_••••k7", 0, 68, t("dicabut Rabu | revoked Wed")],
      ["bs_live_••••p3", 44, 56, t("aktif sejak Selasa | active since Tue")],
    ] as const;
    return (
      <Window title={t("Kunci proyek Pendaftaran | Keys of project Sign-up")} meta={t("spesimen | specimen")}>
        <div className="grid gap-6 p-5">
          {keys.map(([key, start, length, note], i) => (
            <div key={key}>
              <p className="mb-2 flex flex-wrap justify-between gap-2">
                <b className="font-code text-sm">{key}</b>
                <Chip tone={i ? "good" : "quiet"}>{note}</Chip>
              </p>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-5 w-full" aria-hidden="true">
                <rect width="100" height="10" className="fill-sunken" />
                <rect x={start} width={length} height="10" className={i ? "fill-hue" : "fill-faint"} />
                <rect x="44" width="24" height="10" className="fill-accent" opacity={i ? 0 : 1} />
              </svg>
            </div>
          ))}
          <p className="grid grid-cols-5 text-muted">
            {[t("Senin | Mon"), t("Selasa | Tue"), t("Rabu | Wed"), t("Kamis | Thu"), t("Jumat | Fri")].map((day) => (
              <span key={day}>{day}</span>
            ))}
          </p>
        </div>
        <dl className="grid gap-px border-t border-line bg-line @min-[18rem]:grid-cols-2">
          {[
            [t("Boleh memanggil | May call"), "/identity, /location"],
            [t("Hanya dari | Only from"), "10.20.0.0/24"],
          ].map(([name, value]) => (
            <div key={name} className="bg-sunken p-4">
              <dt className="text-muted">{name}</dt>
              <dd className="font-code font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Window>
    );
  },
);

/** Draws an error with its code, the field at fault and the number of the request, with notes beside it. */
export const ReadableError = picture(
  "story",
  "Galat 400 dalam bentuk application/problem+json: kode invalid_input, field phone dengan kode invalid_phone, dan X-Request-Id. Tiga catatan menerangkan bagiannya. | A 400 error as application/problem+json: the code invalid_input, the field phone with invalid_phone, and X-Request-Id. Three notes explain the parts.",
  (t) => {
    const notes = [
      [t("Kode tetap | A fixed code"), t("dibaca program Anda | what your program reads")],
      [t("Field yang keliru | The field at fault"), t("dan alasannya | and why")],
      [t("Nomor permintaan | Request number"), t("sebutkan kepada kami | tell us this one")],
    ];
    return (
      <div className="grid gap-4 @lg:grid-cols-[2fr_1fr]">
        <div className="ground-ink rounded-lg p-6">
          <Code
            className="wrap-anywhere @lg:text-sm"
            lines={[
              "HTTP/1.1 <k>400</k>",
              "<n>content-type: application/problem+json</n>",
              "x-request-id: <t>b7f4-19c2</t>",
              " ",
              "{",
              '<k>  "status"</k>: 400,',
              '<k>  "code"</k>: <t>"invalid_input"</t>,',
              '<k>  "issues"</k>: [{',
              '<k>    "path"</k>: <t>"phone"</t>,',
              '<k>    "code"</k>: <t>"invalid_phone"</t>',
              "  }]",
              "}",
            ]}
          />
        </div>
        <ol className="grid content-center gap-4">
          {notes.map(([name, why]) => (
            <li
              key={name}
              className="border-t-2 border-dotted border-accent pt-3 text-sm @lg:border-t-0 @lg:border-l-2 @lg:pt-0 @lg:pl-4"
            >
              <b>{name}</b>
              <br />
              <span className="text-muted">{why}</span>
            </li>
          ))}
        </ol>
      </div>
    );
  },
);

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
              "X-BigSuite-Timestamp: <t>1795634795</t>",
              "X-BigSuite-Signature: <t>v1=6c1f…9a0e</t>",
              t("<n>HMAC-SHA256 atas waktu, titik, isi</n> | <n>HMAC-SHA256 over time, dot, body</n>"),
            ]}
          />
        </div>
      </Window>
    );
  },
);
