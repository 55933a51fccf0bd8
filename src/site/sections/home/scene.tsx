import type { ProductJob } from "#catalogue/products.ts";
import type { Stations } from "#content/kinds/home.ts";
import { Icon } from "#ui/icon.tsx";
import { KawungPlot } from "../../illustrations/kawung.tsx";
import { faults } from "./complaints.ts";
import { LabelPhoto } from "./label-photo.tsx";

/** Renders a part of the product's screen at a stop of the journey, in the page's language. */
export function Scene({ job, stations }: { job: ProductJob; stations: Stations }) {
  return <div className="scene">{scenes[job](stations)}</div>;
}

const scenes: Record<ProductJob, (stations: Stations) => React.ReactNode> = {
  collect: ({ collect: { scene } }) => (
    <>
      <p className="text-muted">
        {scene.author} · {scene.place}
      </p>
      <p className="warm mt-2 text-base font-medium">{scene.text}</p>
      <p className="mt-4 flex flex-wrap gap-2">
        {scene.tags.map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
      </p>
    </>
  ),
  keep: ({ keep: { scene } }) => (
    <>
      <p className="font-mono text-xs text-muted">{scene.table}</p>
      <table className="num mt-2 w-full">
        <thead>
          <tr>
            {scene.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scene.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-muted">{scene.source}</p>
    </>
  ),
  ask: ({ ask: { scene } }) => (
    <>
      <p className="scene-question">{scene.question}</p>
      <p className="mt-4 font-medium">{scene.answer}</p>
      <dl className="num mt-3 grid grid-cols-[auto_1fr_auto] items-center gap-x-3">
        {scene.bars.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>
              <svg viewBox="0 0 41 4" preserveAspectRatio="none" className="h-2 w-full fill-primary" aria-hidden="true">
                <path d={`M0 0h${value}v4H0z`} />
              </svg>
            </dd>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  ),
  understand: ({ understand: { scene } }) => (
    <>
      <div className="flex gap-5">
        <LabelPhoto code={scene.fields[0]!.value} />
        <dl>
          {scene.fields.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-muted">{name}</dt>
              <dd className="num mb-2 font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-3 text-muted">{scene.clause}</p>
    </>
  ),
  act: ({ act: { scene } }) => (
    <>
      <p className="text-base font-medium">{scene.task}</p>
      <p className="mt-1 text-muted">{scene.owner}</p>
      <ul className="mt-4">
        {[scene.state, ...scene.steps].map((step) => (
          <li key={step} className="flex gap-2">
            <Icon name="check" className="size-5 text-good" />
            {step}
          </li>
        ))}
      </ul>
    </>
  ),
  share: ({ share: { scene } }) => (
    <>
      <p className="text-base font-medium">{scene.dataset}</p>
      <KawungPlot values={faults} label={scene.label} className="my-3 w-full" />
      <p className="flex flex-wrap gap-2">
        {scene.facts.map((fact) => (
          <span key={fact} className="tag">
            {fact}
          </span>
        ))}
      </p>
    </>
  ),
};
