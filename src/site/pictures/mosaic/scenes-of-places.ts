import type { Bilingual } from "#text/locales.ts";
import type { IndustryScene } from "./scene.ts";

/** Industries that work on sites, lines and shelves. */
export const scenesOfPlaces = {
  "energy-and-utilities": {
    id: {
      product: "big-view",
      label: "Susut per gardu: Panakkukang paling besar, 14,2 persen.",
      title: "Susut per gardu",
      meta: "Oktober",
      scene: {
        kind: "bars",
        rows: [
          ["Panakkukang", 100, "14,2%"],
          ["Rappocini", 56, "8,0%"],
          ["Tamalate", 43, "6,1%"],
          ["Biringkanaya", 31, "4,4%"],
        ],
      },
    },
    en: {
      product: "big-view",
      label: "Losses by substation: Panakkukang is the largest at 14.2 percent.",
      title: "Losses by substation",
      meta: "October",
      scene: {
        kind: "bars",
        rows: [
          ["Panakkukang", 100, "14.2%"],
          ["Rappocini", 56, "8.0%"],
          ["Tamalate", 43, "6.1%"],
          ["Biringkanaya", 31, "4.4%"],
        ],
      },
    },
  },
  healthcare: {
    id: {
      product: "big-view",
      label: "Papan tempat tidur empat bangsal; satu tempat tidur baru saja kosong di Anggrek.",
      title: "Tempat tidur, sekarang",
      meta: "14.05",
      scene: {
        kind: "beds",
        wards: [
          ["Anggrek", "xxxxx!xxox"],
          ["Melati", "xxoxxxxxxo"],
          ["ICU", "xxxxxxxxox"],
          ["Isolasi", "xxxooxxooo"],
        ],
        legend: "Kuning: baru kosong, siap untuk IGD",
      },
    },
    en: {
      product: "big-view",
      label: "The bed board of four wards; one bed in Anggrek has just become free.",
      title: "Beds, right now",
      meta: "14:05",
      scene: {
        kind: "beds",
        wards: [
          ["Anggrek", "xxxxx!xxox"],
          ["Melati", "xxoxxxxxxo"],
          ["ICU", "xxxxxxxxox"],
          ["Isolation", "xxxooxxooo"],
        ],
        legend: "Yellow: just freed, ready for emergency",
      },
    },
  },
  manufacturing: {
    id: {
      product: "big-vision",
      label: "Retak rambut per jam di lini 2; lonjakan pukul 14 menahan palet.",
      title: "Retak rambut, lini 2",
      meta: "Giliran siang",
      scene: { kind: "columns", values: [2, 1, 2, 2, 3, 2, 9, 4], labels: ["08.00", "11.00", "14.00"], signal: 6 },
    },
    en: {
      product: "big-vision",
      label: "Hairline cracks by hour on line 2; the spike at two o’clock holds the pallet.",
      title: "Hairline cracks, line 2",
      meta: "Day shift",
      scene: { kind: "columns", values: [2, 1, 2, 2, 3, 2, 9, 4], labels: ["08:00", "11:00", "14:00"], signal: 6 },
    },
  },
  media: {
    id: {
      product: "big-social",
      label: "Topik banjir rob mulai naik dua hari sebelum menjadi berita utama.",
      title: "Banjir rob, sebutan",
      meta: "7 hari",
      scene: {
        kind: "lines",
        series: [
          [4, 5, 6, 14, 26, 41, 58],
          [8, 9, 9, 10, 12, 18, 49],
        ],
        labels: ["Sen", "Rab", "Jum", "Min"],
        signal: 3,
      },
    },
    en: {
      product: "big-social",
      label: "The topic of tidal floods begins to rise two days before it becomes the headline.",
      title: "Tidal floods, mentions",
      meta: "7 days",
      scene: {
        kind: "lines",
        series: [
          [4, 5, 6, 14, 26, 41, 58],
          [8, 9, 9, 10, 12, 18, 49],
        ],
        labels: ["Mon", "Wed", "Fri", "Sun"],
        signal: 3,
      },
    },
  },
  retail: {
    id: {
      product: "big-vision",
      label: "Foto rak dibandingkan dengan stok: kecap 600 ml kosong di rak, ada di gudang.",
      title: "Rak, gerai Bekasi 4",
      meta: "10.20",
      scene: {
        kind: "table",
        head: ["Barang", "Rak", "Gudang"],
        rows: [
          ["Kecap 600 ml", "Kosong", "24"],
          ["Mi goreng", "Penuh", "60"],
          ["Teh celup", "Penuh", "18"],
        ],
        signal: 0,
        end: [2],
      },
    },
    en: {
      product: "big-vision",
      label: "A shelf photo compared with stock: soy sauce is out on the shelf and in the storeroom.",
      title: "Shelf, Bekasi store 4",
      meta: "10:20",
      scene: {
        kind: "table",
        head: ["Item", "Shelf", "Storeroom"],
        rows: [
          ["Soy sauce 600 ml", "Empty", "24"],
          ["Fried noodles", "Full", "60"],
          ["Tea bags", "Full", "18"],
        ],
        signal: 0,
        end: [2],
      },
    },
  },
  telecommunication: {
    id: {
      product: "big-social",
      label: "Keluhan sinyal per kecamatan; Tallo jauh di atas yang lain.",
      title: "Keluhan sinyal, 1 jam",
      meta: "19.30",
      scene: {
        kind: "bars",
        rows: [
          ["Tallo", 100, "128"],
          ["Wajo", 24, "31"],
          ["Mariso", 17, "22"],
          ["Bontoala", 9, "12"],
        ],
      },
    },
    en: {
      product: "big-social",
      label: "Signal complaints by district; Tallo is far above the others.",
      title: "Signal complaints, 1 hour",
      meta: "19:30",
      scene: {
        kind: "bars",
        rows: [
          ["Tallo", 100, "128"],
          ["Wajo", 24, "31"],
          ["Mariso", 17, "22"],
          ["Bontoala", 9, "12"],
        ],
      },
    },
  },
} satisfies Record<string, Bilingual<IndustryScene>>;
