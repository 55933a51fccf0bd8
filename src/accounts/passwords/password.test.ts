import { describe, expect, it } from "vitest";
import { commonPasswords } from "./new-password.server.ts";
import { resemblesOwner } from "./password.ts";
import { isCommonPassword } from "./password-refusal.ts";
import { passwordStrength } from "./password-strength.ts";

describe("common passwords", () => {
  it.each([
    "password",
    "PASSWORD",
    "12345678",
    "qwertyuiop",
    "sayangku",
    "bismillah123",
    "princess2024",
    "aaaaaaaaaa",
    "Sunshine!",
  ])("contain %s", (password) => expect(isCommonPassword(password, commonPasswords())).toBe(true));
  it.each(["empat kata yang acak", "kJ8#vQ2!pLm9", "becak ungu naik gunung"])("do not contain %s", (password) =>
    expect(isCommonPassword(password, commonPasswords())).toBe(false),
  );
});

it("detects a password that resembles its owner's names", () => {
  expect(resemblesOwner("Siti.Rahma1", ["siti.rahma", "siti@contoh.id"])).toBe(true);
  expect(resemblesOwner("contoh-siti@contoh.id", ["siti@contoh.id"])).toBe(false);
  expect(resemblesOwner("becak ungu siti", ["siti", undefined])).toBe(false);
});

describe("the strength meter", () => {
  it.each([
    ["short", 0],
    ["aaaaaaaaaaaa", 1],
    ["12345678", 1],
    ["abcdefghij", 1],
  ] as const)("rates %s as %i", (password, strength) => expect(passwordStrength(password)).toBe(strength));

  it("never falls when a word is added", () => {
    const phrases = ["becakung", "becak ungu", "becak ungu naik", "becak ungu naik gunung pagi"];
    const strengths = phrases.map((phrase) => passwordStrength(phrase));
    expect(strengths).toEqual([...strengths].sort());
    expect(strengths.at(-1)).toBe(4);
  });

  it("is weak for the owner's own name", () => {
    expect(passwordStrength("siti.rahma.99", ["siti.rahma"])).toBe(1);
  });
});
