import { Chip } from "../../kit/chip.tsx";
import { Code } from "../../kit/document.tsx";
import { Window } from "../../kit/window.tsx";
import type { Crop } from "../crop.ts";

export const crop: Crop = {
  label: {
    id: "Satu panggilan API untuk melengkapi alamat, dan jawabannya dalam JSON.",
    en: "One API call that completes an address, and its answer in JSON.",
  },
  Content() {
    return (
      <Window title="API Marketplace" product="api-marketplace" meta={<Chip tone="good">200</Chip>}>
        <Code
          className="p-3.5"
          lines={[
            [["note", "// alamat/lengkapi"]],
            [
              ["plain", "{ "],
              ["key", '"kota"'],
              ["plain", ": "],
              ["text", '"Makassar"'],
              ["plain", ","],
            ],
            [
              ["plain", "  "],
              ["key", '"kode_pos"'],
              ["plain", ": "],
              ["text", '"90111"'],
              ["plain", " }"],
            ],
          ]}
        />
      </Window>
    );
  },
};
