import type { OwnField } from "#leads/entry/own-fields.ts";
import { useCall, useLocale } from "../../../kit/data.ts";

const none: OwnField[] = [];

/** Returns the company's own fields and how they are called; `offered` leaves out what is not asked any more. */
export function useOwnFields() {
  const locale = useLocale();
  const { data: fields = none } = useCall("/admin/leads/fields");
  return {
    fields,
    offered: fields.filter(({ retired }) => !retired),
    nameOf: (field: OwnField) => field[`name_${locale}`],
    /** Returns the name of a field by its id, which is shown where the field is unknown. */
    nameById: (id: string) => fields.find((field) => field.id === id)?.[`name_${locale}`] ?? id,
  };
}
