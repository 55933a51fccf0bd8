import type { HomeHeroProps } from "../../home/home-hero.tsx";

/** Renders the sentence in the middle, as large as possible; the picture across the page below, its cards around it. */
export function HomeHero({ title, lead, actions, picture, cards }: HomeHeroProps) {
  return (
    <div className="relative overflow-clip">
      <div className="wrap relative py-16 text-center sm:pt-24">
        <h1 className="display home-title mx-auto">{title}</h1>
        <p className="lead mx-auto mt-8">{lead}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
        <div className="stage tilt mt-16 text-start">
          {picture}
          <div className="stage-cards">{cards}</div>
        </div>
      </div>
    </div>
  );
}
