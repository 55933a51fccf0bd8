import { useId, useState } from "react";
import { neededVisitors } from "#growth/experiments/statistics/statistics.ts";
import { fill } from "#text/fill.ts";
import { languageTags } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useCall, useLocale, useWords } from "../../../kit/data.ts";
import type { AdminForm } from "../../../kit/form.ts";
import { Panel } from "../../../kit/parts.ts";
import type { PlanValues } from "./plan-values.ts";

/** Fewest and most visitors that can be planned. */
const fewest = 1000;
const most = 10_000_000;

/** Renders how many visitors and about how many days a lift needs at present traffic. */
export function Planner({ form }: { form: AdminForm<PlanValues> }) {
  const { planner: words } = useWords("admin-experiments");
  const tag = languageTags[useLocale()];
  const id = useId();
  const [lift, setLift] = useState("20");
  const { watch, setValue } = form.fields;
  const [goal, pages, locales, arms] = watch(["goal", "pages", "locales", "arms"]);
  const isChosen = pages.length > 0 && locales.length > 0;
  const query = { pages: pages.join(","), locales: locales.join(",") };
  const { data } = useCall(isChosen ? "/admin/experiments/traffic" : undefined, query);
  const rate = data?.rates[goal === "revenue" ? "paid" : goal] ?? 0;
  const weights = arms.map(({ weight }) => Number(weight) || 1);
  const visitors = data?.visitors ?? 0;
  const found = visitors > 0 ? neededVisitors({ rate, lift: Number(lift) / 100, weights }) : undefined;
  const needed = found && Math.min(most, Math.max(fewest, found));
  const number = (count: number) => count.toLocaleString(tag, { maximumFractionDigits: count < 10 ? 1 : 0 });
  const percent = (share: number) => share.toLocaleString(tag, { style: "percent", maximumFractionDigits: 2 });
  return (
    <Panel title={words.title}>
      <div className="grid gap-3 text-sm">
        <p className="text-muted">{words.lead}</p>
        <TextField
          id={id}
          type="number"
          label={words.lift}
          hint={words.liftHint}
          min={1}
          max={500}
          value={lift}
          onChange={({ target }) => setLift(target.value)}
        />
        {isChosen &&
          data &&
          (needed === undefined ? (
            <p>{words.unknown}</p>
          ) : (
            <>
              <p>{fill(words.traffic, { n: number(visitors), rate: percent(rate) })}</p>
              {goal === "revenue" && <p className="text-muted">{words.revenue}</p>}
              <p role="status">
                <strong className="num">{fill(words.needed, { n: number(needed) })}</strong>{" "}
                {fill(words.days, { n: number(Math.ceil(needed / visitors)) })}
              </p>
              <div>
                <Button kind="secondary" onClick={() => setValue("plannedVisitors", needed, { shouldDirty: true })}>
                  {words.use}
                </Button>
              </div>
            </>
          ))}
      </div>
    </Panel>
  );
}
