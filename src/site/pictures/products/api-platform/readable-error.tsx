import { Code } from "../../kit/document.tsx";
import { picture } from "../../kit/picture.tsx";

/** Draws an error with its code, the field at fault and the number of the request, with notes beside it. */
export const ReadableError = picture(
  "story",
  "Galat 400 dalam bentuk application/problem+json: kode invalid_input, field phone dengan kode invalid_phone, dan X-Request-Id. Tiga catatan menerangkan bagiannya. | A 400 error as application/problem+json: the code invalid_input, the field phone with invalid_phone, and X-Request-Id. Three notes explain the parts.",
  (t) => {
    const notes = [
      [t("Kode tetap | A fixed code"), t("dibaca program Anda | what your program reads")],
      [t("Field yang keliru | The field at fault"), t("dan alasannya | and why")],
      [t("Nomor permintaan | Request number"), t("sebutkan kepada kami | tell us this one")],
    ];
    return (
      <div className="grid gap-4 @lg:grid-cols-[2fr_1fr]">
        <div className="ground-ink rounded-lg p-6">
          <Code
            className="wrap-anywhere @lg:text-sm"
            lines={[
              [
                ["plain", "HTTP/1.1 "],
                ["key", "400"],
              ],
              [["note", "content-type: application/problem+json"]],
              [
                ["plain", "x-request-id: "],
                ["text", "b7f4-19c2"],
              ],
              [["plain", " "]],
              [["plain", "{"]],
              [
                ["key", '  "status"'],
                ["plain", ": 400,"],
              ],
              [
                ["key", '  "code"'],
                ["plain", ": "],
                ["text", '"invalid_input"'],
                ["plain", ","],
              ],
              [
                ["key", '  "issues"'],
                ["plain", ": [{"],
              ],
              [
                ["key", '    "path"'],
                ["plain", ": "],
                ["text", '"phone"'],
                ["plain", ","],
              ],
              [
                ["key", '    "code"'],
                ["plain", ": "],
                ["text", '"invalid_phone"'],
              ],
              [["plain", "  }]"]],
              [["plain", "}"]],
            ]}
          />
        </div>
        <ol className="grid content-center gap-4">
          {notes.map(([name, why]) => (
            <li
              key={name}
              className="border-t-2 border-dotted border-accent pt-3 text-sm @lg:border-t-0 @lg:border-l-2 @lg:pt-0 @lg:pl-4"
            >
              <b>{name}</b>
              <br />
              <span className="text-muted">{why}</span>
            </li>
          ))}
        </ol>
      </div>
    );
  },
);
