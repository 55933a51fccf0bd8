import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const labels = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, label])) as Record<Name, typeof label>);

const sentence = text(120);
const sentences = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, sentence])) as Record<Name, typeof sentence>);

/** Health and configuration. */
export const adminSystem = z.strictObject({
  title: label,
  health: z.strictObject({
    title: label,
    check: label,
    states: labels("good", "bad", "unchecked"),
    parts: labels("database", "jobs", "payment", "mail", "disk"),
    notes: sentences(
      "reachable",
      "unreachable",
      "refused",
      "simulated",
      "outbox",
      "not_checked",
      "up_to_date",
      "late",
      "enough_space",
      "low_space",
    ),
  }),
  versions: labels("title", "started", "diskFree"),
  configuration: z.strictObject({
    title: label,
    intro: text(240),
    ...labels("key", "value", "notSet", "secretSet", "byDefault").shape,
  }),
  migrations: labels("title", "name", "at", "pending"),
});
