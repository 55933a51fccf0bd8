import { describe, expect, test } from "vitest";
import { productIds } from "#catalogue/products.ts";
import { readSet } from "#content/read-set.server.ts";
import { type SampleLanguage, sampleLanguages } from "#site/pages/docs/samples/sample-request.ts";
import { writeSample } from "#site/pages/docs/samples/write-sample.ts";
import { specimenBase } from "#site/pages/docs/specimens/specimen-call.ts";
import { specimens } from "#site/pages/docs/specimens/specimens.ts";
import { locales } from "#text/locales.ts";
import { isInstalled, runSample } from "./run-code.ts";

const calls = Object.values(specimens).flat();

test("nobody can take a specimen for an address that answers", () => {
  expect(new URL(specimenBase).hostname).toMatch(/\.example$/);
});

test.each(locales)("in %s every product and every field has words", (locale) => {
  const { products } = readSet(locale, "docs");
  expect(products.items.map(({ product }) => product).toSorted()).toEqual([...productIds].toSorted());
  const described = Object.entries(products.calls).map(([call, { fields }]) => [call, Object.keys(fields).toSorted()]);
  const shown = calls.map(({ method, path, fields }) => [`${method} ${path}`, fields.map(([name]) => name).toSorted()]);
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(shown));
});

for (const language of Object.keys(sampleLanguages) as SampleLanguage[])
  describe.skipIf(!isInstalled(language))(sampleLanguages[language], () => {
    test("reads every specimen without an error", async () => {
      for (const { method, path, body } of calls) {
        const request = { method, path, bearer: "BIGSUITE_KEY" as const, ...(body === undefined ? {} : { body }) };
        await runSample(language, writeSample(request, specimenBase)[language], { check: true });
      }
    });
  });
