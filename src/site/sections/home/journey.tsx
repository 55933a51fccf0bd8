import { jobIds, type ProductId, type ProductJob, productJobs } from "#catalogue/products.ts";
import type { Stations } from "#content/kinds/home.ts";
import { JobMark } from "../../illustrations/job-mark.tsx";
import { KawungPlot } from "../../illustrations/kawung.tsx";
import { Card, Window } from "../../pictures/kit/frames.tsx";
import { Bars, Chip, Steps, Table } from "../../pictures/kit/parts.tsx";
import { Picture } from "../../pictures/kit/picture.tsx";
import { Person } from "../../pictures/people/person.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { Inline } from "../inline.tsx";

/** Faults by city and week, 0 to 5: the first city has its worst week last but one, then the hold takes effect. */
const cities = ["111212223352", "011010110100", "101101011010", "011010110100"];
const faults: readonly (readonly number[])[] = cities.map((city) => [...city].map((week) => Number(week) / 5));

/** Renders a part of the product's screen at a stop of the journey, in the page's language. */
function Scene({ job, stations }: { job: ProductJob; stations: Stations }) {
  const { locale } = usePage().address;
  const { product, title, meta, label, content } = scenes[job](stations);
  return (
    <Picture label={label} locale={locale}>
      <Window title={title} product={product} meta={meta}>
        <div className="p-5 text-sm">{content}</div>
      </Window>
    </Picture>
  );
}

interface SceneParts {
  product: ProductId;
  title: string;
  meta?: string;
  /** What one sees, from the words in the picture. */
  label: string;
  content: React.ReactNode;
}

const scenes: Record<ProductJob, (stations: Stations) => SceneParts> = {
  collect: ({ collect: { scene } }) => ({
    product: "big-social",
    title: scene.author,
    meta: scene.place,
    label: `${scene.author}: ${scene.text} ${scene.tags.join(", ")}.`,
    content: (
      <>
        <div className="flex items-start gap-4">
          <Person bust="bun" className="size-12 shrink-0" />
          <p className="text-lg leading-snug font-medium">“{scene.text}”</p>
        </div>
        <p className="mt-5 flex flex-wrap gap-2">
          {scene.tags.map((tag, index) => (
            <Chip key={tag} tone={index === 2 ? "bad" : "hue"}>
              {tag}
            </Chip>
          ))}
        </p>
      </>
    ),
  }),
  keep: ({ keep: { scene } }) => ({
    product: "big-lake",
    title: scene.table,
    label: `${scene.table}: ${scene.rows.map((row) => row.join(" ")).join("; ")}. ${scene.source}.`,
    content: (
      <>
        <Table head={scene.columns} rows={scene.rows} signal={0} />
        <p className="mt-4 text-muted">{scene.source}</p>
      </>
    ),
  }),
  ask: ({ ask: { scene } }) => ({
    product: "big-query",
    title: scene.question,
    label: `${scene.question} ${scene.answer}`,
    content: (
      <>
        <p className="mb-4 text-lg leading-snug font-medium">{scene.answer}</p>
        <Bars
          rows={scene.bars.map(({ label, value }, row) => ({ label, value, share: (value / 41) * 100, signal: !row }))}
        />
      </>
    ),
  }),
  understand: ({ understand: { scene } }) => ({
    product: "big-vision",
    title: scene.document,
    label: `${scene.document}: ${scene.fields.map(({ name, value }) => `${name} ${value}`).join(", ")}. ${scene.clause}.`,
    content: (
      <div className="flex items-start gap-5">
        <LabelPhoto code={scene.fields[0]!.value} />
        <div className="grow">
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
            {scene.fields.map(({ name, value }) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <Card className="mt-4">{scene.clause}</Card>
        </div>
      </div>
    ),
  }),
  act: ({ act: { scene } }) => ({
    product: "big-action",
    title: scene.task,
    label: `${scene.task}. ${scene.owner}. ${[scene.state, ...scene.steps].join(", ")}.`,
    content: (
      <>
        <p className="mb-4 flex items-center gap-3 font-semibold">
          <Person bust="labcoat" className="size-10 shrink-0" />
          {scene.owner}
        </p>
        <Steps items={[scene.state, ...scene.steps]} done={4} />
      </>
    ),
  }),
  share: ({ share: { scene } }) => ({
    product: "big-market",
    title: scene.dataset,
    label: `${scene.dataset}: ${scene.label}`,
    content: (
      <>
        <KawungPlot values={faults} className="w-full" />
        <p className="mt-4 flex flex-wrap gap-2">
          {scene.facts.map((fact) => (
            <Chip key={fact}>{fact}</Chip>
          ))}
        </p>
      </>
    ),
  }),
};

/** Renders a photo of a bottle label with its code framed by BigVision. Decorative: the words are beside it. */
function LabelPhoto({ code }: { code: string }) {
  return (
    <svg viewBox="0 0 96 120" className="w-24 shrink-0" aria-hidden="true">
      <path d="M30 14h36v12q18 8 18 26v68H12V52q0-18 18-26z" className="fill-tint stroke-hue" strokeWidth={1.5} />
      <path d="M28 4h40v12H28z" className="fill-hue" />
      <path d="M12 58h72v50H12z" className="fill-ground" />
      <path d="M20 67h30m-30 7h44" strokeWidth={3} className="stroke-line" />
      <text x={48} y={98} fontSize={15} fontWeight={600} textAnchor="middle" className="fill-ink">
        {code}
      </text>
      <path d="M17 83h62v20H17z" fill="none" strokeWidth={2} className="stroke-accent" />
    </svg>
  );
}

interface JourneyProps {
  title: string;
  lead: string;
  stations: Stations;
}

/**
 * Renders one story along a thread with six stops. On wide screens the pictures share one place beside the words, where the
 * browser knows view timelines (styles/home/stage.css); narrow ones are swiped from picture to picture.
 */
export function Journey({ title, lead, stations }: JourneyProps) {
  const { all } = usePage();
  return (
    <section className="section ground-ink overflow-clip">
      <div className="wrap">
        <div className="grid items-end gap-x-14 gap-y-4 lg:grid-cols-[8fr_4fr]">
          <h2 className="h2">{title}</h2>
          <p className="text-muted">{lead}</p>
        </div>
        <ol className="journey">
          {jobIds.map((job) => (
            <li key={job} className="journey-stop" data-job={job}>
              <div className="journey-words">
                <span className="journey-mark">
                  <JobMark id={job} />
                </span>
                <p className="flex items-baseline justify-between gap-4 text-sm">
                  <span className="font-semibold text-hue">{all.jobs[job].name}</span>
                  <span className="num text-muted">{stations[job].time}</span>
                </p>
                <h3 className="h3 mt-1.5">{stations[job].title}</h3>
                <p className="mt-2 text-sm text-muted">
                  <Inline text={stations[job].body} />
                </p>
                <StationProducts job={job} />
              </div>
              <div className="journey-scene">
                <Scene job={job} stations={stations} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Renders the products of a stop's job; the six stops together name every product. */
function StationProducts({ job }: { job: keyof Stations }) {
  const { all } = usePage();
  const href = useHref();
  return (
    <p className="mt-2 flex flex-wrap gap-x-5">
      {productJobs[job].map((product) => (
        <a key={product} href={href(`/products/${product}`)} className="link hue-link text-sm">
          {all.products[product].name}
        </a>
      ))}
    </p>
  );
}
