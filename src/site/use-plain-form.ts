import { writeAddress } from "#address/address.ts";
import { usePage } from "./use-page.ts";

/** Returns what a form that needs no JavaScript sends of its page, and of one that was refused what was typed and why. */
export function usePlainForm() {
  const { address, row, form: refused } = usePage();
  const errors = (refused?.issues ?? []).map(({ path, message }) => ({ field: path, message }));
  return {
    page: writeAddress({ ...address, path: row.path }),
    /** For the summary above the form. */
    refusal: refused && { title: refused.problem.title, errors },
    typed: refused?.values ?? {},
    /** Returns the error of a field as a property of its input. */
    errorOf(name: string) {
      const error = errors.find(({ field }) => field === name)?.message;
      return error ? { error } : {};
    },
  };
}
