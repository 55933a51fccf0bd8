import { expect, test } from "vitest";
import { whatsAppUrl } from "./whatsapp.ts";

test.each([
  ["+6281234567890", undefined, "https://wa.me/6281234567890"],
  ["+62 812-3456-7890", undefined, "https://wa.me/6281234567890"],
  ["+6281234567890", "Halo Sari,\nini & itu?", "https://wa.me/6281234567890?text=Halo%20Sari%2C%0Aini%20%26%20itu%3F"],
])("%s with %j opens %s", (number, text, address) => {
  expect(whatsAppUrl(number, text)).toBe(address);
});
