import { expect, test } from "vitest";
import { type LinkPurpose, linkToken, readLinkToken } from "./link-token.server.ts";

const id = "0198c0de-0000-7000-8000-000000000001";
const purposes: LinkPurpose[] = ["newsletter", "marketing", "restore"];

test("the token of one purpose is that of no other, also for the same id", () => {
  for (const made of purposes)
    for (const read of purposes)
      expect(readLinkToken(read, linkToken(made, id, "secret"), "secret"), `${made} read as ${read}`).toBe(
        made === read ? id : undefined,
      );
});

test("a token with another id, another signature or another secret is refused", () => {
  const token = linkToken("restore", id, "secret");
  const [, signature] = token.split(".");
  for (const forged of [id, `${id}.`, token.slice(0, -1), `${id.replace("1", "2")}.${signature}`, ""])
    expect(readLinkToken("restore", forged, "secret"), forged).toBeUndefined();
  expect(readLinkToken("restore", token, "other secret")).toBeUndefined();
});
