import type { LoaderFunctionArgs } from "react-router";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { loadPage } from "../../page.server.ts";
import { ContactActions } from "../../sections/contact-actions.tsx";
import { useSections } from "../../sections/use-sections.ts";
import { usePage } from "../../use-page.ts";
import { HeroCards } from "./hero-cards.tsx";
import { PlotPicture } from "./plot-picture.tsx";

/** Loads the page; the cheapest monthly price replaces `{price}` in its words. */
export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, async ({ packages }, { address }) => {
    const prices = (await packages(address.locale)).map(({ price }) => price);
    return { cheapest: formatRupiah(prices.length ? Math.min(...prices) : 0, address.locale) };
  });

/** Renders the home page: who we are, one story through all products, figures, industries, promises, questions. */
export default function Home() {
  const { words, extra } = usePage<"index", { cheapest: string }>();
  const { HomeHero, Journey, Figures, IndustryGrid, Limits, Questions, NextStep } = useSections();
  const priced = (text: string) => text.replace("{price}", extra.cheapest);
  return (
    <>
      <HomeHero
        {...words.hero}
        note={priced(words.hero.note)}
        actions={<ContactActions />}
        picture={<PlotPicture {...words.picture} />}
        cards={<HeroCards {...words.journey.stations} />}
      />
      <Journey {...words.journey} />
      <Figures
        title={words.proof.title}
        items={words.proof.items.map((item) => ({ ...item, figure: priced(item.figure) }))}
      />
      <IndustryGrid {...words.industries} />
      <Limits {...words.trust} />
      <Questions {...words.questions} />
      <NextStep {...words.next} />
    </>
  );
}
