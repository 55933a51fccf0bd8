import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { Table } from "../../kit/table.tsx";

/** Draws an address as typed, its parts, and its point on a map; another district has the same name. */
export const AddressToPoint = picture(
  "story",
  "Alamat bebas diurai menjadi RT/RW, kelurahan, kecamatan, kota, dan kode pos, lalu menjadi titik pada peta jalan; kecamatan senama di provinsi lain ikut ditunjukkan. | A free-form address parsed into RT/RW, village, district, city and postcode, then a point on a street map; a district of the same name in another province is shown.",
  (t) => (
    <div className="grid overflow-clip rounded-lg border border-line bg-surface shadow-md @lg:grid-cols-2">
      <div className="p-5">
        <p className="rounded-md border-2 border-hue px-3 py-2 font-code">
          jl melati gg 3 no 8 rt5/2 sukamaju cilodong dpk
        </p>
        <Table
          className="mt-3"
          end={[1]}
          rows={[
            [t("Jalan | Street"), "Jl. Melati Gang 3 No. 8"],
            ["RT/RW", "005/002"],
            [t("Kelurahan | Village"), "Sukamaju"],
            [t("Kecamatan | District"), "Cilodong"],
            [t("Kota | City"), "Depok"],
            [t("Kode pos | Postcode"), "16415"],
          ]}
        />
      </div>
      <div className="relative min-h-56 bg-tint">
        <svg
          viewBox="0 0 300 300"
          preserveAspectRatio="xMidYMid slice"
          className="absolute inset-0 size-full"
          aria-hidden="true"
        >
          <g fill="none" strokeLinecap="round" className="stroke-line">
            <path d="M-10 210 120 180l80 30 110-40M60-10l40 150-20 170M210-10l-10 120 40 200" strokeWidth="14" />
            <path
              d="M100 140l110-30M30 60l70 20M235 60l80-20M90 240l-100 20M225 250l90 10M150 195l-10 120"
              strokeWidth="7"
            />
          </g>
          <path
            d="M-10 120c60-30 90 40 150 10s90-70 170-40"
            fill="none"
            strokeWidth="10"
            className="stroke-primary-soft"
          />
          <path d="M176 156c-16-22-26-36-26-50a26 26 0 0 1 52 0c0 14-10 28-26 50z" className="fill-accent" />
          <circle cx="176" cy="105" r="9" className="fill-surface" />
        </svg>
        <p className="absolute inset-x-4 bottom-4 rounded-md border border-line bg-surface p-3">
          <b className="num">−6.4287, 106.8360</b> <Chip tone="good">{t("atap | rooftop")}</Chip>
          <br />
          <span className="text-muted">
            {t("Senama: Sukamaju di 40 kecamatan lain | Same name: Sukamaju in 40 other districts")}
          </span>
        </p>
      </div>
    </div>
  ),
);
