import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "../../use-page.ts";
import { type Ground, partClass } from "../ground.ts";
import { Inline } from "../inline.tsx";
import type { Point } from "../point-grid.tsx";
import { Question, type QuestionsProps } from "../questions.tsx";
import { Companions, type CompanionsProps } from "./companions.tsx";
import { IndustryCases, type IndustryCasesProps } from "./industry-cases.tsx";
import { Limits, type LimitsProps } from "./limits.tsx";
import { PriceLines, type PriceLinesProps } from "./price-lines.tsx";

interface GoodToKnowProps {
  packages: PriceLinesProps;
  cases: IndustryCasesProps;
  worksWith: CompanionsProps;
  /** Where the product keeps its data. */
  data: Point;
  limits: LimitsProps;
  questions: QuestionsProps;
  ground?: Ground;
}

/**
 * Renders what a buyer looks up: prices, industries, companions, data, limits, questions. Wide screens show the names
 * beside the one that is open, narrow ones open them in place. A fragment opens its part, since the id is inside it.
 */
export function GoodToKnow({ packages, cases, worksWith, data, limits, questions, ground }: GoodToKnowProps) {
  const { know } = usePage().common;
  return (
    <section className={partClass(ground, "tail")}>
      <div className="wrap">
        <h2 className="chapter-title">{know.title}</h2>
        <div className="know">
          <Part id="packages" name={know.packages} open>
            <PriceLines {...packages} />
          </Part>
          <Part id="cases" name={know.cases}>
            <IndustryCases {...cases} />
          </Part>
          <Part id="works-with" name={know.worksWith}>
            <Companions {...worksWith} />
          </Part>
          <Part id="data" name={know.data}>
            <h3 className="h3">{data.title}</h3>
            <p className="prose mt-3">
              <Inline text={data.body} />
            </p>
          </Part>
          <Part id="limits" name={know.limits}>
            <Limits {...limits} />
          </Part>
          <Part id="questions" name={know.questions}>
            <h3 className="h3">{questions.title}</h3>
            <div className="rows mt-3">
              {questions.items.map((item) => (
                <Question key={item.question} {...item} />
              ))}
            </div>
          </Part>
        </div>
      </div>
    </section>
  );
}

function Part({ id, name, open, children }: { id: string; name: string; open?: boolean; children: ReactNode }) {
  return (
    <details name="know" open={open}>
      <summary>
        {name}
        <Icon name="chevron-right" className="size-5 shrink-0" />
      </summary>
      <div id={id} className="know-panel">
        {children}
      </div>
    </details>
  );
}
