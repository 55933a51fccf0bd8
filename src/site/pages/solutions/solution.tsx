import type { LoaderFunctionArgs } from "react-router";
import type { IndustryId } from "#catalogue/industries.ts";
import { jobOf } from "#catalogue/products.ts";
import { readSet } from "#content/read-set.server.ts";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { loadPage } from "../../page.server.ts";
import { industryHeroes, industryScenes } from "../../pictures/industries/heroes.ts";
import { industryScreens } from "../../pictures/industries/screens.ts";
import { PlaceScene } from "../../pictures/people/scene.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { DayStrip } from "./day-strip.tsx";
import { Part } from "./part.tsx";
import { Plays } from "./plays.tsx";
import { ProcurementFacts } from "./procurement-facts.tsx";
import { RuleCards } from "./rule-cards.tsx";
import { SolutionActions } from "./solution-actions.tsx";
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
  const Picture = industryHeroes[industry];
  const scene = industryScenes[industry];
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
        <Plays items={words.plays.items} screens={industryScreens[industry]} />
      </Part>
      {words.procurement && <ProcurementFacts {...words.procurement} />}
      <RuleCards {...words.rules} />
      <Questions {...words.questions} />
      <NextStep {...words.next} product={product} />
    </div>
  );
}
