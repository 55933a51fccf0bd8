import { expect, test } from "vitest";
import { readSet } from "#content/read-set.server.ts";
import { eventParts } from "./structured-data.tsx";

const page = {
  origin: "https://example.test",
  address: { locale: "id", edition: "v1", path: "/events" },
  organizer: "BigSuite",
} as const;

test("search engines are told of real events and of no sample", () => {
  const [first] = readSet("id", "events").items;
  const [real, sample] = [
    { ...first!, id: "real", sample: false },
    { ...first!, id: "sample", sample: true },
  ];
  expect(eventParts([real, sample], page)).toMatchObject([{ url: "https://example.test/events/real" }]);
});
