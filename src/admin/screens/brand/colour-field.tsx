import { useId } from "react";
import type { ContrastPair } from "#content/brand/contrast-pairs.ts";
import { shippedBrand } from "#content/brand/shipped-brand.ts";
import type { Theme } from "#content/brand/tokens.ts";
import { isColour } from "#content/brand/valid-brand.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../words/use-words.ts";
import { useChange, useEditor, useValue } from "../content/form/editor-context.ts";
import { pointerOf } from "../content/words/at-path.ts";
import { ContrastFigures } from "./contrast-figures.tsx";

/** One colour of a theme: its swatch, its code, and its contrast with whatever it stands on. */
export function ColourField({
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
