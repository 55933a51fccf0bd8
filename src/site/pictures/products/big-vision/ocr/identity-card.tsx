import type { Locale } from "#text/locales.ts";
import { wordsIn } from "../../../kit/words.ts";
import { Person } from "../../../people/person.tsx";
import { Tag } from "../tag.tsx";

/** Renders a specimen identity card on a table: as photographed, or with what has been read marked on it. */
export function IdentityCard({ locale, read = false }: { locale: Locale; read?: boolean }) {
  const t = wordsIn(locale);
  const rows = [
    [t("Nama | Name"), "SITI RAHMAWATI", "0,99"],
    [t("Lahir | Born"), "JAKARTA, 14-08-1991", "0,99"],
    [t("Kelamin | Sex"), "PEREMPUAN", "0,98"],
    [t("Alamat | Address"), "JL. MELATI NO. 8", "0,79"],
    ["Kel/Desa", "MENTENG DALAM", "0,97"],
  ] as const;
  const box = (doubtful: boolean) =>
    read ? `outline-2 outline-offset-2 ${doubtful ? "outline-accent bg-accent-soft" : "outline-hue"}` : "";
  return (
    <div className={`grid h-full place-items-center p-4 sm:p-8 ${read ? "bg-[#e9eef6]" : "bg-[#8a7358]"}`}>
      <div className={`w-full max-w-xl rounded-xl p-4 text-[#12243d] sm:p-6 ${read ? "bg-[#d3e4f6]" : "bg-[#bfd3e6]"}`}>
        <p className="text-center font-bold tracking-wide">
          {t("KARTU IDENTITAS · SPESIMEN | IDENTITY CARD · SPECIMEN")}
        </p>
        <p className="num relative my-3 text-base font-bold @xl:text-xl">
          NIK <span className={`${box(false)} rounded-sm ${read ? "bg-[#f4f8fd]" : ""}`}>3174 0254 0891 0001</span>
          {read && (
            <Tag className="end-0 top-1 hidden @lg:block">{t("0,99 · susunan cocok | 0.99 · structure agrees")}</Tag>
          )}
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)_5rem] gap-4 @xl:grid-cols-[minmax(0,1fr)_8rem]">
          <div className="grid content-start gap-y-2.5">
            {rows.map(([name, value, sure], index) => (
              <p
                key={name}
                className="grid grid-cols-[4.25rem_auto_1fr] items-center gap-x-2 @xl:grid-cols-[5rem_auto_1fr]"
              >
                <span className="text-[#3c5270]">{name}</span>
                <span
                  className={`rounded-sm font-semibold ${box(index === 3)} ${read || index !== 3 ? "" : "opacity-45"} ${read ? "text-[#12243d]" : ""}`}
                >
                  {value}
                </span>
                <span className={`num hidden text-xs font-semibold @lg:block ${read ? "" : "invisible"}`}>
                  {locale === "id" ? sure : sure.replace(",", ".")}
                </span>
              </p>
            ))}
          </div>
          <Person bust="hijab" className={`h-auto w-full ${read ? "" : "opacity-80"}`} />
        </div>
      </div>
    </div>
  );
}
