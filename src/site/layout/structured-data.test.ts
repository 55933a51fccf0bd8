import { expect, test } from "vitest";
import { readSet } from "#content/read-set.server.ts";
import { eventParts, officeParts } from "./structured-data.tsx";

const eventPage = {
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
  expect(eventParts([real, sample], eventPage)).toMatchObject([{ url: "https://example.test/events/real" }]);
});

const officePage = {
  origin: "https://example.test",
  address: { locale: "en", edition: "v2", path: "/locations" },
  name: "BigSuite",
} as const;

test("an office is described with place and hours, a sample is not", () => {
  const [office, ...others] = readSet("en", "locations").offices;
  expect(
    officeParts(
      others.map((office) => ({ ...office, sample: true })),
      officePage,
    ),
  ).toEqual([]);
  const [part] = officeParts([{ ...office!, sample: false, zone: "WITA" }], officePage);
  expect(part).toMatchObject({
    "@id": `https://example.test/en/locations#${office!.id}`,
    geo: { latitude: office!.latitude, longitude: office!.longitude },
    openingHoursSpecification: { opens: `${office!.opens}:00+08:00` },
  });
});
