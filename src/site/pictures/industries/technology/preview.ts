import type { IndustryPreview } from "../screen.ts";

export const preview: IndustryPreview = {
  label:
    "Satu panggilan API dari aplikasi sendiri dan jawabannya. | One API call from your own application and its answer.",
  screen: {
    title: "POST /vision/ocr",
    meta: "200",
    product: "api-marketplace",
    parts: [
      {
        code: [
          [
            ["plain", "{ "],
            ["key", '"nik"'],
            ["plain", ": "],
            ["text", '"7371…0003"'],
            ["plain", ","],
          ],
          [
            ["plain", "  "],
            ["key", '"tingkat" | "confidence"'],
            ["plain", ": 0.98,"],
          ],
          [
            ["plain", "  "],
            ["key", '"tinjau" | "review"'],
            ["plain", ": [] }"],
          ],
        ],
      },
    ],
  },
};
