import type { ReactNode } from "react";
import type { Locale } from "#text/locales.ts";
import { kawungDot } from "../../illustrations/kawung.tsx";
import { Columns, LineChart } from "../kit/charts.tsx";
import { Window } from "../kit/frames.tsx";
import { Bars, Chat, Chip, Code, Field, Steps, Table } from "../kit/parts.tsx";
import { inLanguage, type PictureText } from "../kit/words.ts";
import { partsOf, type Screen, type ScreenPart } from "./screen.ts";

/** Renders a small screen; one without a product is what people worked with before, and is grey. */
export function SmallScreen({ screen, locale }: { screen: Screen; locale: Locale }) {
  const { title, meta, product } = screen;
  const t = (text: PictureText) => inLanguage(text, locale);
  return (
    <Window title={t(title)} product={product} meta={meta && t(meta)} className={product ? "" : "screen-before"}>
      <div className="grid gap-3 p-3.5">
        {partsOf(screen).map((part, index) => (
          <Part key={index} part={part} t={t} />
        ))}
      </div>
    </Window>
  );
}

function Part({ part, t }: { part: ScreenPart; t: (text: PictureText) => string }): ReactNode {
  if ("chat" in part) return <Chat messages={part.chat.map(([from, text]) => ({ from, text: t(text) }))} />;
  if ("bars" in part)
    return (
      <Bars
        rows={part.bars.map(([label, share, value], index) => ({
          label: t(label),
          share,
          value: t(value),
          signal: index === part.signal,
        }))}
      />
    );
  if ("table" in part)
    return (
      <Table
        head={part.head?.map(t)}
        rows={part.table.map((row) => row.map(t))}
        end={part.end}
        signal={part.signal}
        className="leading-snug"
      />
    );
  if ("fields" in part)
    return (
      <div className="grid grid-cols-2 gap-2.5">
        {part.fields.map(([label, value, state]) => (
          <Field key={label} label={t(label)} value={t(value)} state={state} />
        ))}
      </div>
    );
  if ("chips" in part)
    return (
      <div className="flex flex-wrap gap-1.5">
        {part.chips.map(([tone, text]) => (
          <Chip key={text} tone={tone}>
            {t(text)}
          </Chip>
        ))}
      </div>
    );
  if ("ask" in part) return <p className="screen-ask">{t(part.ask)}</p>;
  if ("diff" in part)
    return (
      <div className="grid gap-1">
        {part.diff.map(([sign, text]) => (
          <p key={text} className="screen-diff" data-sign={sign === " " ? undefined : sign}>
            {t(text)}
          </p>
        ))}
      </div>
    );
  if ("line" in part)
    return (
      <LineChart
        series={[{ values: part.line }, ...(part.usual ? [{ values: part.usual, quiet: true }] : [])]}
        labels={part.labels?.map(t)}
        signal={part.signal}
      />
    );
  if ("columns" in part) return <Columns values={part.columns} labels={part.labels.map(t)} signal={part.signal} />;
  if ("beds" in part) return <WardBeds wards={part.beds.map(([ward, beds]) => [t(ward), beds])} />;
  if ("code" in part) return <Code lines={part.code.map(t)} />;
  if ("steps" in part) return <Steps items={part.steps.map(t)} done={part.done} />;
  return <p className="text-muted">{t(part.note)}</p>;
}

/**
 * Renders the beds of wards: one figure a bed, wide when it is taken (`x`), small when free (`o`), turmeric for the one
 * that has just become free (`!`).
 */
function WardBeds({ wards }: { wards: readonly (readonly [name: string, beds: string])[] }) {
  const path = (beds: string, state: string, reach: number) =>
    [...beds].map((bed, index) => (bed === state ? kawungDot(index * 10 + 5, 5, reach) : "")).join("");
  return (
    <div className="grid grid-cols-[max-content_1fr] items-center gap-x-4 gap-y-2">
      {wards.map(([name, beds]) => (
        <div key={name} className="contents">
          <span>{name}</span>
          <svg viewBox={`0 0 ${beds.length * 10} 10`} className="w-full" aria-hidden="true">
            <path d={path(beds, "x", 6.2)} className="fill-hue" />
            <path d={path(beds, "o", 2.4)} className="fill-faint" />
            <path d={path(beds, "!", 6.8)} className="fill-accent" />
          </svg>
        </div>
      ))}
    </div>
  );
}
