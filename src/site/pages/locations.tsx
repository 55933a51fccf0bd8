import type { LoaderFunctionArgs } from "react-router";
import type { LocationsWords } from "#content/kinds/locations.ts";
import { officeParts } from "../layout/structured-data.tsx";
import { loadPage } from "../page.server.ts";
import { jakartaHours } from "../sections/offices/office-hours.ts";
import { useSections } from "../sections/use-sections.ts";
import { usePage } from "../use-page.ts";

const hours = [6, 9, 12, 15, 18];

/** Renders opening hours as bars in one time zone, from 6 to 18. `label` says the same in words. */
function OpenHoursChart({
  rows,
  label,
}: {
  rows: readonly { name: string; from: number; to: number; main?: boolean | undefined }[];
  label: string;
}) {
  const x = (hour: number) => Math.round((hour - 6) * 30) + 10;
  const grid = hours.map((hour) => `M${x(hour)} 0V32`).join("");
  return (
    <div role="img" aria-label={label}>
      {rows.map(({ name, from, to, main }) => (
        <div key={name} className="grid grid-cols-[min(5.5rem,36%)_minmax(0,1fr)] items-center">
          <span className="font-medium">{name}</span>
          <svg viewBox="0 0 380 32" className="h-auto w-full" aria-hidden="true">
            <path d={grid} opacity={0.5} className="stroke-faint" />
            <path
              d={`M${x(from) + 5} 16H${x(to) - 5}`}
              strokeWidth={10}
              strokeLinecap="round"
              className={main ? "stroke-accent" : "stroke-primary"}
            />
          </svg>
        </div>
      ))}
      <p className="num mt-2 ms-[min(5.5rem,36%)] flex justify-between text-[length:min(var(--text-sm),4vw)] text-muted">
        {hours.map((hour) => (
          <span key={hour}>{String(hour).padStart(2, "0")}</span>
        ))}
      </p>
    </div>
  );
}

/** Loads the page, with its offices for search engines. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await loadPage(args);
  const { offices } = page.words as LocationsWords;
  const structured = officeParts(offices, { ...page, name: page.common.company.name });
  return { ...page, extra: { structured } };
}

/** Renders the locations: the map, the offices, and their opening hours in three time zones. */
export default function Locations() {
  const { words } = usePage<"locations">();
  const { MapHero, OfficeList, Section, PointGrid, NextStep } = useSections();
  const { hero, note, map, labels, offices, day, visit, next } = words;
  const rows = offices.map((office) => {
    const [from, to] = jakartaHours(office);
    return { name: office.city, from, to, main: office.main };
  });
  return (
    <>
      <MapHero
        {...hero}
        offices={offices}
        map={map}
        zoneNames={labels.zone}
        note={offices.some(({ sample }) => sample) ? note : undefined}
      />
      <OfficeList offices={offices} labels={labels} />
      <Section title={day.title} lead={day.lead} ground="mist">
        <OpenHoursChart rows={rows.toSorted((one, other) => one.from - other.from)} label={day.summary} />
        <p className="mt-3 text-sm text-muted">{day.jakartaTime}</p>
      </Section>
      <PointGrid {...visit} />
      <NextStep {...next} />
    </>
  );
}
