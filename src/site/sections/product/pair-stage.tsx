import type { ReactNode } from "react";
import type { ProductWords } from "#content/kinds/product.ts";

/** Renders what goes in and what comes out as one wide picture, on a ground that changes from light to ink between them. */
export function PairStage({ pair, children }: { pair: NonNullable<ProductWords["pair"]>; children: ReactNode }) {
  return (
    <div className="pair-stage">
      <p className="pair-ends">
        <span>{pair.input}</span>
        <span>{pair.output}</span>
      </p>
      {children}
    </div>
  );
}
