import type { ContrastPair } from "#content/brand/contrast-pairs.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";

/** The contrast of each pair, shown in its own colours. */
export function ContrastFigures({ pairs }: { pairs: readonly ContrastPair[] }) {
  const { contrast } = useWords("admin-brand");
  const tag = languageTags[useLocale()];
  const number = (value: number) => (Math.floor(value * 100) / 100).toLocaleString(tag, { maximumFractionDigits: 2 });
  return (
    <ul className="contrast-pairs" aria-label={contrast.title}>
      {pairs.map(({ partner, foreground, background, ratio, needed }) => {
        const isLow = ratio < needed;
        const figures = { ratio: number(ratio), needed: number(needed) };
        return (
          <li key={partner} className="contrast-pair" data-low={isLow || undefined}>
            <span className="contrast-sample" aria-hidden="true" style={{ color: foreground, background }}>
              Aa
            </span>
            <span>
              <span className="block text-xs text-muted">{contrast.partners[partner]}</span>
              <span className="num flex items-center gap-1 text-xs">
                {isLow && <Icon name="alert" className="size-3.5 shrink-0" />}
                {fill(isLow ? contrast.low : contrast.enough, figures)}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
