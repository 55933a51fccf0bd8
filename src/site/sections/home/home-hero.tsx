import type { ReactNode } from "react";

export interface HomeHeroProps {
  title: string;
  lead: string;
  note: string;
  actions: ReactNode;
  picture: ReactNode;
  /** The same story in three cards: complaint, finding, action. */
  cards: ReactNode;
}

/** Renders the top of the home page: one sentence across the page, below it who we are and a picture. */
export function HomeHero({ title, lead, note, actions, picture, cards }: HomeHeroProps) {
  return (
    <div className="relative overflow-clip">
      <div className="wrap relative pt-10 pb-16 sm:pt-16">
        <h1 className="home-title">{title}</h1>
        <div className="mt-8 grid gap-10 lg:mt-12 lg:grid-cols-[4fr_7fr] lg:gap-16">
          <div>
            <p className="lead">{lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
            <p className="mt-5 text-sm text-muted">{note}</p>
          </div>
          <div className="stage">
            {picture}
            <div className="stage-cards">{cards}</div>
          </div>
        </div>
      </div>
    </div>
  );
}
