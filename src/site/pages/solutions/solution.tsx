import type { IndustryId } from "#catalogue/industries.ts";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { Vignette, type VignetteName } from "../../illustrations/vignettes/vignette.tsx";
import { ContactActions } from "../../sections/contact-actions.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { Plays } from "./plays.tsx";

export { loader } from "../../page.server.ts";

/** Vignettes of the hero: products of one of the industry's plays, at work on a typical case. */
const pictures: Record<IndustryId, VignetteName> = {
  education: "campus-lineage",
  "energy-and-utilities": "energy-losses",
  "financial-services": "big-vision-face-recognition",
  government: "joined-registers",
  healthcare: "big-vision-optical-character-recognition",
  insurance: "big-legal",
  "life-science": "batch-lineage",
  manufacturing: "big-builder",
  media: "big-social",
  retail: "big-vision-object-detection",
  technology: "api-marketplace",
  telecommunication: "big-one",
};

/** Renders an industry: three of its hardest data problems, the play for each, the rules that matter there. */
export default function Solution() {
  const { address, row, words } = usePage<"education">();
  const { Hero, Limits, Questions, NextStep, WideSection } = useSections();
  const industry = row.about as IndustryId;
  return (
    <>
      <Hero
        {...words.hero}
        name={
          <>
            <IndustryMark id={industry} className="size-6" />
            {words.name}
          </>
        }
        actions={<ContactActions />}
        picture={<Vignette name={pictures[industry]} locale={address.locale} />}
      />
      <WideSection title={words.plays.title} lead={words.plays.lead}>
        <Plays items={words.plays.items} />
      </WideSection>
      <Limits
        title={words.rules.title}
        lead={words.rules.lead}
        items={words.rules.items.map(({ name, body }) => ({ title: name, body }))}
      />
      <Questions {...words.questions} />
      <NextStep {...words.next} />
    </>
  );
}
