import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Sidebar, Window } from "../../kit/window.tsx";
import { apis } from "./apis.ts";

const tones = { specific: "bad", personal: "warn", general: "good" } as const;

/**
 * Draws API Marketplace's signature picture: the catalogue as a table of input, output, data class, review and price
 * class.
 */
export const Console = picture(
  "stage",
  "Katalog contoh tiga belas API: nama dan alamat spesimen, masukan, keluaran, kelas data, lama peninjauan, dan kelas harga. Cocokkan wajah dan uji kehadiran bertanda data spesifik. | A sample catalogue of thirteen APIs: name and specimen path, input, output, data class, review time and price class. Face matching and liveness are marked as specific data.",
  (t, locale) => {
    const classes = {
      specific: t("spesifik | specific"),
      personal: t("pribadi | personal"),
      general: t("umum | general"),
    };
    const review = {
      specific: t("3 hari kerja | 3 working days"),
      personal: t("2 hari kerja | 2 working days"),
      general: t("1 hari kerja | 1 working day"),
    };
    const prices = ["", t("ringan | light"), t("sedang | medium"), t("khusus | special")];
    const head = [
      t("API"),
      t("Masukan | Input"),
      t("Keluaran | Output"),
      t("Kelas data | Data class"),
      t("Peninjauan | Review"),
      t("Kelas harga | Price class"),
    ];
    return (
      <Window
        title={t("Katalog API | API catalogue")}
        product="api-marketplace"
        meta={t("spesimen | specimen")}
        sidebar={
          <Sidebar
            items={[
              [t("Semua | All"), "13"],
              [t("Identitas | Identity"), "3"],
              [t("Visi | Vision"), "4"],
              [t("Teks | Text"), "4"],
              [t("Lokasi | Location"), "2"],
            ]}
          />
        }
      >
        <div className="api-row hidden border-b border-line bg-sunken px-5 py-2 text-muted @4xl:grid">
          {head.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <ul>
          {apis.map(({ path, name, input, output, data, price }) => (
            <li
              key={path}
              className={`api-row grid items-center gap-x-4 gap-y-1 border-b border-line px-5 py-2 ${path === "identity/card" ? "bg-tint" : ""}`}
            >
              <span>
                <b>{name[locale]}</b> <span className="hidden font-code text-muted @md:inline">/{path}</span>
              </span>
              <span className="hidden @4xl:block">{input[locale]}</span>
              <span className="hidden @4xl:block">{output[locale]}</span>
              <span>
                <Chip tone={tones[data]}>{classes[data]}</Chip>
              </span>
              <span className="num hidden @4xl:block">{review[data]}</span>
              <span className="flex items-center gap-1 justify-self-end @4xl:justify-self-start">
                <svg viewBox="0 0 30 8" className="w-8" aria-hidden="true">
                  {[0, 1, 2].map((step) => (
                    <rect
                      key={step}
                      x={step * 11}
                      width="8"
                      height="8"
                      rx="2"
                      className={step < price ? "fill-hue" : "fill-line"}
                    />
                  ))}
                </svg>
                <span className="hidden @md:inline">{prices[price]}</span>
              </span>
            </li>
          ))}
        </ul>
      </Window>
    );
  },
);
