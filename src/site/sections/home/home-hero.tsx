import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "../../pictures/kit/picture.tsx";
import { usePage } from "../../use-page.ts";
import { Inline } from "../inline.tsx";
import { Title } from "../title.tsx";

export interface HomeHeroProps {
  title: string;
  /** The part of the title in the brand's colour. */
  accent: string;
  lead: string;
  actions: ReactNode;
  /** The map whose signal the windows explain. */
  picture: ReactNode;
  /** The story in three windows: complaint, finding, action. */
  cards: ReactNode;
  /** What one sees in map and windows. */
  label: string;
  /** Names the button that tells the picture's story again. */
  replay: string;
}

/** Letters of an accent that still fit into a line on the narrowest phone. */
const longestUnbroken = 14;

/** The thread: from the signal to the complaint, on to the finding, on to the action. */
const ways = ["M1043 612C1043 480 930 380 890 160", "M1170 110C1260 112 1290 150 1290 250", "M1250 400V540"] as const;

/** Renders the top of the home page: the sentence, and Indonesia with one signal that a thread leads from. */
export function HomeHero({ title, accent, lead, actions, picture, cards, label, replay }: HomeHeroProps) {
  const { locale } = usePage().address;
  const [before, after = ""] = title.split(accent);
  const marked = accent.length > longestUnbroken ? accent : accent.replaceAll(" ", "\u00a0");
  return (
    <div className="home-hero">
      <div className="wrap relative z-2">
        <Title className="display home-title">
          {before}
          <span className="text-primary">{marked}</span>
          {after}
        </Title>
        <p className="home-lead">
          <Inline text={lead} />
        </p>
        <div className="mt-7">{actions}</div>
      </div>
      <Picture label={label} locale={locale} size="stage" className="home-stage story">
        <div className="home-map">{picture}</div>
        <svg viewBox="0 0 1440 768" preserveAspectRatio="none" className="home-thread" aria-hidden="true">
          {ways.map((way) => (
            <path key={way} d={way} className="thread told-way" vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        <div className="home-windows">{cards}</div>
      </Picture>
      <ReplayButton label={replay} />
    </div>
  );
}

/** Renders the button that tells the story of the picture before it again; shown by the script, and not without motion. */
export function ReplayButton({ label }: { label: string }) {
  return (
    <button type="button" className="story-replay" data-replay="" aria-label={label} title={label} hidden>
      <Icon name="replay" className="size-6" />
    </button>
  );
}
