import type { Bilingual } from "#text/locales.ts";
import { Bars } from "../../kit/bars.tsx";
import { Code } from "../../kit/document.tsx";
import { Window } from "../../kit/window.tsx";
import type { Crop } from "../crop.ts";

const words: Bilingual<{ question: string; meta: string; where: string; from: string }> = {
  id: {
    question: "Di kota mana keluhan tutup botol naik?",
    meta: "0,9 detik",
    where: " kota, count(*)",
    from: " keluhan",
  },
  en: {
    question: "In which city are cap complaints rising?",
    meta: "0.9 s",
    where: " city, count(*)",
    from: " complaints",
  },
};

export const crop: Crop = {
  label: {
    id: "Pertanyaan tentang keluhan tutup botol, SQL-nya, dan jawabannya: Makassar 41, Gowa 9, Maros 6, Parepare 2.",
    en: "A question about cap complaints, its SQL and the answer: Makassar 41, Gowa 9, Maros 6, Parepare 2.",
  },
  Content({ locale }) {
    const { question, meta, where, from } = words[locale];
    return (
      <Window title={question} product="big-query" meta={meta}>
        <div className="grid gap-3 p-3.5 @min-[28rem]:grid-cols-2">
          <Code
            lines={[
              [
                ["key", "SELECT"],
                ["plain", where],
              ],
              [
                ["key", "FROM"],
                ["plain", from],
              ],
              [
                ["key", "GROUP BY"],
                ["plain", " 1"],
              ],
            ]}
          />
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
    );
  },
};
