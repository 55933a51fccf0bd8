import { expect, test } from "vitest";
import { readSet } from "#content/read-set.server.ts";
import { locales } from "#text/locales.ts";
import { homeStories } from "./home.tsx";

test.each(locales)(
  "each of the six stories in %s has a mark of its own and a chart whose moment is one of its weeks",
  (locale) => {
    const { stories, opened } = homeStories(readSet(locale, "customers").stories);
    expect(new Set(stories.map(({ mark }) => mark)).size).toBe(6);
    for (const { course } of stories) expect(course!.week).toBeLessThanOrEqual(course!.between.length + 2);
    expect(stories.map(({ id }) => id)).toContain(opened);
  },
);

test("the weeks of a story on the home page are those of its long page", () => {
  const { chart } = readSet("id", "success-story");
  for (const locale of locales) {
    const { course, figures } = readSet(locale, "customers").stories.find(({ longer }) => longer === "/success-story")!;
    const { before, after } = figures[0]!;
    expect([before, ...course!.between, after]).toEqual(chart.weeks);
    expect(chart.marks.map(({ week }) => week)).toContain(course!.week);
  }
});

test("another set of stories opens with its first one", () => {
  const [first, ...others] = readSet("id", "customers").stories.filter(({ id }) => id !== "bpr-candi-wetan");
  expect(homeStories([first!, ...others]).opened).toBe(first!.id);
});
