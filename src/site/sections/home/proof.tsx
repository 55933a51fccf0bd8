import { jobOf } from "#catalogue/products.ts";
import type { CustomerStory } from "#content/kinds/customers.ts";
import type { HomeWords } from "#content/kinds/home.ts";
import type { CustomerMark as MarkId } from "#content/kinds/shared/drawings.ts";
import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { ChangeSlopes } from "../../illustrations/change-slopes.tsx";
import { Figure } from "../../pictures/people/person.tsx";
import { Photo } from "../../pictures/photo.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { changeText } from "../stories/story-parts.tsx";

/** Marks of 36 by 36: what is filled, and lines of 3 that are drawn over it in the colour of the ground or of the text. */
const marks: Record<MarkId, { fill?: string; cut?: string; line?: string }> = {
  // Slopes below a coffee cherry.
  hill: { fill: "M3 31L14 11l7 12 4-6 8 14zM26 4a4 4 0 1 1 0 8 4 4 0 1 1 0-8z" },
  // A stepped temple with its gate.
  temple: { fill: "M16 4h4v5h4v6h4v6h4v11H22v-6q0-4-4-4t-4 4v6H4V21h4v-6h4V9h4z" },
  // The sun over the terraces of a valley.
  valley: { fill: "M18 5a6 6 0 1 1 0 12 6 6 0 1 1 0-12z", line: "M3 18q15 12 30 0M6 25q12 9 24 0M11 31q7 4 14 0" },
  // A cross over the water of a bay.
  bay: { fill: "M14.5 3h7v6.5H28v7h-6.5V23h-7v-6.5H8v-7h6.5z", line: "M3 30q5-5 10 0t10 0 10 0" },
  // Four glazed tiles, one turned.
  tile: { fill: "M4 4h13v13H4zM19 19h13v13H19zM4 19h13v13H4zM25.5 2.5l8 8-8 8-8-8z", cut: "M10.5 10.5v0" },
  // Crowns of trees on one stem.
  forest: { fill: "M18 3l8 10h-4l7 9h-4l6 8H5l6-8H7l7-9h-4z", cut: "M18 18v13" },
};

/** Draws the mark of a sample customer in the colour of the text. Decorative: the name is beside it. */
function CustomerMark({ id, className = "size-9" }: { id: MarkId; className?: string }) {
  const { fill, cut, line } = marks[id];
  return (
    <svg viewBox="0 0 36 36" className={className} fill="none" strokeWidth={3} strokeLinecap="round" aria-hidden="true">
      {fill && <path d={fill} fill="currentColor" />}
      {cut && <path d={cut} className="stroke-ground" />}
      {line && <path d={line} stroke="currentColor" />}
    </svg>
  );
}

const left = 34;
const right = 396;
const top = 44;
const base = 252;

/**
 * Draws a story's first figure week by week, and the thread from the week that changed it: to what is said about it at the
 * right, or below on narrow screens. Decorative: the words beside it say the same.
 */
function CourseChart({
  figure: { before, after },
  course: { between, week },
  ends,
}: {
  figure: CustomerStory["figures"][number];
  course: NonNullable<CustomerStory["course"]>;
  /** The first and the last value in words. */
  ends: [string, string];
}) {
  const values = [before, ...between, after];
  const most = Math.max(...values) || 1;
  const x = (index: number) => Math.round(left + (index * (right - left)) / (values.length - 1));
  const y = (value: number) => Math.round(base - (value / most) * (base - top));
  const last = values.length - 1;
  const index = Math.min(week, values.length) - 1;
  const [atX, atY] = [x(index), y(values[index]!)];
  const line = values.map((value, at) => `${x(at)} ${y(value)}`).join("L");
  return (
    <svg viewBox="0 0 430 286" className="course" aria-hidden="true">
      <path d={`M14 ${base}H416M14 ${(base + top) / 2}H416M14 ${top}H416`} className="stroke-line" />
      <path d={`M${line}V${base}H${left}z`} className="fill-hue" opacity={0.16} />
      <path d={`M${line}`} className="course-line" pathLength={1} />
      <path d={`M${atX} ${atY}C${atX + 40} ${atY - 40} ${right - 60} 14 430 14`} className="thread course-beside" />
      <path d={`M${atX} ${atY}V286`} className="thread course-below" />
      <circle cx={atX} cy={atY} r={6} className="fill-accent" />
      <text x={left} y={y(values[0]!) - 12} className="fill-ink">
        {ends[0]}
      </text>
      <text x={right} y={y(values[last]!) - 12} className="fill-ink">
        {ends[1]}
      </text>
      <text x={left} y={base + 22} className="fill-muted">
        1
      </text>
      <text x={right} y={base + 22} className="fill-muted">
        {values.length}
      </text>
    </svg>
  );
}

/** Renders one story: its first figure before and after, the quote, the figure's course, and who says it. */
function ProofStory({ story, words }: { story: CustomerStory; words: HomeWords["change"] }) {
  const { address, common } = usePage();
  const href = useHref();
  const { id, name, place, quote, sample, products, course } = story;
  const figure = story.figures[0]!;
  const sign = figure.unit === "%" ? "%" : "";
  const short = (value: number) => changeText(value, "", address.locale).trimEnd() + sign;
  return (
    <article className="proof-story" data-job={jobOf(products[0]!)} aria-label={name}>
      <div className="proof-said">
        <p className="proof-label">{figure.label}</p>
        <p className="before-after num mt-3">
          <s>
            <span className="sr-only">{words.before} </span>
            {short(figure.before)}
          </s>
          <b>
            <span className="sr-only">{words.after} </span>
            {short(figure.after).replace("%", "")}
            <small>{sign || figure.unit}</small>
          </b>
        </p>
        <blockquote>
          <p>“{quote.text}”</p>
        </blockquote>
        <p className="text-sm text-muted">
          {quote.role}, {name}, {place.name}. {sample && `${common.labels.sample}.`}
        </p>
        <a href={href(`/customers#${id}`)} className="link inline-flex min-h-11 items-center gap-1.5">
          {fill(words.read, { name })}
          <Icon name="arrow-right" className="size-4" />
        </a>
      </div>
      <div className="proof-screen">
        <p className="proof-bar">
          {figure.label}
          <span>{course && words.week}</span>
        </p>
        {course ? (
          <CourseChart figure={figure} course={course} ends={[short(figure.before), short(figure.after)]} />
        ) : (
          <ChangeSlopes figures={story.figures} className="course" />
        )}
        <div className="proof-aside">
          {course && (
            <p className="proof-note">
              <b>{course.title}</b>
              {words.week} {course.week}. {course.body}
            </p>
          )}
          <Figure bust={quote.person} className="proof-person" />
        </div>
      </div>
    </article>
  );
}

export interface ProofProps {
  words: HomeWords["change"];
  stories: readonly CustomerStory[];
  /** The story that is open at first. */
  opened: string;
}

/**
 * Renders customers by their marks, of which one is open below: radio buttons that the stylesheet reads, no script. The
 * buttons stand before the marks and the stories, so that a sibling selector is enough.
 */
export function Proof({ words, stories, opened }: ProofProps) {
  const href = useHref();
  return (
    <section className="proof">
      <div className="wrap proof-head">
        <h2 className="h2s">{words.title}</h2>
        <a href={href("/customers")} className="link inline-flex min-h-11 items-center gap-1.5">
          {words.all}
          <Icon name="arrow-right" className="size-4" />
        </a>
      </div>
      <fieldset className="proof-set">
        <legend className="sr-only">{words.choose}</legend>
        {stories.map(({ id }) => (
          <input
            key={id}
            type="radio"
            name="proof"
            id={`proof-${id}`}
            value={id}
            defaultChecked={id === opened}
            className="sr-only"
          />
        ))}
        <div className="wrap proof-marks">
          {stories.map(({ id, name, products, logo, mark }) => (
            <label key={id} htmlFor={`proof-${id}`} data-job={jobOf(products[0]!)}>
              {logo ? <Photo picture={logo} sizes="3rem" className="size-9" /> : mark && <CustomerMark id={mark} />}
              <span>{name}</span>
            </label>
          ))}
        </div>
        <div className="proof-stories ground-ink">
          <div className="wrap">
            {stories.map((story) => (
              <ProofStory key={story.id} story={story} words={words} />
            ))}
          </div>
        </div>
      </fieldset>
    </section>
  );
}
