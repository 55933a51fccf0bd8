import { globSync, readFileSync } from "node:fs";
import postcss, { type Rule } from "postcss";
import { expect, test } from "vitest";

/** Every rule that follows the scroll position, with its declarations. */
const followers = globSync("src/**/*.css").flatMap((file) => {
  const rules: { name: string; rule: Rule }[] = [];
  postcss.parse(readFileSync(file, "utf8")).walkDecls(/^animation-timeline$/, ({ parent }) => {
    const rule = parent as Rule;
    rules.push({ name: `${file}, line ${rule.source!.start!.line}`, rule });
  });
  return rules;
});

const valueIn = (rule: Rule, property: string) =>
  rule.nodes.flatMap((node) => (node.type === "decl" && node.prop === property ? [node.value] : []))[0];

test("rules that follow the scroll position are found", () => {
  expect(followers.length).toBeGreaterThan(0);
});

test.each(followers)("$name only switches a picture and never moves it by the scroll position", ({ rule }) => {
  const animation = valueIn(rule, "animation");
  // Without an animation of its own a rule only names another timeline for that of an element it repeats.
  if (animation) {
    expect(animation, "one change without steps between").toMatch(/^shown step-start\b/);
    expect(valueIn(rule, "animation-range"), "once the first line of pixels is seen").toBe("entry 0% entry 1%");
  }
});
