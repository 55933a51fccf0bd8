import { expect, test } from "vitest";
import { shippedBrand } from "#content/brand/shipped-brand.ts";
import { hashOf } from "../cache/content-security-policy.server.ts";
import { inlineBrand } from "../render-page.ts";

const page = { html: "<head><style>a{}</style></head><body></body>", styles: [hashOf("a{}")] };

test("a page with the shipped colours stays as it is", () => {
  expect(inlineBrand(page, shippedBrand)).toEqual(page);
});

test("other colours come last in the head, and the policy has their hash", () => {
  const brand = { ...shippedBrand, light: { ...shippedBrand.light, accent: "#d9480f" } };
  const { html, styles } = inlineBrand(page, brand);
  const [, css] = html.match(/<style>a\{\}<\/style><style>(.*)<\/style><\/head>/)!;
  expect(css).toContain("#d9480f");
  expect(styles).toEqual([hashOf("a{}"), hashOf(css!)]);
});
