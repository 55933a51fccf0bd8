import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { fill } from "#text/fill.ts";
import { mayBeMeant, mentionAt, type TypedMention } from "#text/mentions.ts";
import { TextArea } from "#ui/text-area.tsx";
import { Avatar } from "../layout/avatar.tsx";
import { useMe } from "../session/me.ts";
import { useWords } from "../words/use-words.ts";
import { caretPlace } from "./caret-place.ts";
import { type InputProps, useInput } from "./inputs.tsx";

interface Colleague {
  id: string;
  name: string;
  username: string;
}

interface MentionInputProps<Values extends FieldValues> extends InputProps<Values> {
  /** Whom the server finds by @username in this text: those who may read what it is about. */
  colleagues: readonly Colleague[];
  /** What the names are offered for: "Mention a colleague". */
  mention: string;
  rows?: number;
  maxLength?: number;
}

/**
 * Renders a text of several lines in which an @ offers colleagues: below the caret, fewer with each letter. Arrow keys choose,
 * Enter, Tab or a press take one, Escape closes the names. A button writes the @, which telephones keep on another keyboard.
 */
export function MentionInput<Values extends FieldValues>(props: MentionInputProps<Values>) {
  const { colleagues, mention, rows = 4, maxLength } = props;
  const input = useInput(props);
  const { mentions: words } = useWords("admin").form;
  const me = useMe();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<TypedMention>();
  const [chosen, setChosen] = useState(0);
  /** Where the mention begins whose names were closed by Escape. */
  const closedAt = useRef<number>(undefined);
  const others = colleagues.filter((colleague) => colleague.id !== me.id);
  const offered = typed ? others.filter((colleague) => mayBeMeant(typed.typed, colleague)) : [];
  const isOpen = offered.length > 0;
  const active = Math.min(chosen, offered.length - 1);
  const from = isOpen ? typed?.from : undefined;
  const close = () => setTyped(undefined);

  const follow = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const found = selectionStart === selectionEnd ? mentionAt(value, selectionStart) : undefined;
    if (found?.from !== closedAt.current) closedAt.current = undefined;
    const next = closedAt.current === undefined ? found : undefined;
    if (next?.from !== typed?.from || next?.typed !== typed?.typed) setChosen(0);
    setTyped(next);
  };
  const take = ({ username }: Colleague) => {
    const field = area.current;
    if (!field || !typed) return;
    const space = /^\s/.test(field.value.slice(typed.to)) ? "" : " ";
    write(field, `@${username}${space}`, typed.from, typed.to);
    close();
  };
  const begin = () => {
    const field = area.current;
    if (!field) return;
    const { value, selectionStart, selectionEnd } = field;
    field.focus();
    write(field, /\S$/.test(value.slice(0, selectionStart)) ? " @" : "@", selectionStart, selectionEnd);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((active + step + offered.length) % offered.length);
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) take(offered[active]!);
    else if (event.key === "Escape") {
      closedAt.current = typed?.from;
      close();
    } else return;
    // Neither a new line, nor the next field, nor the end of a dialog.
    event.preventDefault();
    event.stopPropagation();
  };

  const option = (colleague: Colleague, index: number) => ({
    id: `${id}-${index}`,
    role: "option",
    tabIndex: -1,
    "aria-selected": index === active,
    className: "mention-name",
    // The focus stays in the text.
    onMouseDown: (event: SyntheticEvent) => event.preventDefault(),
    onPointerMove: () => setChosen(index),
    onClick: () => take(colleague),
  });

  useEffect(() => {
    const names = list.current;
    const field = area.current;
    if (from === undefined || !names || !field) return;
    const reposition = ({ target }: Partial<Event>) => target !== names && place(names, caretPlace(field, from));
    names.showPopover();
    reposition({});
    addEventListener("scroll", reposition, { capture: true });
    addEventListener("resize", reposition);
    return () => {
      removeEventListener("scroll", reposition, { capture: true });
      removeEventListener("resize", reposition);
      names.hidePopover();
    };
  }, [from]);
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [isOpen, active]);

  if (others.length === 0) return <TextArea {...input} rows={rows} maxLength={maxLength} />;
  return (
    <div className="mention-field">
      <TextArea
        {...input}
        ref={(field) => {
          area.current = field;
          return input.ref(field);
        }}
        rows={rows}
        maxLength={maxLength}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        // As of a combobox, but without its role and `aria-expanded`: a text of several lines may have neither (ARIA in HTML). That
        // there are names is said below.
        {...(isOpen && {
          "aria-controls": `${id}-names`,
          "aria-activedescendant": `${id}-${active}`,
        })}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
          void input.onChange(event);
          follow(event.target);
        }}
        onSelect={({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => follow(currentTarget)}
        onBlur={(event) => {
          void input.onBlur(event);
          close();
        }}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="mention-begin bar-link border border-line" onClick={begin}>
        <span aria-hidden="true">@</span> {mention}
      </button>
      <div ref={list} id={`${id}-names`} popover="manual" role="listbox" aria-label={mention} className="mention-names">
        {offered.map((colleague, index) => (
          <div key={colleague.id} {...option(colleague, index)}>
            <Avatar name={colleague.name} />
            <span className="min-w-0 truncate">{colleague.name}</span>
            <span className="ms-auto truncate text-muted">@{colleague.username}</span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isOpen ? fill(words, { n: offered.length }) : ""}
      </p>
    </div>
  );
}

/** Replaces a part of the text as if it was typed: the form learns of it, and the caret stands behind it. */
function write(field: HTMLTextAreaElement, text: string, from: number, to: number): void {
  field.setRangeText(text, from, to, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The distance of the names from the caret and from the edges of the window, in pixels. */
const gap = 4;

/** Places the names below the caret, or above it where there is no room, within the window. */
function place(names: HTMLElement, { left, top, bottom }: ReturnType<typeof caretPlace>): void {
  const { width, height } = names.getBoundingClientRect();
  const isBelow = bottom + gap + height <= innerHeight || top < innerHeight - bottom;
  names.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
  names.style.top = isBelow ? `${bottom + gap}px` : "auto";
  names.style.bottom = isBelow ? "auto" : `${innerHeight - top + gap}px`;
}
