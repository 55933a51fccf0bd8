import { expect, test } from "vitest";
import { initialsOf } from "./avatar.tsx";

test.each([
  ["Yusuf Santoso", "YS"],
  ["Maria Dewi Anggraini", "MA"],
  ["siti", "S"],
  ["sales.demo", "SD"],
  ["I Gusti Ngurah", "IN"],
  ["Élodie (PT Maju)", "ÉM"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
