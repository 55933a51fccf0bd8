import { expect, test } from "vitest";
import { pageViewEvents } from "./page-view-events.ts";

test.each([
  ["/", ["home_page_view"]],
  ["/en", ["home_page_view"]],
  ["/v2", ["home_page_view"]],
  ["/en/v2", ["home_page_view"]],
  ["/english", []],
  ["/v2x", []],
  ["/about-us", []],
  ["/products/big-social", ["big_social_page_view"]],
  ["/en/v2/products/big-social", ["big_social_page_view"]],
  ["/contact-us/thank-you/big-social", ["big_social_page_view"]],
  ["/choosing-bigsocial", []],
  ["/products/pricing", ["pricing_page_view"]],
  ["/en/products/pricing", ["pricing_page_view"]],
  ["/payment", ["payment_page_view"]],
  ["/v2/payment/0198c", ["payment_page_view"]],
  ["/payment/big-social-pricing", ["big_social_page_view", "pricing_page_view", "payment_page_view"]],
])("%s sends page_view and %j", (pathname, more) => {
  expect(pageViewEvents(pathname)).toEqual(["page_view", ...more]);
});
