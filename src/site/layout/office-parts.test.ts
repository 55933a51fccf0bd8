import { expect, test } from "vitest";
import { readSet } from "#content/read-set.server.ts";
import { officeParts } from "./structured-data.tsx";

const page = {
  origin: "https://example.test",
  address: { locale: "en", edition: "v2", path: "/locations" },
  name: "BigSuite",
} as const;

test("an office is described with place and hours, a sample is not", () => {
  const [office, ...others] = readSet("en", "locations").offices;
  expect(
    officeParts(
      others.map((office) => ({ ...office, sample: true })),
      page,
    ),
  ).toEqual([]);
  const [part] = officeParts([{ ...office!, sample: false, zone: "WITA" }], page);
  expect(part).toMatchObject({
    "@id": `https://example.test/en/locations#${office!.id}`,
    geo: { latitude: office!.latitude, longitude: office!.longitude },
    openingHoursSpecification: { opens: `${office!.opens}:00+08:00` },
  });
});
