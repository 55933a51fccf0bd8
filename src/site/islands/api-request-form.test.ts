import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { readSet } from "#content/read-set.server.ts";
import ApiRequestForm from "./api-request-form.tsx";

test("a refused plain form is rendered with everything that was typed", () => {
  const words = readSet("id", "request-api-marketplace");
  const html = renderToString(
    createElement(ApiRequestForm, {
      words: { ...words, lead: readSet("id", "common").leadForm },
      industries: [{ value: "retail", label: "Ritel" }],
      action: "/api/api-marketplace/requests",
      page: "/products/request-api-marketplace",
      success: "/products/api-marketplace/your-request-are-being-reviewed",
      privacyHtml: "",
      privacyVersion: "2026-11-20",
      form: {
        values: {
          name: "Budi",
          use_case: "Membaca nada.",
          monthly_calls: "10k-100k",
          industry: "retail",
          api_text: "on",
        },
        issues: [{ path: "phone", code: "invalid_phone", message: "Nomor ini keliru" }],
        problem: { code: "invalid_input", title: "Ada isian yang perlu diperbaiki" },
      },
    }),
  );
  const tag = (pattern: RegExp) => html.match(pattern)?.[0] ?? "";
  expect(tag(/<input[^>]*name="name"[^>]*>/)).toContain('value="Budi"');
  expect(tag(/<textarea[\s\S]*?<\/textarea>/)).toContain("Membaca nada.");
  expect(html).toContain('<option value="10k-100k" selected="">');
  expect(html).toContain('<option value="retail" selected="">');
  expect(tag(/<input[^>]*name="api_text"[^>]*>/)).toContain("checked");
  expect(tag(/<input[^>]*name="api_vision"[^>]*>/)).not.toContain("checked");
  expect(html).toContain("Nomor ini keliru");
});
