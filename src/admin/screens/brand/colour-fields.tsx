import { useId, useMemo } from "react";
import { type ContrastPair, contrastPairs } from "#content/brand/contrast-pairs.ts";
import { shippedBrand } from "#content/brand/shipped-brand.ts";
import { jobs, type Theme, themes } from "#content/brand/tokens.ts";
import { isColour, validBrand } from "#content/brand/valid-brand.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { useLocale, useWords } from "../../kit/data.ts";
import { useChange, useEditor, useValue } from "../content/form/editor-context.ts";
import { pointerOf } from "../content/words/at-path.ts";

/** The colours of both themes beside each other, each with its contrasts, computed as one types. */
export function ColourFields() {
  const words = useWords("admin-brand");
  const value = useValue("id", []);
  const brand = useMemo(() => validBrand(value), [value]);
  const pairs = useMemo(() => contrastPairs(brand), [brand]);
  const low = pairs.filter(({ ratio, needed }) => ratio < needed).length;
  const field = (theme: Theme, colour: "primary" | "accent" | (typeof jobs)[number], hint: string) => (
    <ColourField
      key={colour}
      theme={theme}
      colour={colour}
      hint={hint}
      pairs={pairs.filter((pair) => pair.theme === theme && pair.colour === colour)}
    />
  );
  return (
    <>
      <p role="status" className="brand-verdict" data-low={low > 0 || undefined}>
        {low > 0 ? fill(words.contrast.lowCount, { n: String(low) }) : words.contrast.fine}
      </p>
      <div className="brand-themes">
        {themes.map((theme) => (
          <section key={theme} className="part" aria-label={words.themes[theme]}>
            <h2 className="part-title">{words.themes[theme]}</h2>
            {field(theme, "primary", words.hints.primary)}
            {field(theme, "accent", words.hints.accent)}
            <div className="brand-jobs">
              <h3 className="place-title">{words.jobs}</h3>
              <p className="text-xs text-muted">{words.hints.jobs}</p>
            </div>
            {jobs.map((job) => field(theme, job, ""))}
          </section>
        ))}
      </div>
    </>
  );
}

/** One colour of a theme: its swatch, its code, and its contrast with whatever it stands on. */
function ColourField({
  theme,
  colour,
  hint,
  pairs,
}: {
  theme: Theme;
  colour: ContrastPair["colour"];
  hint: string;
  pairs: readonly ContrastPair[];
}) {
  const { mayWrite, onFocus } = useEditor();
  const words = useWords("admin-brand");
  const change = useChange();
  const id = useId();
  const path = colour === "primary" || colour === "accent" ? [theme, colour] : [theme, "jobs", colour];
  const value = useValue("id", path);
  const text = typeof value === "string" ? value : "";
  const isValid = isColour(value);
  const shippedTheme = shippedBrand[theme];
  const shipped = colour === "primary" || colour === "accent" ? shippedTheme[colour] : shippedTheme.jobs[colour];
  const names = { colour: words.colours[colour], theme: words.themes[theme] };
  const set = (next: string) => change(["id"], path, () => next.trim().toLowerCase(), pointerOf(path));
  const common = { onFocus: () => onFocus("id", path), "data-control": "" };
  return (
    <div className="colour-field" data-place={pointerOf(path)}>
      <div className="colour-name">
        <span className="font-medium">{names.colour}</span>
        {hint && <span className="text-xs text-muted">{hint}</span>}
      </div>
      <div className="colour-inputs">
        <input
          type="color"
          className="colour-swatch"
          aria-label={fill(words.swatch, names)}
          value={isValid ? text : shipped}
          disabled={!mayWrite}
          onChange={({ target }) => set(target.value)}
        />
        <input
          className="input colour-code num"
          aria-label={fill(words.code, names)}
          aria-invalid={isValid ? undefined : true}
          aria-describedby={isValid ? undefined : id}
          value={text}
          maxLength={7}
          spellCheck={false}
          readOnly={!mayWrite}
          onChange={({ target }) => set(target.value)}
          {...common}
        />
        {mayWrite && text !== shipped && (
          <button type="button" className="link text-xs" onClick={() => set(shipped)}>
            {words.reset}
          </button>
        )}
      </div>
      {isValid ? (
        <ContrastFigures pairs={pairs} />
      ) : (
        <p id={id} className="field-fault">
          {words.invalid}
        </p>
      )}
    </div>
  );
}

/** The contrast of each pair, shown in its own colours. */
function ContrastFigures({ pairs }: { pairs: readonly ContrastPair[] }) {
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
