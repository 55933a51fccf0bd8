import type { Bilingual, Locale } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { Window } from "../../pictures/kit/frames.tsx";
import { Bars, Chip } from "../../pictures/kit/parts.tsx";
import { Inline } from "../../sections/inline.tsx";

const words: Bilingual<{
  post: string;
  tags: [string, string];
  at: [string, string];
  time: string;
  question: string;
  task: string;
  owner: string;
}> = {
  id: {
    post: "“Baru mau minum Markisa Kareba, tutupnya sudah longgar. Lengketmi semua isi tasku.”",
    tags: ["Negatif", "Tutup botol"],
    at: ["Makassar, 08.12", "09.20"],
    time: "0,9 detik",
    question: "Di kota mana keluhan tutup botol naik?",
    task: "Tahan bets K-1104 di gudang Makassar",
    owner: "Disetujui Andi Rahma, kepala mutu",
  },
  en: {
    post: "“Was about to drink my Markisa Kareba and the cap was already loose. Everything in my bag is sticky.”",
    tags: ["Negative", "Bottle cap"],
    at: ["Makassar, 08:12", "09:20"],
    time: "0.9 s",
    question: "In which city are cap complaints rising?",
    task: "Hold batch K-1104 at the Makassar depot",
    owner: "Approved by Andi Rahma, head of quality",
  },
};

/** What one sees in the picture of the home page's hero. */
export const heroLabel: Bilingual<string> = {
  id: "Peta Indonesia dengan kelopak di kota-kota tempat orang menulis tentang satu merek, dan satu kelopak kuning di Makassar. Garis titik-titik menghubungkannya ke kiriman yang mengeluh di BigSocial, jawaban BigQuery, dan persetujuan di BigAction.",
  en: "A map of Indonesia with petals in the cities where people write about one brand, and one yellow petal on Makassar. A dotted line joins it to a complaint in BigSocial, an answer in BigQuery and an approval in BigAction.",
};

/** Renders the story in three windows: the complaint, the finding in the data, the action. */
export function HeroWindows({ locale }: { locale: Locale }) {
  const { post, tags, at, time, question, task, owner } = words[locale];
  return (
    <>
      <div data-job="collect">
        <Window title="BigSocial" product="big-social" meta={at[0]}>
          <div className="p-3.5">
            <p>
              <span className="told-quote">
                <Inline text={post} />
              </span>
            </p>
            <p className="told-tags mt-2 flex flex-wrap gap-1.5">
              <Chip tone="bad">{tags[0]}</Chip>
              <Chip>{tags[1]}</Chip>
            </p>
          </div>
        </Window>
      </div>
      <div data-job="ask">
        <Window title="BigQuery" product="big-query" meta={time}>
          <div className="p-3.5">
            <p className="mb-2.5 font-semibold">{question}</p>
            <Bars
              rows={[
                { label: "Makassar", share: 100, value: 41, signal: true },
                { label: "Gowa", share: 22, value: 9 },
                { label: "Maros", share: 15, value: 6 },
                { label: "Parepare", share: 6, value: 2 },
              ]}
            />
          </div>
        </Window>
      </div>
      <div data-job="act">
        <Window title="BigAction" product="big-action" meta={at[1]}>
          <div className="p-3.5">
            <p className="font-semibold">{task}</p>
            <p className="told-approval flex items-center gap-1.5 text-muted">
              <Icon name="check" className="size-4 text-good" />
              {owner}
            </p>
          </div>
        </Window>
      </div>
    </>
  );
}
