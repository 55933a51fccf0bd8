import { expect, it } from "vitest";
import { usernameFrom } from "../registration/username.ts";
import { personName } from "./person-name.ts";

it.each([
  ["Suharto", "", "Suharto"],
  ["Suharto", "-", "Suharto"],
  ["Siti", "Rahma Dewi", "Siti Rahma Dewi"],
  ["李", "明", "李 明"],
  ["3", "", "3"],
])("returns for %j %j the name %j", (first_name, last_name, name) =>
  expect(personName({ first_name, last_name })).toBe(name),
);

it.each([
  ["siti.rahma@contoh.id", "siti.rahma"],
  ["siti+toko@contoh.id", "siti"],
  ["1siti__r--@contoh.id", "siti_r"],
  ["Jos\u00e9@contoh.id", "jose"],
  ["ab@contoh.id", undefined],
  ["admin@contoh.id", undefined],
  ["42@contoh.id", undefined],
  [`${"a".repeat(40)}@contoh.id`, "a".repeat(24)],
])("derives from %s the username %s", (email, name) => expect(usernameFrom(email)).toBe(name));
