import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { MediaDetail } from "#media/media-view.ts";
import { fill } from "#text/fill.ts";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import { formatBytes } from "../format-bytes.ts";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";
import "../media.css";

interface UploadAreaProps {
  maxBytes: number;
  onUploaded?: (picture: MediaDetail) => void;
  children?: ReactNode;
}

/** Takes pictures by a button, by dragging them anywhere on it, and by pasting. */
export function UploadArea({ maxBytes, onUploaded, children }: UploadAreaProps) {
  const { upload: words } = useWords("admin-media");
  const locale = useLocale();
  const id = useId();
  const { uploads, add, again, clear } = useUploads(maxBytes, onUploaded);
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);

  const addPasted = useRef(add);
  addPasted.current = add;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // A text that is pasted into a field is none of ours.
      if (files.length === 0) return;
      event.preventDefault();
      addPasted.current(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);

  /** Entering a child leaves its parent, so that only the difference tells whether the files are still over the area. */
  const move = (change: number) => {
    depth.current = Math.max(0, depth.current + change);
    setIsOver(depth.current > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a second way beside the button.
    <div
      className="upload-area"
      data-over={isOver || undefined}
      onDragEnter={() => move(1)}
      onDragLeave={() => move(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        move(-depth.current);
        add(event.dataTransfer.files);
      }}
    >
      <div className="upload-head">
        <label htmlFor={id} className="btn btn-primary">
          {words.choose}
        </label>
        <input
          id={id}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml"
          className="sr-only"
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // The same file may be chosen again after a refusal.
            target.value = "";
          }}
        />
        <p className="text-sm text-muted">
          {isOver ? words.drop : fill(words.hint, { size: formatBytes(maxBytes, locale) })}
        </p>
      </div>
      <UploadList uploads={uploads} maxBytes={maxBytes} again={again} clear={clear} />
      {children}
    </div>
  );
}
