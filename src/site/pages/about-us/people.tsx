import type { AboutUsWords } from "#content/kinds/about-us.ts";
import type { Bust } from "../../pictures/people/busts.ts";
import { Figure, Person } from "../../pictures/people/person.tsx";

const team: readonly Bust[] = ["helmet", "glasses", "bun", "peci", "cap", "labcoat"];

/** Renders who founded the company, how many work in it and where. */
export function People({ title, body, count, label }: AboutUsWords["people"]) {
  return (
    <section className="section ground-mist">
      <div className="wrap grid items-end gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 className="h2">{title}</h2>
          <div className="mt-8 flex flex-wrap gap-4" data-job="keep">
            <Figure bust="hijab" className="w-40 rounded-xl bg-tint" />
            <Figure bust="batik" className="w-40 rounded-xl bg-tint" />
          </div>
          <p className="lead mt-6">{body}</p>
        </div>
        <div>
          <div className="flex flex-wrap" data-job="act">
            {team.map((bust) => (
              <Person key={bust} bust={bust} className="-me-3 size-16 border-2 border-line" />
            ))}
          </div>
          <p className="figure mt-6">{count}</p>
          <p className="mt-3 max-w-md text-lg text-muted">{label}</p>
        </div>
      </div>
    </section>
  );
}
