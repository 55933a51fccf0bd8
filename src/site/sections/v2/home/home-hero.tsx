import { Picture } from "../../../pictures/kit/picture.tsx";
import { usePage } from "../../../use-page.ts";
import { Lead, Title } from "../../fitted.tsx";
import type { HomeHeroProps } from "../../home/home-hero.tsx";

/** Renders the map as the first screen, the windows docked at its right edge, the sentence as its caption. */
export function HomeHero({ title, lead, actions, picture, cards, label }: HomeHeroProps) {
  const { locale } = usePage().address;
  return (
    <div className="control-room">
      <Picture label={label} locale={locale} size="stage" className="control-map">
        <div className="control-land">{picture}</div>
        <div className="control-dock">{cards}</div>
      </Picture>
      <div className="wrap control-caption">
        <Title text={title} />
        <Lead text={lead} className="mt-3 max-w-[30em] text-muted" />
        <div className="mt-5 flex flex-wrap gap-2">{actions}</div>
      </div>
    </div>
  );
}
