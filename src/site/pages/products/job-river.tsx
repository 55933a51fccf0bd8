import { jobIds, type ProductJob, productJobs } from "#catalogue/products.ts";
import type { Bilingual } from "#text/locales.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { JobMark } from "../../illustrations/job-mark.tsx";
import { kawungDot } from "../../illustrations/kawung.tsx";
import { Picture } from "../../pictures/kit/picture.tsx";
import { Inline } from "../../sections/inline.tsx";
import { useHref, usePage } from "../../use-page.ts";

/** How many petal figures each job has, one for 20 posts, and how far they reach; the single ones are drawn large. */
const stages = [
  { count: 210, reach: 6, spread: 98 },
  { count: 58, reach: 7.6, spread: 78 },
  { count: 15, reach: 10, spread: 54 },
  { count: 3, reach: 15, spread: 34 },
  { count: 0, reach: 0, spread: 0 },
  { count: 1, reach: 26, spread: 0 },
];

/** Returns a number from 0 to 1 that is the same at every call. */
function scattered(index: number, salt: number): number {
  const value = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

interface RiverStage {
  /** A line whose every point is one figure; drawn by its markers. */
  points: string;
  /** From the middle of a figure to its tips. */
  reach: number;
}

/**
 * The river by job, in a picture of 1200 by 220: scattered at its left, in rows once the data is kept, narrower with each
 * job.
 */
const river: readonly RiverStage[] = stages.map(({ count, reach, spread }, stage) => {
  const perColumn = Math.max(1, Math.round(Math.sqrt((count * spread) / 96)));
  const columns = Math.ceil(count / perColumn);
  const points = Array.from({ length: count }, (_, index) => {
    if (count === 1) return "1100 110";
    const row = perColumn === 1 ? 0 : (index % perColumn) / (perColumn - 1) - 0.5;
    const x = stage === 0 ? scattered(index, 1) : (Math.floor(index / perColumn) + 0.5) / columns;
    const y = stage === 0 ? scattered(index, 2) - 0.5 : row;
    const narrowing = stage === 0 ? 1.05 - 0.3 * x : 1;
    return `${Math.round(stage * 200 + 8 + x * 184)} ${Math.round(110 + y * 2 * spread * narrowing)}`;
  });
  return { points: points.join(" "), reach };
});

const words: Bilingual<{ label: string; counts: string[]; scale: string }> = {
  id: {
    label:
      "Sungai kelopak dari kiri ke kanan: 4.200 kiriman terkumpul, 1.160 tersimpan, 290 menjawab pertanyaan, 58 keluhan terpahami, satu bets ditahan, lalu satu set data dibagikan kepada pemasok.",
    counts: ["4.200 kiriman", "1.160 baris", "290 jawaban", "58 keluhan", "1 bets ditahan", "1 set data"],
    scale: "Kelopak kecil: 20 kiriman. Kelopak kuning: satu tindakan.",
  },
  en: {
    label:
      "A river of petals from left to right: 4,200 posts collected, 1,160 kept, 290 answer a question, 58 complaints understood, one batch put on hold, and one data set shared with the supplier.",
    counts: ["4,200 posts", "1,160 rows", "290 answers", "58 complaints", "1 batch on hold", "1 data set"],
    scale: "A small petal: 20 posts. The yellow petal: one action.",
  },
};

/** Renders the six jobs as one river of data that narrows to an action, and below it the products of each. */
export function JobRiver() {
  const { address, all } = usePage();
  const href = useHref();
  const { label, counts, scale } = words[address.locale];
  return (
    <div>
      <Picture label={label} locale={address.locale} size="stage" sample={false} className="river">
        <svg viewBox="0 0 1200 220" aria-hidden="true">
          {river.map((stage, index) => (
            <Stage key={jobIds[index]} {...stage} job={jobIds[index]!} />
          ))}
          <path d="M880 110H1140" className="thread" />
          <path
            d="M900 110q30 0 30 30q-30 0-30-30M900 110q-30 0-30 30q30 0 30-30M900 110q30 0 30-30q-30 0-30 30M900 110q-30 0-30-30q30 0 30 30"
            className="fill-accent"
          />
        </svg>
        <p className="text-xs text-muted">
          <Inline text={scale} />
        </p>
      </Picture>
      <ul className="river-jobs">
        {jobIds.map((job, index) => (
          <li key={job} data-job={job}>
            <p className="flex items-center gap-2 font-semibold text-hue">
              <JobMark id={job} className="size-5" />
              {all.jobs[job].name}
            </p>
            <p className="num text-sm text-muted">{counts[index]}</p>
            {productJobs[job].map((product) => (
              <a key={product} href={href(`/products/${product}`)} className="river-link">
                <ProductMark id={product} className="size-5 text-hue" />
                {all.products[product].name}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Draws the figures of a job: the petals are in the page once, and a marker sets them at every point. */
function Stage({ points, reach, job }: RiverStage & { job: ProductJob }) {
  if (!points) return null;
  const marker = `url(#river-${job})`;
  return (
    <g data-job={job}>
      <marker
        id={`river-${job}`}
        markerUnits="userSpaceOnUse"
        markerWidth="60"
        markerHeight="60"
        viewBox="-30 -30 60 60"
      >
        <path d={kawungDot(0, 0, reach)} className="fill-hue" />
      </marker>
      <polyline points={points} fill="none" markerStart={marker} markerMid={marker} markerEnd={marker} />
    </g>
  );
}
