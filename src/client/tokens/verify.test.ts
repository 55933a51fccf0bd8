import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { verifyTokens } from "./refresh.ts";

const verify = (file: unknown) => verifyTokens(JSON.stringify(file));
const color = (more: object = {}) => ({ colorSpace: "srgb", components: [0.082, 0.396, 0.753], ...more });
const px = (value: unknown, unit: unknown = "px") => ({ value, unit });
const one = ($type: string, $value: unknown) => ({ color: { x: { $type, $value } } });

describe("a valid file", () => {
  test("the example of PAYMENTS.md section 8", () => {
    const verified = verify({
      color: { $type: "color", primary: { $value: color({ hex: "#1565c0" }) }, link: { $value: "{color.primary}" } },
      font: { base: { $type: "fontFamily", $value: ["Inter", "sans-serif"] } },
      space: { md: { $type: "dimension", $value: px(16) } },
    });
    expect(verified).toMatchObject({
      ok: true,
      values: {
        "--color-primary": "#1565c0",
        "--color-primary-600": "#1565c0",
        "--color-primary-50": "#eff4fb",
        "--color-link": "#1565c0",
        "--font-base": '"Inter", sans-serif',
        "--space-md": "16px",
      },
    });
  });

  test("our own bundled file", () => {
    const verified = verifyTokens(readFileSync("tokens/tokens.json", "utf8"));
    expect(verified.ok && verified.values["--color-primary-600"]).toMatch(/^#[0-9a-f]{6}$/);
  });

  test.each([
    ["alpha", one("color", color({ alpha: 0.5 })), "#1565c080"],
    ["another space", one("color", { colorSpace: "oklch", components: [0.6, 0.2, "none"] }), "oklch(0.6 0.2 0)"],
    [
      "a wide space",
      one("color", { colorSpace: "display-p3", components: [1, 0, 0], alpha: 0.5 }),
      "color(display-p3 1 0 0 / 0.5)",
    ],
    ["rem", one("dimension", px(1.5, "rem")), "1.5rem"],
    ["a time", one("duration", px(120, "ms")), "120ms"],
    ["a named weight", one("fontWeight", "semi-bold"), "600"],
    ["a curve", one("cubicBezier", [0.2, 0.7, 0.2, 1]), "cubic-bezier(0.2, 0.7, 0.2, 1)"],
    ["a number", one("number", 1.25), "1.25"],
    ["a border", one("border", { color: color(), width: px(1), style: "solid" }), "1px solid #1565c0"],
    ["a dashed stroke", one("strokeStyle", { dashArray: [px(2), px(4)], lineCap: "round" }), "dashed"],
    [
      "a transition",
      one("transition", { duration: px(1, "s"), delay: px(0, "ms"), timingFunction: [0, 0, 1, 1] }),
      "1s cubic-bezier(0, 0, 1, 1) 0ms",
    ],
    [
      "shadows",
      one("shadow", [{ color: color(), offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0), inset: true }]),
      "inset 0px 1px 2px 0px #1565c0",
    ],
    ["a gradient", one("gradient", [{ color: color(), position: 0 }]), "linear-gradient(#1565c0 0%)"],
    [
      "a reference into a part",
      {
        color: {
          x: {
            $type: "color",
            $value: { colorSpace: "srgb", components: [{ $ref: "#/color/y/$value/components/2" }, 0, 0] },
          },
          y: { $type: "color", $value: color() },
        },
      },
      "#c00000",
    ],
    [
      "a token that is a reference",
      { color: { x: { $ref: "#/color/y" }, y: { $type: "dimension", $value: px(3) } } },
      "3px",
    ],
  ])("%s", (_kind, file, css) => {
    const verified = verify(file);
    expect(verified.ok && verified.values["--color-x"]).toBe(css);
  });
});

const deep = (levels: number): object => (levels === 0 ? { $type: "number", $value: 1 } : { a: deep(levels - 1) });

/** Each of these must leave the site unchanged: refused as a whole, with a code and without an exception. */
const hostile: [string, string | object][] = [
  ["nothing", ""],
  ["truncated JSON", '{"color":{"a":{"$type":"color"'],
  ["a page instead of a file", "<!DOCTYPE html><script>alert(1)</script>"],
  ["JSON with a comment", '{/* */"color":{}}'],
  ["null", "null"],
  ["a list", "[]"],
  ["a text", '"red"'],
  ["no tokens", {}],
  ["only groups", { color: { primary: {} } }],
  ["too large", { color: { $description: "x".repeat(300_000), a: { $type: "number", $value: 1 } } }],
  [
    "too many tokens",
    { color: Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`c${i}`, { $type: "number", $value: i }])) },
  ],
  ["too deep", deep(12)],
  ["very deep", `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`],
  ["a colour as text", one("color", "red")],
  ["a declaration in a colour", one("color", "red; background: url(//evil.example)")],
  ["url() as a colour", one("color", "url(javascript:alert(1))")],
  ["an unknown colour space", one("color", color({ colorSpace: "srgb); } body { display: none" }))],
  ["a colour space from the prototype", one("color", color({ colorSpace: "constructor" }))],
  ["a component out of range", one("color", color({ components: [2, 0, 0] }))],
  ["a component that is text", one("color", color({ components: ["0;}", 0, 0] }))],
  [
    "a component that is not a number",
    '{"color":{"x":{"$type":"color","$value":{"colorSpace":"srgb","components":[1e999,0,0]}}}}',
  ],
  ["two components", one("color", color({ components: [0, 0] }))],
  ["an alpha out of range", one("color", color({ alpha: 7 }))],
  ["an alpha that is text", one("color", color({ alpha: "1);}" }))],
  ["a hex that is no hex", one("color", color({ hex: "#fff;}*{display:none}" }))],
  ["a dimension as text", one("dimension", "16px")],
  ["an unknown unit", one("dimension", px(16, "vw"))],
  ["a unit with a declaration", one("dimension", px(16, "px;position:fixed"))],
  ["a huge dimension", one("dimension", px(1e9))],
  ["a dimension that is text", one("dimension", px("16"))],
  ["an infinite dimension", '{"space":{"x":{"$type":"dimension","$value":{"value":1e999,"unit":"px"}}}}'],
  ["a negative time", one("duration", px(-1, "ms"))],
  ["a time of an hour", one("duration", px(3600, "s"))],
  ["a font with a quote", one("fontFamily", 'Inter"; } body { display: none; } "')],
  ["a font with a bracket", one("fontFamily", "url(evil)")],
  ["a font with an escape", one("fontFamily", "Inter\\22")],
  ["a font with a line break", one("fontFamily", "Inter\n}")],
  ["no font", one("fontFamily", [])],
  ["eleven fonts", one("fontFamily", Array(11).fill("Inter"))],
  ["a font that is a number", one("fontFamily", [7])],
  ["an unknown weight", one("fontWeight", "bold; color: red")],
  ["a weight out of range", one("fontWeight", 5000)],
  ["a weight from the prototype", one("fontWeight", "toString")],
  ["a curve outside the range of time", one("cubicBezier", [-1, 0, 2, 1])],
  ["a curve of three", one("cubicBezier", [0, 0, 1])],
  ["a number as text", one("number", "1")],
  ["an unknown type", one("string", "x")],
  ["a type from the prototype", one("__proto__", "x")],
  ["a type that is no text", { color: { x: { $type: ["color"], $value: color() } } }],
  ["no type", { color: { x: { $value: color() } } }],
  ["an expression as a stroke", one("strokeStyle", "expression(alert(1))")],
  ["a border with a hostile colour", one("border", { color: "url(x)", width: px(1), style: "solid" })],
  [
    "a shadow with a part too many",
    one("shadow", { color: color(), offsetX: px(0), offsetY: px(0), blur: px(0), spread: px(0), filter: "url(#x)" }),
  ],
  ["a shadow with a part missing", one("shadow", { color: color() })],
  [
    "a hundred shadows",
    one("shadow", Array(100).fill({ color: color(), offsetX: px(0), offsetY: px(0), blur: px(0), spread: px(0) })),
  ],
  ["a gradient beyond its end", one("gradient", [{ color: color(), position: 9 }])],
  ["an alias of itself", { color: { x: { $type: "color", $value: "{color.x}" } } }],
  [
    "a circle of aliases",
    { color: { $type: "color", x: { $value: "{color.y}" }, y: { $value: "{color.z}" }, z: { $value: "{color.x}" } } },
  ],
  [
    "a circle of references",
    { color: { x: { $type: "color", $ref: "#/color/y" }, y: { $type: "color", $ref: "#/color/x" } } },
  ],
  [
    "a circle through a part",
    { s: { x: { $type: "border", $value: { color: color(), width: "{s.x}", style: "solid" } } } },
  ],
  ["an alias to nothing", one("color", "{color.none}")],
  ["an alias to a group", one("color", "{color}")],
  ["an alias with a declaration", one("color", "{color.x};}")],
  ["a reference elsewhere", one("color", { $ref: "https://evil.example/tokens.json#/a" })],
  ["a reference to nothing", one("color", { $ref: "#/color/none" })],
  [
    "a reference into the prototype",
    {
      color: {
        x: { $type: "number", $value: { $ref: "#/color/y/$value/constructor" } },
        y: { $type: "color", $value: color() },
      },
    },
  ],
  ["a name with a brace", { color: { "x}body{display:none": { $type: "number", $value: 1 } } }],
  ["a name with a colon", { color: { "x:url(y);--z": { $type: "number", $value: 1 } } }],
  ["a name with a dot", { color: { "a.b": { $type: "number", $value: 1 } } }],
  ["a name that is empty", { color: { "": { $type: "number", $value: 1 } } }],
  ["a very long name", { color: { ["x".repeat(100)]: { $type: "number", $value: 1 } } }],
  ["an unknown field", { color: { $import: "evil.json", x: { $type: "number", $value: 1 } } }],
  ["a token with children", { color: { x: { $type: "number", $value: 1, y: { $value: 2 } } } }],
  ["a value for the whole file", { $type: "number", $value: 1 }],
  ["text where a group should be", { color: { x: "red" } }],
  [
    "one bad token among good ones",
    { color: { a: { $type: "color", $value: color() }, b: { $type: "color", $value: "red" } } },
  ],
];

describe(`${hostile.length} hostile files`, () => {
  test.each(hostile)("%s", (_kind, file) => {
    const text = typeof file === "string" ? file : JSON.stringify(file);
    expect(verifyTokens(text)).toEqual({ ok: false, code: expect.stringMatching(/^[a-z_]+$/) });
  });
});

test("a polluted prototype stays clean", () => {
  verifyTokens('{"__proto__":{"polluted":{"$type":"number","$value":1}},"color":{"a":{"$type":"number","$value":1}}}');
  expect("polluted" in {}).toBe(false);
});
