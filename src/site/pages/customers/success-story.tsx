import type { SuccessStoryWords } from "#content/kinds/success-story.ts";
import { Photo } from "../../pictures/photo.tsx";
import { Blocks } from "../../sections/blocks.tsx";
import { ProductLinks } from "../../sections/product-links.tsx";
import { ChangeFigures, PullQuote } from "../../sections/stories/story-parts.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

type Chart = SuccessStoryWords["chart"];

/** The measures of a drawing: its size, the left edge and width of the line, its highest and lowest point. */
const shapes = {
  narrow: { width: 480, height: 384, left: 40, span: 400, top: 110, base: 300, type: 13, stem: 40 },
  wide: { width: 1200, height: 470, left: 60, span: 1080, top: 120, base: 370, type: 16, stem: 56 },
};

/** Renders a line week by week with a few marked moments, drawn for the width it has. */
function WeekChart({ chart }: { chart: Chart }) {
  return (
    <div className="@container" data-picture="stage">
      <Plot chart={chart} shape="narrow" className="max-sm:text-[18px] max-[22.5rem]:text-[22px] @4xl:hidden" />
      <Plot chart={chart} shape="wide" className="hidden @4xl:block" />
    </div>
  );
}

/** Draws the line. The text beside it has the summary. */
function Plot({ chart, shape, className }: { chart: Chart; shape: keyof typeof shapes; className: string }) {
  const { title, summary, week, unit, weeks, marks } = chart;
  const { width, height, left, span, top, base, type, stem } = shapes[shape];
  const most = Math.max(...weeks);
  const x = (index: number) => Math.round(left + (index * span) / (weeks.length - 1));
  const y = (value: number) => Math.round(base - (value / most) * (base - top));
  const line = weeks.map((value, index) => `${x(index)} ${y(value)}`).join("L");
  const grid = [0, 1, 2, 3].map((step) => `M24 ${Math.round(base - (step * (base - top)) / 3)}H${width - 24}`).join("");
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={summary}
      className={`h-auto w-full ${className}`}
      fontSize={type}
    >
      <text x={24} y={36} fontSize={shape === "wide" ? type + 3 : undefined} fontWeight={600} className="fill-ink">
        {title}
      </text>
      <path d={grid} strokeDasharray="2 4" opacity={0.5} className="stroke-faint" />
      <path d={`M${line}V${base}H${left}z`} className="fill-primary-soft" />
      <path
        d={`M${line}`}
        fill="none"
        strokeWidth={shape === "wide" ? 4 : 2.5}
        strokeLinejoin="round"
        className="stroke-primary"
      />
      {marks.map((mark, order) => {
        // Above and below in alternation, so that the labels of two near moments do not overlap.
        const side = order % 2 ? -1 : 1;
        const [at, height] = [x(mark.week - 1), y(weeks[mark.week - 1] ?? 0)];
        return (
          <g key={mark.week}>
            <path d={`M${at} ${height + side * 8}v${side > 0 ? stem : -22}`} className="stroke-edge" />
            <circle cx={at} cy={height} r={6} strokeWidth={2} className="fill-accent stroke-surface" />
            <text x={at} y={height + (side > 0 ? stem + 26 : -38)} className="fill-ink">
              {mark.text}
            </text>
          </g>
        );
      })}
      <g fontWeight={600} textAnchor="middle" className="fill-ink" fontSize={shape === "wide" ? type + 12 : undefined}>
        <text x={left} y={y(weeks[0]!) - 16}>
          {weeks[0]}
          {unit}
        </text>
        <text x={left + span} y={y(weeks.at(-1)!) - 16}>
          {weeks.at(-1)}
          {unit}
        </text>
      </g>
      <g textAnchor="middle" className="fill-muted">
        {weeks.map((_, index) => (
          <text key={index} x={x(index)} y={base + 26}>
            {index + 1}
          </text>
        ))}
      </g>
      <text x={left} y={base + 54} className="fill-muted">
        {week}
      </text>
    </svg>
  );
}

export { loader } from "../../page.server.ts";

/** Renders one long story: a chart week by week, the facts at the side, and what did not work. */
export default function SuccessStory() {
  const { words, all } = usePage<"success-story">();
  const { Hero, NextStep } = useSections();
  const { labels } = words;
  const href = useHref();
  return (
    <>
      <Hero
        {...words.hero}
        layout="stage"
        name={words.name}
        note={words.sample ? words.note : undefined}
        picture={<WeekChart chart={words.chart} />}
      />
      <div className="wrap py-14">
        <ChangeFigures items={words.figures} before={labels.before} after={labels.after} />
      </div>
      <div className="wrap">
        <article className="grid gap-x-16 gap-y-12 border-t border-line py-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <aside aria-label={labels.facts} className="lg:sticky lg:top-28 lg:self-start">
            <Photo picture={words.logo} sizes="10rem" className="photo-logo mb-6" />
            <p className="menu-title">{labels.facts}</p>
            <dl className="divide-y divide-line text-sm">
              {words.facts.map(({ label, value }) => (
                <div key={label} className="py-3">
                  <dt className="text-muted">{label}</dt>
                  <dd className="font-medium">{value}</dd>
                </div>
              ))}
              <div className="py-1">
                <dt className="pt-2 text-muted">{labels.industry}</dt>
                <dd>
                  <a
                    href={href(`/solutions/${words.industry}`)}
                    className="inline-flex min-h-11 items-center font-medium hover:text-primary hover:underline"
                  >
                    {all.industries[words.industry].name}
                  </a>
                </dd>
              </div>
              <div className="py-1">
                <dt className="pt-2 text-muted">{labels.products}</dt>
                <dd>
                  <ProductLinks products={words.products} label={labels.products} />
                </dd>
              </div>
            </dl>
            <a href={href("/customers")} className="link mt-3 inline-flex min-h-11 items-center text-sm">
              {labels.all}
            </a>
          </aside>
          <div className="stack-14">
            <Photo picture={words.photo} sizes="(width >= 64rem) 50rem, 90vw" className="aspect-video" />
            {words.chapters.map(({ id, title, body }) => (
              <section key={id} id={id}>
                <h2 className="mb-4 text-2xl">{title}</h2>
                <Blocks blocks={body} />
              </section>
            ))}
            <PullQuote {...words.quote} />
          </div>
        </article>
      </div>
      <NextStep {...words.next} />
    </>
  );
}
