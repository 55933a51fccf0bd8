import type { LoaderFunctionArgs } from "react-router";
import { readSet } from "#content/read-set.server.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { MapLegend, PetalMap } from "../../illustrations/petal-map.tsx";
import { loadPage } from "../../page.server.ts";
import { Buttons } from "../../sections/actions/buttons.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { useHref, usePage } from "../../use-page.ts";
import { HeroWindows, heroLabel } from "./hero-windows.tsx";
import { homeStories } from "./home-stories.ts";
import { sampleCall } from "./sample-call.ts";

/** Loads the page, with the cheapest monthly price, the sample customers, and a call of the API with its answer. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, async ({ packages, origin, apiBase }, { address }) => {
    const offers = await packages(address.locale);
    const prices = offers.map(({ price }) => price);
    return {
      cheapest: formatRupiah(prices.length ? Math.min(...prices) : 0, address.locale),
      ...homeStories(readSet(address.locale, "customers").stories),
      ...sampleCall(new URL(apiBase, origin).href, offers),
    };
  });

type Extra = { cheapest: string } & ReturnType<typeof homeStories> & ReturnType<typeof sampleCall>;

/** Renders the home page: one signal, who it helped, one story through all products, the family, industries, promises. */
export default function Home() {
  const { words, extra, address, common } = usePage<"index", Extra>();
  const { HomeHero, Proof, Journey, Family, Outcomes, IndustryGrid, Figures, CodeStrip, ...rest } = useSections();
  const { HomeParts, Questions, NextStep } = rest;
  const href = useHref();
  const { hero } = words;
  return (
    <HomeParts
      cheapest={extra.cheapest}
      hero={
        <HomeHero
          title={hero.title}
          accent={hero.accent}
          lead={hero.lead}
          label={heroLabel[address.locale]}
          replay={hero.replay}
          actions={
            <Buttons
              className="*:[.btn-secondary]:bg-ground"
              items={[
                { href: href("/products/big-social#demo"), label: common.actions.tryDemo },
                { href: href("/contact-us"), label: common.actions.demo },
                { href: href("/products/pricing"), label: hero.price.replace("{price}", extra.cheapest) },
              ]}
            />
          }
          picture={
            <>
              <PetalMap signal={[119.43, -5.14]} withPosts />
              <MapLegend text={hero.legend} />
            </>
          }
          cards={<HeroWindows locale={address.locale} />}
        />
      }
      proof={<Proof words={words.change} stories={extra.stories} opened={extra.opened} />}
      journey={<Journey {...words.journey} />}
      family={<Family {...words.family} />}
      outcomes={<Outcomes {...words.outcomes} />}
      industries={<IndustryGrid {...words.industries} />}
      code={<CodeStrip {...words.code} call={extra.call} answer={extra.answer} />}
      promises={<Figures {...words.proof} />}
      questions={<Questions {...words.questions} />}
      next={<NextStep {...words.next} team />}
    />
  );
}
