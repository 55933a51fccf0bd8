import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync } from "vite";
import { expect, test } from "vitest";

/**
 * A browser that translates a page replaces each text node by elements. React then changes or removes a node that is no
 * longer there: the text stays as it was, or the island breaks. The text that is an element's only child is safe, as React
 * sets the content of the element.
 */
const src = join(import.meta.dirname, "../..");
/** Variables and calls that hold elements, which the syntax does not tell. */
const elements =
  /^(children|icon|note|submit|aside|invoice|nextPage|props\.children|card\(active\)|step\(\)|list\(.+\)|text\("\w+", .*\))$/;

test("no text stands beside a sibling in an element of an island or a part of ui", () => {
  const files = globSync(["site/islands/**/*.tsx", "ui/**/*.tsx"], { cwd: src }).filter(
    (path) => !path.includes(".test."),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((path) => textsWithSiblings(path, readFileSync(join(src, path), "utf8")))).toEqual([]);
});

test("a text beside a sibling is found, whatever it comes from", () => {
  const found = (jsx: string) => textsWithSiblings("a.tsx", `const part = ${jsx};`).length;
  for (const jsx of [
    "<p>Total <b>1</b></p>",
    "<p>{value} {unit}</p>",
    "<p>{chosen ? <Icon /> : label}<b /></p>",
    "<p>{failed && reason} <b /></p>",
    "<>{words.selected}<Icon /></>",
  ])
    expect(found(jsx), jsx).toBeGreaterThan(0);
  for (const jsx of [
    "<p>{value}</p>",
    "<p>{chosen ? <Icon /> : label}</p>",
    '<p><span>{value}</span>{" "}{open && <b />}</p>',
    "<ul>{rows.map((row) => <li>{row}</li>)}<li /></ul>",
  ])
    expect(found(jsx), jsx).toBe(0);
});

function textsWithSiblings(path: string, source: string): string[] {
  const found: string[] = [];
  visit(parseSync(path, source).program);
  return found;

  function visit(value: unknown): void {
    if (typeof value !== "object" || value === null) return;
    const node = value as ESTree.Node;
    if (node.type === "JSXElement" || node.type === "JSXFragment") check(node.children);
    for (const part of Object.values(value)) visit(part);
  }

  function check(children: readonly ESTree.JSXChild[]): void {
    const shown = children.filter((child) => !isBlank(child));
    if (shown.length < 2) return;
    for (const child of shown.filter(isText)) {
      const line = source.slice(0, child.start).split("\n").length;
      found.push(`${path}:${line} ${source.slice(child.start, child.end).trim()}`);
    }
  }

  function isBlank(child: ESTree.JSXChild): boolean {
    if (child.type === "JSXText") return child.value.trim() === "";
    if (child.type !== "JSXExpressionContainer") return false;
    const { expression } = child;
    return (
      expression.type === "JSXEmptyExpression" || (expression.type === "Literal" && `${expression.value}`.trim() === "")
    );
  }

  function isText(child: ESTree.JSXChild): boolean {
    return child.type === "JSXText" || (child.type === "JSXExpressionContainer" && mayBeText(child.expression));
  }

  /** Returns whether an expression may be rendered as bare text. */
  function mayBeText(node: ESTree.Node): boolean {
    switch (node.type) {
      case "JSXElement":
      case "JSXFragment":
      case "JSXEmptyExpression":
        return false;
      case "Literal":
        return node.value !== null && typeof node.value !== "boolean";
      case "ParenthesizedExpression":
        return mayBeText(node.expression);
      case "LogicalExpression":
        return mayBeText(node.right) || (node.operator !== "&&" && mayBeText(node.left));
      case "ConditionalExpression":
        return mayBeText(node.consequent) || mayBeText(node.alternate);
      case "CallExpression":
        if (
          node.callee.type === "MemberExpression" &&
          /\.(map|flatMap)$/.test(source.slice(node.callee.start, node.callee.end))
        )
          return false;
        return !elements.test(source.slice(node.start, node.end));
      case "Identifier":
        return node.name !== "undefined" && !elements.test(node.name);
      default:
        return !elements.test(source.slice(node.start, node.end));
    }
  }
}
