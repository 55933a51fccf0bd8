import { useCallback } from "react";
import type { ParityProblem } from "#publishing/parity/parity-contract.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../../kit/data.ts";

/** Returns the function that says what is wrong, in the language of the reader. */
export function useSentence(): (problem: ParityProblem) => string {
  const { findings, languages } = useWords("admin-content");
  return useCallback(
    ({ code, values, locale, by, message }) => {
      const sentence = code in findings ? findings[code as keyof typeof findings] : message;
      const other = locale === "id" ? languages.en : languages.id;
      return fill(sentence, { ...values, language: other, name: by ?? "" });
    },
    [findings, languages],
  );
}
