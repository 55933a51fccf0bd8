import { expect, test } from "vitest";
import { mentionOrder, orderIn } from "./mention-order.ts";

test.each([
  ["?product=big-view&order=ORD-202611-000042", "ORD-202611-000042"],
  ["?order=ORD-202611-000042%0Aspam", null],
  ["?order=%3Cb%3E", null],
  ["?order=", null],
  ["", null],
])("the order in %s is %s", (search, order) => expect(orderIn(search)).toBe(order));

test("an order is mentioned once, and the written text stays", () => {
  const about = "About order {order}:";
  const named = mentionOrder("I paid twice.", "ORD-202611-000042", about);
  expect(named).toBe("About order ORD-202611-000042:\nI paid twice.");
  expect(mentionOrder(named, "ORD-202611-000042", about)).toBe(named);
  expect(mentionOrder("", "ORD-202611-000042", about)).toBe("About order ORD-202611-000042:\n");
});
