import { useMemo } from "react";
import { contrastPairs } from "#content/brand/contrast-pairs.ts";
import { jobs, type Theme, themes } from "#content/brand/tokens.ts";
import { validBrand } from "#content/brand/valid-brand.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../words/use-words.ts";
import { useValue } from "../content/form/editor-context.ts";
import { ColourField } from "./colour-field.tsx";

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
