import { Bars } from "../../../kit/bars.tsx";
import { Card } from "../../../kit/card.tsx";
import { Chip } from "../../../kit/chip.tsx";
import { picture } from "../../../kit/picture.tsx";
import { Steps } from "../../../kit/steps.tsx";

export const OwnClasses = picture(
  "tile",
  "Contoh per kelas: tandan matang 412 foto, mentah 388, busuk 96 dan masih kurang. | Examples by class: ripe bunches 412 photos, unripe 388, rotten 96 and still short.",
  (t) => (
    <Card>
      <Bars
        rows={[
          { label: t("Matang | Ripe"), share: 100, value: "412" },
          { label: t("Mentah | Unripe"), share: 94, value: "388" },
          { label: t("Busuk | Rotten"), share: 23, value: "96", signal: true },
        ]}
      />
      <p className="mt-3 border-t border-line pt-3">
        <Chip tone="warn">{t("kelas “busuk” masih kurang | class “rotten” is short")}</Chip>
      </p>
    </Card>
  ),
);

export const Blurred = picture(
  "tile",
  "Tiga pengunjung di pintu toko dengan wajah dikaburkan, dan hitungannya: 214 pengunjung sejak pukul 10. | Three visitors at a shop’s door with blurred faces, and the count: 214 visitors since 10:00.",
  (t) => (
    <Card className="grid grid-cols-[3fr_2fr] items-center gap-3">
      <svg viewBox="0 0 150 90" className="w-full rounded-md bg-[#cdd6df]" aria-hidden="true">
        <path
          d="M14 90V66c0-12 8-18 20-18s20 6 20 18v24zM58 90V58c0-14 8-20 22-20s22 6 22 20v32zM104 90V68c0-11 7-16 18-16s18 5 18 16v22z"
          fill="#54708f"
        />
        <path d="M22 22h24v24H22zM66 10h28v27H66zM111 28h22v22h-22z" fill="#e8c7ac" />
        <path
          d="M22 22h8v8h-8zM38 30h8v8h-8zM30 38h8v8h-8zM66 10h9v9h-9zM84 19h10v9H84zM75 28h9v9h-9zM111 28h8v7h-8zM126 35h7v8h-7zM119 43h7v7h-7z"
          fill="#b98f6e"
        />
      </svg>
      <div>
        <p className="num font-display text-3xl/none font-bold">214</p>
        <p className="text-muted">{t("pengunjung sejak 10.00 | visitors since 10:00")}</p>
      </div>
    </Card>
  ),
);

export const OnlyEvents = picture(
  "tile",
  "Di lokasi dibaca 18 jam rekaman; yang keluar sebelas kejadian, 2,3 MB. | On site 18 hours of footage are read; eleven events leave, 2.3 MB.",
  (t) => (
    <Card>
      <Steps
        done={2}
        items={[
          t("18 jam rekaman, tinggal di lokasi | 18 hours of footage, stay on site"),
          t("Dibaca perangkat kecil | Read by a small device"),
          t("11 kejadian dikirim, 2,3 MB | 11 events sent, 2.3 MB"),
        ]}
      />
    </Card>
  ),
);
