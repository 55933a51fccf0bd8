import { Icon } from "#ui/icon.tsx";
import { inLanguage } from "../../../pictures/kit/words.ts";
import { sampleNote } from "../../../pictures/products/family-picture.tsx";
import { useHref, usePage } from "../../../use-page.ts";
import type { HomePartsProps } from "../../home/home.tsx";
import { WideSection } from "../frames.tsx";
import { Tile } from "./tile.tsx";

/** Renders one bento of tiles after the first screen: the journey's pictures, a question, prices, industries, the API. */
export function HomeParts(parts: HomePartsProps) {
  const { words, address } = usePage<"index">();
  const { room } = words;
  return (
    <>
      {parts.hero}
      {parts.proof}
      <WideSection title={room.title} lead={room.lead}>
        <div className="room">
          {parts.journey}
          <Question {...room.ask} />
          <Price {...room.price} cheapest={parts.cheapest} />
          {parts.industries}
          {parts.code}
        </div>
        <p className="mt-3 text-xs text-muted">{inLanguage(sampleNote, address.locale)}</p>
      </WideSection>
      {parts.family}
      {parts.outcomes}
      {parts.promises}
      {parts.questions}
      {parts.next}
    </>
  );
}

interface QuestionWords {
  title: string;
  field: string;
  send: string;
  examples: string[];
}

/** Renders a question that one can type: a plain form that opens the site's search. */
function Question({ title, field, send, examples }: QuestionWords) {
  const href = useHref();
  return (
    <Tile title={title} size="wide">
      <search className="room-ask">
        <form action={href("/search")}>
          <label htmlFor="ask" className="text-muted">
            {field}
          </label>
          <input
            id="ask"
            name="q"
            type="search"
            className="input"
            required
            minLength={2}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className="btn btn-primary">
            <Icon name="search" />
            {send}
          </button>
        </form>
        <ul>
          {examples.map((example) => (
            <li key={example}>
              <a href={href(`/search?q=${encodeURIComponent(example)}`)} className="chip border-line!">
                {example}
              </a>
            </li>
          ))}
        </ul>
      </search>
    </Tile>
  );
}

/** Renders the lowest price of the day, which leads to all prices. */
function Price({ title, month, more, cheapest }: { title: string; month: string; more: string; cheapest: string }) {
  const href = useHref();
  return (
    <Tile title={title} size="small">
      <p className="room-figure num">{cheapest}</p>
      <p className="text-muted">{month}</p>
      <a href={href("/products/pricing")} className="link mt-auto inline-flex min-h-11 items-center gap-1.5">
        {more}
        <Icon name="arrow-right" className="size-4" />
      </a>
    </Tile>
  );
}
