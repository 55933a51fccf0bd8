import { jobIds, productJobs } from "#catalogue/products.ts";
import type { AboutUsWords } from "#content/kinds/about-us.ts";
import { JobMark } from "../../illustrations/job-mark.tsx";
import type { Bust } from "../../pictures/people/busts.ts";
import { Figure, Person } from "../../pictures/people/person.tsx";
import { ContactActions } from "../../sections/actions.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";

const tones = { good: "misread-good", bad: "misread-bad", none: "" } as const;

/** Renders the sentence the company began with as a poster, and two readings of it below. */
function MisreadSentence({ label, words, gloss, readings }: AboutUsWords["reading"]) {
  return (
    <section aria-label={label} className="misread-poster ground-ink" data-picture="stage">
      <blockquote lang="id" className="misread">
        {words.map(({ text, tone, mark }) => (
          <span key={text} className={`misread-word ${tones[tone]}`}>
            {text}
            {mark && <sup>{mark}</sup>}
          </span>
        ))}
      </blockquote>
      <p className="mt-6 text-lg text-muted">{gloss}</p>
      <dl className="mt-8 grid gap-x-16 gap-y-6 sm:grid-cols-2 lg:mt-12">
        {readings.map(({ reader, verdict, right }) => (
          <div key={reader} className={`border-t-2 pt-4 ${right ? "border-accent" : "border-line"}`}>
            <dt className="text-sm text-muted">{reader}</dt>
            <dd className={`mt-1 text-2xl ${right ? "font-semibold" : "text-muted line-through decoration-2"}`}>
              {verdict}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const team: readonly Bust[] = ["helmet", "glasses", "bun", "peci", "cap", "labcoat"];

/** Renders who founded the company, how many work in it and where. */
function People({ title, body, count, label }: AboutUsWords["people"]) {
  return (
    <section className="section ground-mist">
      <div className="wrap grid items-end gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 className="h2">{title}</h2>
          <div className="mt-8 flex flex-wrap gap-4" data-job="keep">
            <Figure bust="hijab" className="w-40 rounded-xl bg-tint" />
            <Figure bust="batik" className="w-40 rounded-xl bg-tint" />
          </div>
          <p className="lead mt-6">{body}</p>
        </div>
        <div>
          <div className="flex flex-wrap" data-job="act">
            {team.map((bust) => (
              <Person key={bust} bust={bust} className="-me-3 size-16 border-2 border-line" />
            ))}
          </div>
          <p className="figure mt-6">{count}</p>
          <p className="mt-3 max-w-md text-lg text-muted">{label}</p>
        </div>
      </div>
    </section>
  );
}

export { loader } from "../../page.server.ts";

/** Renders the page about the company: the misread sentence, the story that followed, our principles and people. */
export default function AboutUs() {
  const { words } = usePage<"about-us">();
  const { Hero, Story, Principles, Timeline, Steps, NextStep } = useSections();
  return (
    <>
      <Hero
        {...words.hero}
        layout="stage"
        ground="ink"
        note={words.sample ? words.note : undefined}
        actions={<ContactActions />}
        picture={<MisreadSentence {...words.reading} />}
      />
      <Story {...words.story} />
      <FamilyLine {...words.family} />
      <Principles {...words.principles} />
      <Timeline {...words.timeline} />
      <Steps {...words.work} />
      <People {...words.people} />
      <NextStep {...words.next} />
    </>
  );
}

/** Renders the six jobs in order, on one line, each with the products that do it. */
function FamilyLine({ title, lead }: { title: string; lead: string }) {
  const { all } = usePage();
  const { WideSection } = useSections();
  const href = useHref();
  return (
    <WideSection title={title} lead={lead} ground="mist">
      <ol className="grid gap-y-8 sm:grid-cols-3 lg:grid-cols-6">
        {jobIds.map((job) => (
          <li key={job} className="max-sm:grid max-sm:grid-cols-[3rem_minmax(0,1fr)] sm:pe-6">
            <span className="flex items-center gap-4">
              <JobMark id={job} className="size-10 shrink-0 text-primary" />
              <span className="h-px grow bg-line max-sm:hidden" />
            </span>
            <div>
              <h3 className="text-base sm:mt-5">{all.jobs[job].name}</h3>
              <ul className="mt-1">
                {productJobs[job].map((product) => (
                  <li key={product}>
                    <a
                      href={href(`/products/${product}`)}
                      className="inline-flex min-h-11 items-center text-muted hover:text-primary hover:underline"
                    >
                      {all.products[product].name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </WideSection>
  );
}
