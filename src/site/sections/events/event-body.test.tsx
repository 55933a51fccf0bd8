import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { EventWords } from "#content/kinds/events.ts";
import { readSet } from "#content/read-set.server.ts";
import { usePage } from "../../use-page.ts";
import { EventBody } from "./event-body.tsx";

const { items, labels } = readSet("id", "events");

function ShownEvent() {
  const { event, isOpen } = usePage<"events", { event: EventWords; isOpen: boolean }>().extra;
  return <EventBody event={event} labels={labels} isOpen={isOpen} />;
}

/** Returns an event as the page draws it. */
function render(event: EventWords, isOpen: boolean): string {
  const page = {
    address: { locale: "id", edition: "v1", path: "/events" },
    common: readSet("id", "common"),
    all: readSet("id", "all"),
    extra: { event, isOpen },
  };
  const Stub = createRoutesStub([{ id: "page", path: "/", Component: ShownEvent }]);
  return renderToString(<Stub initialEntries={["/"]} hydrationData={{ loaderData: { page } }} />);
}

test("an event that nobody can sign up for leads to its page all the same", () => {
  const [event] = items;
  expect(render(event!, true)).toContain(labels.attend);
  expect(render(event!, false)).not.toContain(labels.attend);
  for (const isOpen of [true, false]) expect(render(event!, isOpen)).toContain(`href="/events/${event!.id}"`);
});

test("what only those with a seat may know is in no list", () => {
  const secret = { ...items[0]!, meeting: "https://meet.example/secret", address: "Lantai rahasia" };
  expect(render(secret, true)).not.toMatch(/secret|rahasia/);
});
