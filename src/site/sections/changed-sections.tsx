import type { ComponentType } from "react";
import type { PageChange } from "../site-services.ts";
import type * as v1 from "./sections.ts";

export type Sections = typeof v1;

/**
 * Returns the sections of a page of which some are drawn as another edition has them, or left out.
 * @throws when there is no section of a name
 */
export function changeSections(
  byEdition: Record<"v1" | "v2", Sections>,
  edition: "v1" | "v2",
  changes: NonNullable<PageChange["sections"]>,
): Sections {
  const own = byEdition[edition];
  const changed = Object.entries(changes).map(([name, show]) => {
    if (!(name in own)) throw new Error(`There is no section ${name}`);
    if (show === "nothing") return [name, () => null];
    return [name, show === edition ? own[name as keyof Sections] : inEdition(show, byEdition[show], name)];
  });
  return { ...own, ...Object.fromEntries(changed) };
}

/** The styles of an edition apply below an element that names it. */
function inEdition(edition: "v1" | "v2", sections: Sections, name: string) {
  const Drawn = sections[name as keyof Sections] as ComponentType<object>;
  return (props: object) => (
    <div data-edition={edition} className="contents">
      <Drawn {...props} />
    </div>
  );
}
