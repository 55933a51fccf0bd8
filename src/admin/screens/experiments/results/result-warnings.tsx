import type { ReactNode } from "react";
import type { ResultView } from "#growth/experiments/results/result-view.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Icon } from "#ui/icon.tsx";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";

interface ResultWarningsProps {
  result: ResultView;
  nameOf: (arm: string) => string;
}

/** Warns of arms whose visitors are lost, and of what has become worse. */
export function ResultWarnings({ result, nameOf }: ResultWarningsProps) {
  const { result: words } = useWords("admin-experiments");
  const tag = languageTags[useLocale()];
  const p = result.sample_ratio.toLocaleString(tag, { maximumSignificantDigits: 1 });
  return (
    <>
      {result.is_skewed && (
        <Warning>
          <strong className="block">{words.skewed.title}</strong>
          {fill(words.skewed.body, { p })}
        </Warning>
      )}
      {(["forms", "speed"] as const).map((name) => {
        const { worse } = result.guards[name];
        return (
          worse.length > 0 && (
            <Warning key={name}>{fill(words.worse[name], { arms: worse.map(nameOf).join(", ") })}</Warning>
          )
        );
      })}
    </>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <div className="refusal-note">
      <Icon name="alert" className="size-4 shrink-0" />
      <p className="flex-1">{children}</p>
    </div>
  );
}
