import type { LetterProblem } from "#growth/newsletter/compose/resolved-letter.ts";
import type { LetterDetail } from "#growth/newsletter/letters/letter-view.ts";
import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords, wordFor } from "../../words/use-words.ts";

/** Renders what a letter lacks before it can be sent. */
export function ProblemList({ problems }: { problems: LetterDetail["problems"] }) {
  const { problems: words, languages } = useWords("admin-newsletter");
  if (problems.length === 0)
    return (
      <p className="mt-3 flex items-center gap-1.5 text-sm text-good">
        <Icon name="check" className="size-4" />
        {words.none}
      </p>
    );
  const textOf = ({ code, block }: LetterDetail["problems"][number]) => {
    const problem = wordFor(words.codes satisfies Record<LetterProblem["code"], string>, code);
    return block === undefined ? problem : fill(words.block, { n: block + 1, problem });
  };
  return (
    <div className="mt-3">
      <p className="text-sm font-semibold">{words.title}</p>
      <ul className="mt-1 grid list-disc gap-1 ps-5 text-sm text-muted">
        {problems.map((problem) => (
          <li key={`${problem.locale} ${problem.code} ${problem.block}`}>
            {fill(words.item, { language: languages[problem.locale], problem: textOf(problem) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
