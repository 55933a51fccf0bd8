// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { cleanPaste } from "./clean-paste.ts";
import { writeMarks } from "./marks.ts";

const paste = (html: string) =>
  writeMarks(cleanPaste(new DOMParser().parseFromString(html, "text/html").body, "https://bigsuite.example"));

test("what is copied from a page preserves our marks and nothing else", () => {
  expect(paste('<h2 style="color:red">Judul</h2><p>Isi <b>tebal</b>, <em>miring</em> dan <code>kode</code></p>')).toBe(
    "Judul Isi **tebal**, miring dan `kode`",
  );
  expect(paste('<script>alert(1)</script>aman<img src="x" onerror="alert(1)">')).toBe("aman");
});

test("what Google Docs wraps in a bold element of normal weight is not bold", () => {
  expect(paste('<b style="font-weight:normal"><p>biasa <strong>tebal</strong></p></b>')).toBe("biasa **tebal**");
});

test("addresses of the site become paths without language and edition; others must be safe", () => {
  expect(paste('<a href="https://bigsuite.example/en/v2/security">aman</a>')).toBe("[aman](/security)");
  expect(paste('<a href="https://example.com/a">luar</a>')).toBe("[luar](https://example.com/a)");
  expect(paste('<a href="javascript:alert(1)">jahat</a>')).toBe("jahat");
  expect(paste('<a href="//example.com">jahat</a>')).toBe("jahat");
});

test("our own marks survive copying within the editor", () => {
  expect(paste('<p>a <a data-target="/faq">b</a> <span lang="id">gmn</span></p>')).toBe("a [b](/faq) [gmn](lang:id)");
});
