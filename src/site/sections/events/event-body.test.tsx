import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { EventWords } from "#content/kinds/events.ts";
import { readSet } from "#content/read-set.server.ts";
import { usePage } from "../../use-page.ts";
import { EventBody } from "./event-body.tsx";

const { items, labels } = readSet("id", "events");

function ShownEvent() {
  return <EventBody event={usePage<"events", EventWords>().extra} labels={labels} />;
}

/** Returns an event as the page draws it. */
function render(sample: boolean): string {
  const page = {
    address: { locale: "id", edition: "v1", path: "/events" },
    common: readSet("id", "common"),
    all: readSet("id", "all"),
    extra: { ...items[0]!, sample },
  };
  const Stub = createRoutesStub([{ id: "page", path: "/", Component: ShownEvent }]);
  return renderToString(<Stub initialEntries={["/"]} hydrationData={{ loaderData: { page } }} />);
}

test("only an event that takes place can be signed up for", () => {
  expect(render(false)).toContain(labels.attend);
  expect(render(true)).not.toContain(labels.attend);
  expect(render(true)).toContain(labels.addToCalendar);
});
