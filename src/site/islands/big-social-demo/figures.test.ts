import { expect, test } from "vitest";
import { busiestDay, countSentiments, filterMentions, leadingVoices, perDay, perWeek, ranking } from "./figures.ts";
import { brandOf } from "./filter-bar.tsx";
import { lastDay, sampleMentions } from "./sample/generate.ts";
import { headlines, writeMention } from "./sample/headlines.ts";
import { firstDay, issues, sentiments, size, topicNames } from "./sample/structure.ts";
import { texts } from "./sample/texts.ts";

const all = { topic: "", source: "", sentiment: "", issue: "", from: firstDay, to: lastDay };
const mentions = sampleMentions();

test("the sample is the same 5,000 mentions every time", () => {
  expect(mentions).toHaveLength(size);
  expect(mentions[0]!.day >= mentions.at(-1)!.day).toBe(true);
  expect(mentions.slice(0, 3).map(({ id, day, minute, topic }) => ({ id, day, minute, topic }))).toMatchInlineSnapshot(`
    [
      {
        "day": "2026-10-30",
        "id": 2451,
        "minute": 1287,
        "topic": "kopi-senja",
      },
      {
        "day": "2026-10-30",
        "id": 3881,
        "minute": 1266,
        "topic": "daun-kopi",
      },
      {
        "day": "2026-10-30",
        "id": 4995,
        "minute": 1254,
        "topic": "arunika",
      },
    ]
  `);
});

test("every mention has a text in both languages, with no placeholder left", () => {
  for (const mention of mentions) {
    for (const locale of ["id", "en"] as const)
      expect(writeMention(mention, locale).text).not.toMatch(/[{}]|undefined/);
  }
});

test("every issue has slang, and the sample has Javanese, Sundanese, mixed language, sarcasm and wrong labels", () => {
  const all = issues.map((issue) => sentiments.flatMap((sentiment) => texts[issue][sentiment]));
  for (const wordings of all)
    expect(
      wordings.some(([id]) =>
        /\b(gak|bgt|yg|udah|skrg|brp|lgsg|nyampe|kalo|tp|abis|emang|mulu|wkwk|gue|nugas|enakan|sih|doang)\b/.test(id),
      ),
    ).toBe(true);
  expect(new Set(all.flat().map(([, , note]) => note))).toEqual(
    new Set([undefined, "jv", "su", "mixed", "sarcasm", "wrong"]),
  );
});

test("outlets of the news write headlines, people write posts", () => {
  const posts = new Set(issues.flatMap((issue) => sentiments.flatMap((sentiment) => texts[issue][sentiment])));
  const ofNews = issues.flatMap((issue) => sentiments.flatMap((sentiment) => headlines[issue][sentiment]));
  expect(ofNews.filter((wording) => posts.has(wording) || wording[2])).toEqual([]);
  for (const mention of mentions.filter(({ source }) => source === "news")) {
    const { text, note } = writeMention(mention, "id");
    expect(note).toBeUndefined();
    const wordings = headlines[mention.issue][mention.sentiment].map(([id]) => id.replace(/\{[bcm]\}/g, ".+"));
    expect(text).toMatch(new RegExp(`^(${wordings.join("|")})$`, "i"));
    expect(text).not.toMatch(/\b(gue|aku|saya|abdi|kapok|wes|wis|nang|sing|euy)\b/i);
  }
});

test("a typed brand stands in the posts exactly as it was typed, and is one bounded line", () => {
  const mention = mentions.find(({ topic, source }) => topic === "kopi-senja" && source === "x")!;
  const brand = "$& {c} <b>";
  const { text } = writeMention(mention, "en", { ...topicNames, "kopi-senja": brand });
  expect(text).toContain(brand);
  expect(text).toBe(writeMention(mention, "en").text.replace("Kopi Senja", () => brand));
  expect(brandOf("  Sinar\u200b\u202eJaya\u2028Kopi ")).toBe("SinarJaya Kopi");
  expect(Array.from(brandOf("🍵".repeat(200)))).toHaveLength(40);
  expect(brandOf("   ")).toBe("");
});

test("parts sum to the whole with every filter", () => {
  for (const filter of [
    all,
    { ...all, topic: "arunika" },
    { ...all, source: "news", from: "2026-09-01", to: "2026-09-30" },
  ]) {
    const filtered = filterMentions(mentions, filter);
    const counts = countSentiments(filtered);
    const days = perDay(filtered, filter.from, filter.to);
    const sum = (lines: { all: number }[]) => lines.reduce((total, line) => total + line.all, 0);
    expect(counts.positive + counts.neutral + counts.negative).toBe(filtered.length);
    expect(sum(days)).toBe(filtered.length);
    expect(sum(perWeek(days))).toBe(filtered.length);
    expect(sum(ranking(filtered, "issue"))).toBe(filtered.length);
    expect(sum(leadingVoices(filtered))).toBe(filtered.length);
  }
});

test("each filter leaves only the mentions that match it", () => {
  const filtered = filterMentions(mentions, {
    ...all,
    topic: "kopi-senja",
    sentiment: "negative",
    issue: "app",
    source: "x",
  });
  expect(filtered.length).toBeGreaterThan(20);
  expect(
    new Set(filtered.map(({ topic, sentiment, issue, source }) => [topic, sentiment, issue, source].join())),
  ).toEqual(new Set(["kopi-senja,negative,app,x"]));
  expect(filterMentions(mentions, { ...all, from: "2026-09-02", to: "2026-09-01" })).toEqual([]);
});

test("the sample has the outage that the guide describes", () => {
  const days = perDay(mentions, all.from, all.to);
  expect(busiestDay(days)?.day).toBe("2026-09-14");
  const storm = filterMentions(mentions, { ...all, topic: "kopi-senja", from: "2026-09-14", to: "2026-09-17" });
  expect(ranking(storm, "issue")[0]?.name).toBe("app");
  expect(busiestDay([])).toBeUndefined();
});

test("voices are ranked by the replies that they set off, as the page says of BigSocial, and not by their reach", () => {
  const voices = leadingVoices(mentions);
  const replies = voices.map(({ replies }) => replies);
  expect(replies).toEqual(replies.toSorted((a, b) => b - a));
  const reach = (name: string) =>
    mentions.reduce((sum, mention) => sum + (mention.voice === name ? mention.reach : 0), 0);
  const first = voices.slice(0, 6).map(({ name }) => reach(name));
  expect(first).not.toEqual(first.toSorted((a, b) => b - a));
});
