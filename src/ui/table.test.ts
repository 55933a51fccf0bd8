import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Table } from "./table.tsx";

test("the first cell of a row is its header", () => {
  const html = renderToString(createElement(Table, { head: ["Data", "Why"], rows: [["Name", "To answer"]] }));
  expect(html).toMatch(/<tr[^>]*><th scope="row"[^>]*>Name<\/th><td[^>]*>To answer<\/td><\/tr>/);
});
