import { expect, test } from "vitest";
import { createUsedCss } from "./used-css.server.ts";

const used = createUsedCss(`
  @layer properties { @supports (not (margin-trim: inline)) { * { --tw-line: solid; --tw-glow: 0 0 #0000 } } }
  .line { border-style: var(--tw-line); border-width: 1px }
  .dotted { --tw-line: dotted; border-style: dotted }
  .shade { --tw-shade: 0 1px var(--tw-tone, red); box-shadow: var(--tw-glow), var(--tw-shade) }
  .glow { --tw-glow: 0 0 4px; box-shadow: var(--tw-glow), var(--tw-shade) }
  .figures { --tw-spacing: tabular; font-variant: var(--tw-ordinal,) var(--tw-spacing,) }
  .plain { font-variant: var(--tw-ordinal,) var(--tw-spacing,) }
  @property --tw-line { syntax: "*"; inherits: false; initial-value: solid }
  @property --tw-shade { syntax: "*"; inherits: false; initial-value: 0 0 #0000 }
  @property --tw-glow { syntax: "*"; inherits: false; initial-value: 0 0 #0000 }
  @property --tw-ordinal { syntax: "*"; inherits: false }
`);

test("a utility alone has its values, and nothing is registered", () => {
  expect(used('<i class="line">')).toBe(".line{border-style:solid;border-width: 1px}");
  expect(used('<i class="shade">')).toBe(".shade{box-shadow:0 1px red}");
  expect(used('<i class="figures">')).toBe(".figures{font-variant:tabular}");
  expect(used('<i class="plain">')).toBe("");
});

test("utilities that work together share their variable, registered and with its fallback", () => {
  const css = used('<i class="line dotted">');
  expect(css).toContain(".line{border-style:var(--tw-line);border-width: 1px}.dotted{--tw-line: dotted;");
  expect(css).toContain("@property --tw-line");
  expect(css).toContain("*{--tw-line: solid}");
  expect(used('<i class="shade glow">')).toContain("box-shadow:var(--tw-glow),0 1px red");
});
