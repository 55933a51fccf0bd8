import { Card, Toast, Window } from "../../../kit/frames.tsx";
import { Bars, Chip, Table } from "../../../kit/parts.tsx";
import { picture } from "../../../kit/picture.tsx";
import { LoadingBay } from "../loading-bay.tsx";
import { Tag } from "../tag.tsx";
import { Shelf, ShelfBoxes } from "./shelf.tsx";

/** Draws a shelf before and after tidying, with the share of shelf. */
export const Facings = picture(
  "story",
  "Rak dengan kotak pada tiap facing, dan share of shelf: kecap Anda 35 persen dari kesepakatan 40 persen. | A shelf with a box on each facing, and the share of shelf: your soy sauce has 35 percent of the agreed 40.",
  (t) => (
    <Window
      product="big-vision"
      title={t("Share of shelf")}
      meta={t("Toko 118, sesudah ditata | Shop 118, after tidying")}
    >
      <div className="grid items-center gap-4 p-4 @xl:grid-cols-[3fr_2fr]">
        <div className="relative overflow-clip rounded-md">
          <Shelf />
          <ShelfBoxes />
        </div>
        <div>
          <Bars
            rows={[
              { label: t("Kecap | Sauce"), share: 35, value: "35%", signal: true },
              { label: t("Susu | Milk"), share: 25, value: "25%" },
              { label: t("Teh | Tea"), share: 40, value: "40%" },
            ]}
          />
          <p className="mt-3 border-t border-line pt-3">
            <Chip tone="warn">{t("kesepakatan 40% | agreed: 40%")}</Chip>
          </p>
        </div>
      </div>
    </Window>
  ),
);

/** Draws a line across a door and a zone on the floor. */
export const Zones = picture(
  "story",
  "Pintu muat dengan garis hitung dan wilayah jalur evakuasi; 14 truk masuk hari ini, palet menghalangi jalur selama 6 menit. | A loading bay with a counting line and an escape-route zone; 14 trucks came in today, a pallet has blocked the route for 6 minutes.",
  (t) => (
    <>
      <Window
        product="big-vision"
        title={t("Pintu muat 3 | Loading bay 3")}
        meta={t("14 truk hari ini | 14 trucks today")}
      >
        <div className="relative overflow-clip">
          <LoadingBay viewBox="0 56 600 262" />
          <svg viewBox="0 56 600 262" className="absolute inset-0 h-full w-full" aria-hidden="true">
            <path d="M130 288h340" className="stroke-accent" strokeWidth="5" strokeDasharray="14 8" />
            <path d="M470 112h128v196H440z" className="fill-accent stroke-accent" fillOpacity="0.28" strokeWidth="3" />
          </svg>
          <Tag className="start-[23%] top-[82%]">{t("garis A: 14 masuk | line A: 14 in")}</Tag>
          <Tag signal className="end-[2%] top-[12%]">
            {t("jalur terhalang 6 mnt | route blocked 6 min")}
          </Tag>
        </div>
      </Window>
      <Toast className="ms-4 mt-3 hidden w-fit lg:flex">
        {t("Petugas jaga dipanggil, 07.20 | Duty officer called, 07:20")}
      </Toast>
    </>
  ),
);

/** Draws protective equipment by area, without names. */
export const Equipment = picture(
  "story",
  "Tiga pekerja dengan wajah dikaburkan, satu tanpa helm; di sebelahnya kejadian per area minggu ini, tanpa nama. | Three workers with blurred faces, one without a helmet; beside them this week’s events by area, without names.",
  (t) => {
    const worker = (helmet: boolean) => (
      <svg viewBox="0 0 90 120" className="w-full" aria-hidden="true">
        <path d="M8 120V78c0-22 14-30 37-30s37 8 37 30v42z" fill="#e07b2a" />
        <path d="M28 52v68M62 52v68M8 92h74" stroke="#fff3c4" strokeWidth="6" fill="none" />
        <circle cx="45" cy="30" r="17" fill="#b97a56" />
        {helmet ? (
          <path d="M24 26a21 21 0 0 1 42 0h6v5H18v-5z" fill="#f2c14b" />
        ) : (
          <path d="M28 28c-2-14 6-19 17-19s19 5 17 19c-4-8-8-9-17-9s-13 1-17 9z" fill="#20242e" />
        )}
        <path d="M30 24h30v16H30z" fill="#9aa8b8" />
        <path
          d={helmet ? "M14 4h62v46H14z" : "M16 4h58v46H16z"}
          fill="none"
          strokeWidth="3"
          className={helmet ? "stroke-hue" : "stroke-accent"}
        />
      </svg>
    );
    return (
      <div className="grid items-stretch gap-3 @2xl:grid-cols-[3fr_2fr]">
        <Card className="relative grid grid-cols-3 items-end gap-4 bg-[#b9c3cf] pb-0">
          {worker(true)}
          {worker(false)}
          {worker(true)}
          <Tag signal className="start-[38%] top-2">
            {t("tanpa helm 6 dtk | no helmet 6 s")}
          </Tag>
        </Card>
        <Card>
          <b>{t("Kejadian minggu ini | Events this week")}</b>
          <Table
            className="mt-1"
            end={[1]}
            signal={0}
            rows={[
              [t("Pintu muat | Loading bay"), "9"],
              [t("Lini 2 | Line 2"), "3"],
              [t("Gudang | Warehouse"), "1"],
              [t("Nama dicatat | Names recorded"), "0"],
            ]}
          />
        </Card>
      </div>
    );
  },
);
