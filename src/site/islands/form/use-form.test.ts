// @vitest-environment happy-dom
import { act, createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { type Outcome, type Refusal, refused } from "#client/api/outcome.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { type FormControl, type FormOptions, useForm } from "./use-form.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
beforeEach(() => {
  document.body.innerHTML = "";
});

const required = z.string().check(z.minLength(1, { error: "required" }));
const schema = z.object({ name: required, city: required });
type Values = z.output<typeof schema>;
const words = { required: "Fill this in.", fields: "Check these fields", failed: "Failed", taken: "In use." };

let control: FormControl | undefined;

function TestForm(options: FormOptions<Values>) {
  control = useForm<Values>(options);
  const { form, summary, field } = control;
  return h(
    "form",
    form,
    summary && h(ErrorSummary, summary),
    h(TextField, { ...field("name"), label: "Name" }),
    h(TextField, { ...field("city"), label: "City" }),
  );
}

async function render(send: FormOptions<Values>["send"], options: Partial<FormOptions<Values>> = {}) {
  const container = document.body.appendChild(document.createElement("div"));
  await act(async () =>
    createRoot(container).render(
      h(TestForm, { id: "t", errors: words, parse: (fields) => schema.safeParse(fields), send, ...options }),
    ),
  );
  const input = (name: string) => container.querySelector<HTMLInputElement>(`#t-${name}`)!;
  return {
    submit: (times = 1) =>
      act(async () => {
        for (let count = 0; count < times; count++) {
          container.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
        }
      }),
    type: (name: string, text: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input(name), text);
        input(name).dispatchEvent(new Event("input", { bubbles: true }));
      }),
    input,
    errors: () => [...container.querySelectorAll("[id$=-error]")].map(({ id, textContent }) => [id, textContent]),
    summary: () => container.querySelector("[role=alert]"),
    lines: () => [...container.querySelectorAll("[role=alert] a")].map(({ textContent }) => textContent),
  };
}

const success: Outcome<unknown> = { ok: true, status: 200, data: {} };
const withIssues = (issues: Refusal["issues"]): Outcome<unknown> => {
  const outcome = refused(400, "invalid_input");
  return { ok: false, refusal: { ...outcome.refusal, issues } };
};

test("nothing is checked before the first submission; then the summary takes the focus, and corrections are checked", async () => {
  const send = vi.fn(async () => success);
  const form = await render(send);
  await form.type("name", "");
  expect([form.errors(), form.summary()]).toEqual([[], null]);
  await form.submit();
  expect(form.lines()).toEqual(["Name: Fill this in.", "City: Fill this in."]);
  expect(document.activeElement).toBe(form.summary());
  await form.type("name", "Sari");
  expect(form.lines()).toEqual(["City: Fill this in."]);
  await form.type("city", "Bandung");
  expect([form.errors(), form.summary()]).toEqual([[], null]);
  expect(send).not.toHaveBeenCalled();
  await form.submit();
  expect(send).toHaveBeenCalledWith({ name: "Sari", city: "Bandung" }, expect.anything());
});

test("a value that a script put into a field without an event is sent", async () => {
  const send = vi.fn(async () => success);
  const form = await render(send);
  form.input("name").value = "Sari";
  form.input("city").value = "Bandung";
  await form.submit();
  expect(send).toHaveBeenCalledWith({ name: "Sari", city: "Bandung" }, expect.anything());
});

test("issues of the server are shown at their fields until they are corrected", async () => {
  const form = await render(async () => withIssues([{ path: "username", code: "taken" }]), {
    named: { username: "name" },
  });
  await form.type("name", "sari");
  await form.type("city", "Bandung");
  await form.submit();
  expect(form.errors()).toEqual([["t-name-error", "In use."]]);
  expect(form.lines()).toEqual(["Name: In use."]);
  await form.type("name", "sari2");
  expect(form.summary()).toBeNull();
});

test("a refusal without issues is the title of the summary until the next response", async () => {
  const responses = [refused(409, "taken"), success];
  const form = await render(async () => responses.shift());
  await form.type("name", "Sari");
  await form.type("city", "Bandung");
  await form.submit();
  expect(form.summary()?.textContent).toBe("In use.");
  expect(control?.refusal?.status).toBe(409);
  expect(document.activeElement).toBe(form.summary());
  await form.submit();
  expect(form.summary()).toBeNull();
});

test("two submissions in one tick send once", async () => {
  const send = vi.fn(async () => success);
  const form = await render(send);
  await form.type("name", "Sari");
  await form.type("city", "Bandung");
  await form.submit(2);
  expect(send).toHaveBeenCalledTimes(1);
});
