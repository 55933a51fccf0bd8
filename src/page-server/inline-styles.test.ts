import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { styleInliner } from "./inline-styles.ts";

test("a page has the site's styles inline, and nothing of the back office's", () => {
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-styles-"));
  const sheets = { "/assets/site.css": ".card{color:red}", "/admin-assets/admin.css": ".card{color:blue}" };
  for (const [path, css] of Object.entries(sheets)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(folder + path, css);
  }
  const inline = styleInliner(folder, Object.keys(sheets));
  const { html, styles } = inline('<link rel="stylesheet" href="/assets/site.css"><p class="card">');
  expect(html).toContain("color:red");
  expect(html).not.toContain("blue");
  expect(styles).toHaveLength(1);
});
