import { Picture } from "../../../pictures/kit/picture.tsx";
import { usePage } from "../../../use-page.ts";
import { type HomeHeroProps, ReplayButton } from "../../home/home-hero.tsx";
import { Inline } from "../../inline.tsx";
import { Title } from "../../title.tsx";

/**
 * Renders the map as the first screen, the windows docked at its right edge, the sentence as its caption at the foot. The
 * thread runs from the signal through the windows. The sentence comes first, as a slow phone paints once the title is
 * parsed.
 */
export function HomeHero({ title, lead, actions, picture, cards, label, replay }: HomeHeroProps) {
  const { locale } = usePage().address;
  return (
    <div className="control-room">
      <div className="wrap control-caption">
        <Title>{title}</Title>
        <p className="mt-3 max-w-[37em] text-muted">
          <Inline text={lead} />
        </p>
        <div className="mt-5">{actions}</div>
      </div>
      <Picture label={label} locale={locale} size="stage" className="control-map story">
        <div className="control-land">
          {picture}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="control-thread" aria-hidden="true">
            <path d="M0 100C45 100 50 0 100 0" className="thread told-way" vectorEffect="non-scaling-stroke" />
          </svg>
        </div>
        <div className="control-dock">{cards}</div>
      </Picture>
      <ReplayButton label={replay} />
    </div>
  );
}
