// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./copy-text.ts";

afterEach(() => vi.unstubAllGlobals());

test("without a clipboard a text is copied by the older command, and a refusal is no error", async () => {
  vi.stubGlobal("navigator", { clipboard: undefined });
  const copied: string[] = [];
  const command = vi.fn(() => copied.push((document.activeElement as HTMLTextAreaElement).value) > 0);
  Object.assign(document, { execCommand: command });
  expect(await copyText("8800 1234")).toBe(true);
  expect(copied).toEqual(["8800 1234"]);
  expect(document.querySelector("textarea")).toBeNull();
  command.mockImplementation(() => {
    throw new Error("not allowed");
  });
  expect(await copyText("8800 1234")).toBe(false);
});
