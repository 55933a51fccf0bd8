import { type ReactNode, useState } from "react";
import { Chooser } from "./chooser.tsx";

type Mode = "desktop" | "phone" | "text";

interface MailFrameProps {
  title: string;
  /** The address of the HTML; it takes `?scheme=`. */
  src: string;
  subject: string;
  text: string;
  /** Counts its changes, where the address stays the same. */
  revision?: number;
  /** Such as its size. */
  note?: string;
  words: Record<"width" | "phone" | "desktop" | "scheme" | "light" | "dark" | "text", string>;
  /** Further controls, such as the language. */
  children?: ReactNode;
}

/** Renders a mail on a computer, on a phone or as plain text, in light and dark colours; its frame may do nothing. */
export function MailFrame({ title, src, revision, subject, text, note, words, children }: MailFrameProps) {
  const [mode, setMode] = useState<Mode>("desktop");
  const [scheme, setScheme] = useState<"light" | "dark">("light");
  const frame = `w-full rounded-sm border border-line ${mode === "phone" ? "max-w-[375px]" : ""}`;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <Chooser
          label={words.width}
          value={mode}
          onChange={setMode}
          options={[
            ["desktop", words.desktop],
            ["phone", words.phone],
            ["text", words.text],
          ]}
        />
        {mode !== "text" && (
          <Chooser
            label={words.scheme}
            value={scheme}
            onChange={setScheme}
            options={[
              ["light", words.light],
              ["dark", words.dark],
            ]}
          />
        )}
        {note && <span className="num ms-auto text-sm text-muted">{note}</span>}
      </div>
      <p className="font-semibold break-words">{subject}</p>
      {mode === "text" ? (
        <pre className="max-h-[70vh] overflow-auto rounded-sm border border-line p-4 font-sans text-sm break-words whitespace-pre-wrap">
          {text}
        </pre>
      ) : (
        <iframe
          key={revision}
          title={title}
          sandbox=""
          src={`${src}?scheme=${scheme}`}
          className={`${frame} mx-auto h-[70vh]`}
        />
      )}
    </div>
  );
}
