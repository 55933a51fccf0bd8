import { z } from "zod";
import { label, text } from "../shared/parts.ts";

/** Words for what other parts of the program name; whatever is missing is shown by its name in the program. */
const named = z.record(z.string(), label);

/** The audit log and the history of an object. `{name}` and `{count}` are filled in. */
export const adminAudit = z.strictObject({
  title: label,
  listLabel: label,
  export: label,
  none: text(160),
  columns: z.strictObject({ at: label, actor: label, action: label, object: label, changes: label }),
  filters: z.strictObject({
    actor: label,
    action: label,
    kind: label,
    from: label,
    to: label,
    object: label,
    clearObject: label,
  }),
  actors: z.strictObject({ operator: label, job: label, operators: label, jobs: label }),
  entry: z.strictObject({
    title: label,
    field: label,
    before: label,
    after: label,
    hidden: label,
    empty: label,
    noFields: text(160),
    reason: label,
    network: label,
    request: label,
    number: label,
    open: label,
    allOfObject: label,
  }),
  history: z.strictObject({ title: label, none: text(160), more: label }),
  actions: named,
  kinds: named,
  fields: named,
});
