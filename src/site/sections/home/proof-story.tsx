import { jobOf } from "#catalogue/products.ts";
import type { CustomerStory } from "#content/kinds/customers.ts";
import type { HomeWords } from "#content/kinds/home.ts";
import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { ChangeSlopes } from "../../illustrations/change-slopes.tsx";
import { Figure } from "../../pictures/people/person.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { changeText } from "../stories/change-text.ts";
import { CourseChart } from "./course-chart.tsx";

/** Renders one story: its first figure before and after, the quote, the figure's course, and who says it. */
export function ProofStory({ story, words }: { story: CustomerStory; words: HomeWords["change"] }) {
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
