import type { ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";
import type { IndustryId } from "#catalogue/industries.ts";
import { jobOf, type ProductId } from "#catalogue/products.ts";
import type { SolutionWords } from "#content/kinds/solution.ts";
import { readSet } from "#content/read-set.server.ts";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { loadPage } from "../../page.server.ts";
import { industryPictures } from "../../pictures/industries/registry.ts";
import { PlaceScene } from "../../pictures/people/scene.tsx";
import { Buttons } from "../../sections/actions.tsx";
import { Inline } from "../../sections/inline.tsx";
import { type Ground, partClass } from "../../sections/section.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";
import { DayStrip } from "./day-strip.tsx";
import { Plays } from "./plays.tsx";
import type { SolutionExtra } from "./solution-extra.ts";

/** Loads the page with the prices of the packages it names, and the labels that all solution pages share. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage<SolutionExtra>(args, async (services, { address }) => ({
    offers: await services.packages(address.locale),
    labels: readSet(address.locale, "solutions").labels,
  }));

/** Renders an industry: its screen, a day in it, three of its hardest data problems, the rules that matter there. */
export default function Solution() {
  const { address, row, words } = usePage<"government", SolutionExtra>();
  const { Hero, Questions, NextStep } = useSections();
  const industry = row.about as IndustryId;
  const Picture = industryPictures[industry].hero;
  const scene = industryPictures[industry].scene;
  const { product, title, lead } = words.hero;
  const job = jobOf(product);
  return (
    <div data-job={job} data-page="">
      <Hero
        title={title}
        lead={lead}
        job={job}
        name={
          <>
            <IndustryMark id={industry} className="size-6" />
            {words.name}
          </>
        }
        actions={<SolutionActions product={product} />}
        picture={
          scene ? (
            <>
              <PlaceScene id={scene} className="hero-scene" />
              <div className="hero-screen">
                <Picture locale={address.locale} />
              </div>
            </>
          ) : (
            <Picture locale={address.locale} />
          )
        }
      />
      <DayStrip industry={industry} {...words.day} />
      <Part title={words.plays.title} lead={words.plays.lead} ground="paper">
        <Plays items={words.plays.items} screens={industryPictures[industry].screens} />
      </Part>
      {words.procurement && <ProcurementFacts {...words.procurement} />}
      <RuleCards {...words.rules} />
      <Questions {...words.questions} />
      <NextStep {...words.next} product={product} />
    </div>
  );
}

/** Renders what a procurement officer asks of a supplier, where the answer is "not yet" too. */
function ProcurementFacts({ title, lead, items }: NonNullable<SolutionWords["procurement"]>) {
  return (
    <Part title={title} lead={lead} ground="tint" id="procurement">
      <dl className="procurement">
        {items.map(({ term, name, body }) => (
          <div key={term}>
            <dt>
              <b>{term}</b> {name}
            </dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** Renders the rules that matter, the number of each set large. */
function RuleCards({ title, lead, items }: SolutionWords["rules"]) {
  return (
    <Part title={title} lead={lead} ground="mist">
      <ul className="rule-cards" data-count={items.length}>
        {items.map(({ kind, figure, article, name, body }) => {
          const [number, year] = figure.split("/");
          return (
            <li key={figure + kind}>
              <p className="rule-figure">
                <span>{kind}</span>
                {number}
                {year && <small>/{year}</small>}
              </p>
              <h3>
                {name}
                {article && <span className="rule-article"> {article}</span>}
              </h3>
              <p className="text-sm text-muted">
                <Inline text={body} />
              </p>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

/** Renders the buttons of an industry's hero: a demo, and the product that its picture shows. */
function SolutionActions({ product }: { product: ProductId }) {
  const { all, common, extra } = usePage<"education", SolutionExtra>();
  const href = useHref();
  const see = extra.labels.see.replace("{product}", all.products[product].name);
  return (
    <Buttons
      stacked
      items={[
        { href: href(`/contact-us?product=${product}`), label: common.actions.demo },
        { href: href(`/products/${product}`), label: see },
      ]}
    />
  );
}

interface PartProps {
  title: string;
  lead: string;
  ground: Ground;
  id?: string;
  children: ReactNode;
}

/** Renders a part of a solution page: the heading, its lead at the right of it, and the content below both. */
function Part({ title, lead, ground, id, children }: PartProps) {
  return (
    <section id={id} className={`${partClass(ground)} solution-part`}>
      <div className="wrap">
        <div className="part-head">
          <h2>{title}</h2>
          <p className="text-muted">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
