import type { LoaderFunctionArgs } from "react-router";
import type { LocationsWords } from "#content/kinds/locations.ts";
import { OpenHoursChart } from "../illustrations/open-hours-chart.tsx";
import { officeParts } from "../layout/office-parts.ts";
import { loadPage } from "../page.server.ts";
import { jakartaHours } from "../sections/offices/office-hours.ts";
import { useSections } from "../sections/use-sections.ts";
import { usePage } from "../use-page.ts";

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
