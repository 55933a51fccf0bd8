import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Window } from "../../kit/window.tsx";

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
