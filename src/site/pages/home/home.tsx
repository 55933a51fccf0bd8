import type { LoaderFunctionArgs } from "react-router";
import type { CustomerStory } from "#content/kinds/customers.ts";
import { readSet } from "#content/read-set.server.ts";
import { least, zero } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { MapLegend, PetalMap } from "../../illustrations/petal-map.tsx";
import { loadPage } from "../../page.server.ts";
import { Buttons } from "../../sections/actions.tsx";
import { useSections } from "../../sections/use-sections.ts";
import type { PackageOffer } from "../../site-services.ts";
import { useHref, usePage } from "../../use-page.ts";
import { HeroWindows, heroLabel } from "./hero-windows.tsx";

/** The stylesheet opens one of at most six. */
const most = 6;
const preferred = "bpr-candi-wetan";

/** Returns the stories that the home page shows, and which is open at first: the first one when another set replaces them. */
export function homeStories(stories: readonly CustomerStory[]) {
  const shown = stories.slice(0, most);
  return { stories: shown, opened: shown.some(({ id }) => id === preferred) ? preferred : shown[0]!.id };
}

/** Loads the page, with the cheapest monthly price, the sample customers, and a call of the API with its answer. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, async ({ packages, origin, apiBase }, { address }) => {
    const offers = await packages(address.locale);
    const prices = offers.map(({ price }) => price);
    return {
      cheapest: formatRupiah(prices.length ? least(...prices) : zero, address.locale),
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

/** Returns a call of the site's own API and its answer, shortened, at the prices of the day. */
function sampleCall(api: string, offers: readonly PackageOffer[]) {
  const product = "big-social";
  const own = offers.filter((offer) => offer.product === product).slice(0, 2);
  const lines = own.map(({ id, tier, price }) => `  { "id": "${id}", "tier": "${tier}", "price": ${price} }`);
  return {
    call: `curl '${api}/packages?product=${product}'`,
    answer: `{ "data": [\n${lines.join(",\n")}\n] }`,
  };
}
