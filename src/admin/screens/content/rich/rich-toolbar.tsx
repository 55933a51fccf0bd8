import { commandKey } from "#client/command-key.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../kit/data.ts";
import type { RichSelection } from "./rich-editor.ts";

/** The marks of a text, shown while its field has the focus. The keys in their titles work without it. */
export function RichToolbar({
  label,
  selection,
  onToggle,
  onAsk,
}: {
  label: string;
  selection: RichSelection;
  onToggle: (mark: "strong" | "code") => void;
  onAsk: (mark: "link" | "phrase") => void;
}) {
  const { rich } = useWords("admin-content");
  const modifier = commandKey() === "⌘" ? "⌘" : "Ctrl+";
  const buttons = [
    { mark: "strong", text: rich.strong, keys: `${modifier}B`, run: () => onToggle("strong"), show: <b>B</b> },
    {
      mark: "code",
      text: rich.code,
      keys: `${modifier}E`,
      run: () => onToggle("code"),
      show: <Icon name="code" className="size-4" />,
    },
    {
      mark: "link",
      text: rich.link,
      keys: `${modifier}K`,
      run: () => onAsk("link"),
      show: <Icon name="link" className="size-4" />,
    },
    {
      mark: "phrase",
      text: rich.phrase,
      keys: `${modifier}Shift+L`,
      run: () => onAsk("phrase"),
      show: <Icon name="globe" className="size-4" />,
    },
  ] as const;
  return (
    <div role="toolbar" aria-label={label} className="rich-toolbar">
      {buttons.map(({ mark, text, keys, run, show }) => (
        <button
          key={mark}
          type="button"
          className="rich-btn"
          aria-label={text}
          aria-pressed={selection.mark === mark}
          aria-keyshortcuts={keys.replace("⌘", "Meta+").replace("Ctrl", "Control")}
          title={`${text} (${keys})`}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {show}
        </button>
      ))}
    </div>
  );
}
