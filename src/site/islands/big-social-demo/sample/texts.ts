import type { Issue, Sentiment } from "./structure.ts";

/** What the system notes beside a text: the language it recognized, or that its label is wrong. */
export type Note = "jv" | "su" | "mixed" | "sarcasm" | "wrong";

/** A wording in Indonesian as people write it, its English version, and a note. */
export type Wording = readonly [id: string, en: string, note?: Note];

/**
 * `{b}` the chain, `{c}` the city, `{m}` the drink. Some texts carry a label that is wrong, as some always do: sarcasm
 * that sounds like praise, a question that is a complaint.
 */
export const texts: Record<Issue, Record<Sentiment, readonly Wording[]>> = {
  taste: {
    positive: [
      ["{m} {b} {c} emang gak pernah gagal sih, manisnya pas bgt", "{m} at {b} {c} never misses, sweetness is spot on"],
      ["Wes nyoba kabeh, {m} {b} tetep sing paling mantep", "Tried them all, {m} at {b} is still the best", "jv"],
      ["Ngeunah pisan euy {m} di {b} {c}, moal pindah ka nu sejen", "So good, the {m} at {b} {c}, not switching", "su"],
      ["{b} ganti beans ya? {m}-nya jadi wangi parah", "Did {b} change beans? The {m} smells insanely good"],
      ["Enak bangeeet es batunya. Kopinya mana ya?", "Sooo tasty, the ice. Where's the coffee though?", "wrong"],
    ],
    neutral: [
      ["ada yg udah coba {m} di {b} {c}? worth it gak?", "anyone tried the {m} at {b} {c}? worth it?", "mixed"],
      [
        "{m} {b} kok lbh manis drpd yg di {c} ya, beda barista kali",
        "{m} at {b} is sweeter than in {c}, other barista I guess",
      ],
    ],
    negative: [
      ["{m} {b} {c} hari ini hambar bgt, isinya es doang", "{m} at {b} {c} so bland today, it's all ice"],
      [
        "dulu enak, skrg rasanya beda-beda tiap beli. capek deh {b}",
        "used to be good, tastes different every time now, {b}",
      ],
      [
        "Wah hebat {b}, bayar kopi dapetnya air es. Makasih lho",
        "Wow well done {b}, paid for coffee, got ice water. Thanks",
        "sarcasm",
      ],
    ],
  },
  price: {
    positive: [
      ["segitu gede cuma segitu harganya, {b} mah masih masuk akal", "that size for that price, {b} is still fair"],
      [
        "{b} {c} paling ramah di kantong buat nugas seharian wkwk",
        "{b} {c} is kindest to my wallet for a full day of studying lol",
      ],
    ],
    neutral: [
      ["harga {m} di {b} {c} skrg brp ya gaes", "how much is a {m} at {b} {c} now guys"],
      ["Pira saiki regane {m} nang {b}?", "How much is a {m} at {b} these days?", "jv"],
      ["naik lagi??? serius nih {b}", "up again??? seriously {b}", "wrong"],
    ],
    negative: [
      [
        "{m} {b} naik lagi, di {c} dapet dua gelas di tempat lain",
        "{m} at {b} went up again, two cups elsewhere in {c}",
      ],
      ["harga naik ukuran nyusut, paket komplit {b} 👏", "price up, size down, the full package {b} 👏", "sarcasm"],
      ["Larang temen {b} saiki, dompetku nangis", "{b} got so pricey, my wallet is crying", "jv"],
    ],
  },
  queue: {
    positive: [
      ["antre {b} {c} panjang tp jalannya cepet, 10 menit kelar", "long line at {b} {c} but quick, done in 10 minutes"],
      [
        "skrg {b} {c} ada jalur pickup, gak perlu antre lagi yeay",
        "{b} {c} has a pickup lane now, no more queueing yay",
        "mixed",
      ],
    ],
    neutral: [
      ["{b} {c} rame bgt jam makan siang, siapin waktu", "{b} {c} is packed at lunch, allow some time"],
      ["jam brp ya {b} {c} biasanya sepi?", "when is {b} {c} usually quiet?"],
    ],
    negative: [
      ["40 menit nunggu satu {m} di {b} {c}. kasirnya satu doang", "40 minutes for one {m} at {b} {c}. one till open"],
      [
        "Antri suwe banget nang {b} {c}, nomere diceluk ora urut",
        "Endless queue at {b} {c}, numbers called out of order",
        "jv",
      ],
      ["Keren {b}, bisa sambil khatam novel di antrean", "Great {b}, I finished a novel in the queue", "sarcasm"],
    ],
  },
  app: {
    positive: [
      ["app {b} yg baru sat set bgt, pesen {m} dua klik beres", "new {b} app is so snappy, {m} in two taps"],
      ["poin di app {b} lgsg masuk, rapi sih", "points in the {b} app land right away, neat"],
    ],
    neutral: [
      ["app {b} minta update mulu, ada fitur apa emang", "{b} app wants another update, what's new in it"],
      ["app {b} bisa dipake pesen di {c} gak?", "can you order with the {b} app in {c}?"],
    ],
    negative: [
      [
        "app {b} gak bisa dibuka dr pagi, saldo gue gimana woy",
        "{b} app won't open since morning, what about my balance",
      ],
      [
        "udah bayar {m} lewat app {b}, pesenan gak muncul di gerai {c}",
        "paid for a {m} in the {b} app, the {c} shop never saw it",
      ],
      [
        "3x gagal bayar di app {b} tp saldo kepotong. tolong dong min",
        "3 failed payments in the {b} app and the money's gone. help pls",
      ],
      [
        "Aplikasi {b} error wae ti isuk, saldo abdi kumaha ieu",
        "{b} app keeps failing since morning, what about my balance",
        "su",
      ],
      ["Mantap {b}, saldo hilang kopi gak dateng 🔥", "Awesome {b}, balance gone and no coffee 🔥", "sarcasm"],
      ["Yo wis lah {b}, dhuwitku melu antri neng aplikasimu", "Fine then {b}, my money is queueing in your app", "jv"],
    ],
  },
  delivery: {
    positive: [
      ["pesen {m} {b} {c}, 20 menit nyampe, es masih utuh", "ordered a {m} from {b} {c}, 20 minutes, ice intact"],
      ["kurir {b} ramah, lengkap, gak tumpah. makasih mas", "friendly {b} courier, all there, nothing spilled. thanks"],
    ],
    neutral: [
      ["{b} {c} nganter sampe jam brp?", "until when does {b} {c} deliver?"],
      ["ongkir {b} di {c} beda2 tiap app", "{b} delivery fees in {c} differ by app"],
    ],
    negative: [
      ["{m} {b} nyampe udah cair, sejam dr gerai {c}", "{m} from {b} arrived melted, an hour from the {c} shop"],
      ["Mantap, paketnya nyasar lagi. Makasih {b}", "Brilliant, the order went missing again. Thanks {b}", "sarcasm"],
      [
        "kurang satu gelas, lapor gak dibales2. niat gak sih {b}",
        "one cup missing, no reply to my report. do you care {b}",
      ],
    ],
  },
  packaging: {
    positive: [
      ["{b} {c} ngasih diskon kalo bawa tumbler, lanjutkan!", "{b} {c} gives a discount for your own cup, keep going!"],
      ["tutup gelas {b} yg baru rapet, aman di tas", "new {b} lid is tight, safe in my bag"],
    ],
    neutral: [
      ["{b} di {c} udah ganti sedotan kertas", "{b} in {c} switched to paper straws"],
      ["gelas {b} bisa didaur ulang gak ya", "can {b} cups be recycled"],
    ],
    negative: [
      ["sedotan kertas {b} lembek duluan sblm {m} abis", "{b} paper straw went soft before the {m} was gone"],
      ["Bungkus {b} rangkep tilu, kopina sakedik", "{b} wraps it three times over, and so little coffee", "su"],
    ],
  },
  promo: {
    positive: [
      ["{b} bagi2 {m} gratis di {c} hari ini, gaskeun!", "{b} gives away {m} in {c} today, go go go!"],
      [
        "beli 1 dapet 2 {b} beneran jalan di {c}, tengkyu min",
        "buy 1 get 2 at {b} really works in {c}, thanks",
        "mixed",
      ],
      ["Lumayan rek, kode promo {b} isih iso nganti bengi iki", "Nice, the {b} promo code works until tonight", "jv"],
    ],
    neutral: [
      ["promo {b} minggu ini apa aja gaes", "what promos does {b} have this week"],
      ["syarat promo {b}: app only, cuma di {c}", "{b} promo terms: app only, {c} only"],
    ],
    negative: [
      ["promo {b} jam 8 udah abis, katanya seharian", "{b} promo gone by 8, they said all day"],
      ["kode promo {b} ditolak di {c}, gak jelas knp", "{b} code refused in {c}, no idea why"],
    ],
  },
  staff: {
    positive: [
      [
        "barista {b} {c} hafal pesenan gue, gitu doang bikin balik lagi",
        "the {b} {c} barista knows my order, that brings me back",
      ],
      [
        "Dompet katinggaleun di {b} {c}, disimpenkeun. Hatur nuhun pisan",
        "Left my wallet at {b} {c}, they kept it. Thank you so much",
        "su",
      ],
    ],
    neutral: [
      ["{b} {c} lagi buka loker barista", "{b} {c} is hiring baristas"],
      ["barista {b} {c} baru semua ya bulan ini?", "all new baristas at {b} {c} this month?"],
    ],
    negative: [
      ["kasir {b} {c} salah dua kali, minta maaf jg nggak", "till at {b} {c} got it wrong twice, not even a sorry"],
      ["Ramah sekali kasirnya, sampai tidak menoleh", "Such a warm cashier, didn't even look up", "sarcasm"],
    ],
  },
  place: {
    positive: [
      ["{b} baru di {c} nyaman bgt, colokan tiap meja", "new {b} in {c} is so comfy, a socket at every table"],
      [
        "nugas seharian di {b} {c}: sepi, wifi kenceng, {m} enak",
        "studied all day at {b} {c}: quiet, fast wifi, good {m}",
      ],
    ],
    neutral: [
      ["{b} mau buka gerai baru di {c} bulan depan", "{b} opens a new shop in {c} next month"],
      ["parkiran {b} {c} muat brp mobil?", "how many cars fit at {b} {c}?"],
    ],
    negative: [
      ["meja {b} {c} lengket, AC mati. pulang aja deh", "sticky tables at {b} {c}, AC off. going home"],
      ["musala {b} {c} sempit & pengap", "prayer room at {b} {c} is cramped and stuffy"],
    ],
  },
  menu: {
    positive: [
      ["menu baru {b} gula aren kelapa seger poll", "new {b} palm sugar coconut is so fresh"],
      ["wajib coba {m} baru {b}, apalagi {c} lg panas2nya", "must try the new {m} from {b}, esp. in this {c} heat"],
      ["akhirnya {b} {c} punya oat milk 😭", "finally {b} {c} has oat milk 😭"],
    ],
    neutral: [
      ["{b} {c} ngeluarin menu musiman", "{b} {c} has a seasonal menu out"],
      ["menu baru {b} ada yg less sugar gak", "any less sugar on the new {b} menu"],
    ],
    negative: [
      ["menu baru {b} kemanisan, enakan {m} yg lama", "new {b} menu too sweet, old {m} was better"],
      [
        "menu baru {b} di {c} sold out mulu, niat jualan gak",
        "new {b} menu always sold out in {c}, do you even sell it",
      ],
    ],
  },
};
