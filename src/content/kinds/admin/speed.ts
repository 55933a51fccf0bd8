import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const labels = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, label])) as Record<Name, typeof label>);

/** Words of how pages load for real visitors. */
export const adminSpeed = z.strictObject({
  title: label,
  lead: text(320),
  none: text(200),
  split: label,
  by: labels("page_kind", "device", "connection", "edition"),
  views: label,
  all: label,
  /** `{value}` is the limit. */
  budget: text(60),
  within: label,
  beyond: label,
  metrics: labels("lcp", "cls", "inp", "failed"),
  hints: z.strictObject({ lcp: text(120), cls: text(120), inp: text(120), failed: text(120) }),
  chart: text(80),
  table: text(80),
  values: z.strictObject({
    page_kind: labels(
      "home",
      "product",
      "solution",
      "package",
      "docs",
      "resource",
      "story",
      "legal",
      "page",
      "missing",
    ),
    device: labels("phone", "tablet", "desktop"),
    connection: labels("2g", "3g", "4g", "unknown"),
    edition: labels("v1", "v2"),
  }),
});
