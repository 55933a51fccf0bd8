import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { useCall } from "../../data/use-call.ts";
import { useKeyGroups } from "../../keys/key-groups.ts";
import { RefusalNote } from "../../layout/loading.tsx";
import { useMay } from "../../session/me.ts";
import { useWords } from "../../words/use-words.ts";
import { NavigationIcon } from "../navigation-icon.tsx";
import { useReadableScreens } from "../use-readable-screens.ts";
import { matchesWords } from "./matches-words.ts";

/** Opens any screen by its name and any object by what is known of it, by keyboard alone. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { palette, navigation, bar, close } = useWords("admin");
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const may = useMay();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [selected, setSelected] = useState(0);
  const screens = useReadableScreens().flatMap(({ nav, path }) =>
    nav && matchesWords(navigation.screens[nav], typed)
      ? [{ nav, path: `/${path}`, title: navigation.screens[nav] }]
      : [],
  );
  // A lead is entered while somebody is on the phone: from every screen.
  if (may("leads", "write") && matchesWords(palette.newLead, typed))
    screens.push({ nav: "leads", path: "/leads/new", title: palette.newLead });
  if (may("leads", "write") && matchesWords(bar.writing, typed))
    screens.push({ nav: "leads", path: "/leads/writing", title: bar.writing });
  const commands = useCommands().filter(({ name }) => matchesWords(name, typed));
  const { objects, isShort, isSearching, refusal } = useFoundObjects(typed);
  // In the sequence in which they are listed.
  const choices: Choice[] = [
    ...commands.map(({ run }) => ({ run })),
    ...screens.map(({ path }) => ({ path })),
    ...objects.map(({ path }) => ({ path })),
  ];
  const current = Math.min(selected, choices.length - 1);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [id, current]);

  const open = (choice: Choice | undefined) => {
    if (choice === undefined) return;
    onClose();
    if (choice.path !== undefined) void navigate(choice.path);
    // What it opens or focuses is below the palette until that has gone.
    else setTimeout(choice.run);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setSelected((current + step + choices.length) % choices.length);
    }
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(choices[current]);
    }
  };
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: "option",
    tabIndex: -1,
    "aria-selected": index === current,
    className: "palette-option",
    onClick: () => open(choices[index]),
    onPointerMove: () => setSelected(index),
  });
  return (
    <dialog ref={dialog} className="palette" aria-label={palette.title} onClose={onClose}>
      <div className="palette-field">
        <Icon name="search" className="size-4.5 shrink-0 text-muted" />
        <input
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
          aria-label={palette.title}
          placeholder={palette.hint}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setSelected(0);
          }}
          onKeyDown={onKey}
        />
        <button type="button" className="icon-btn" aria-label={close} onClick={onClose}>
          <Icon name="close" className="size-4.5" />
        </button>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={palette.title} className="palette-list">
        {commands.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets.
          <div role="group" aria-label={palette.commands}>
            {commands.map(({ key, name }, index) => (
              <div key={key} {...option(index)}>
                <Icon name="chevron-right" className="size-4.5" />
                <span className="min-w-0 flex-1">{name}</span>
                <kbd className="kbd">{key.toUpperCase()}</kbd>
              </div>
            ))}
          </div>
        )}
        {screens.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets.
          <div role="group" aria-label={palette.screens}>
            {screens.map(({ nav, path, title }, index) => (
              <div key={path} {...option(commands.length + index)}>
                <NavigationIcon name={nav} />
                <span>{title}</span>
              </div>
            ))}
          </div>
        )}
        {objects.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          <div role="group" aria-label={palette.objects}>
            {objects.map(({ kind, id: object, title, detail }, index) => (
              <div key={`${kind}-${object}`} {...option(commands.length + screens.length + index)}>
                <NavigationIcon name={kind} />
                <span className="min-w-0 flex-1 truncate">
                  {title} <span className="text-muted">{detail}</span>
                </span>
                <span className="text-xs text-muted">{palette.kinds[kind]}</span>
              </div>
            ))}
          </div>
        )}
      </div>
      <RefusalNote refusal={refusal} />
      <p role="status" className="palette-foot">
        {isSearching
          ? palette.searching
          : isShort
            ? palette.short
            : choices.length === 0
              ? palette.nothing
              : fill(palette.results, { n: choices.length })}
      </p>
    </dialog>
  );
}

/** What a line of the palette does: opens a path below /admin, or runs a command of the open screen. */
type Choice = { path: string; run?: never } | { run: () => void; path?: never };

/** Returns what the open screen does by a letter, with its name: the last that registered a key has it. */
function useCommands() {
  const groups = useKeyGroups();
  const commands = new Map<string, { key: string; name: string; run: () => void }>();
  for (const { keys, names } of groups)
    for (const [key, run] of Object.entries(keys)) {
      commands.delete(key);
      const name = names[key];
      // Going up and down, searching, and screens, which are listed themselves, are no commands.
      if (name && /^[a-z]$/.test(key) && !walking.has(key)) commands.set(key, { key, name, run });
    }
  return [...commands.values()];
}

/** Keys that go through a list or select in it. */
const walking = new Set(["j", "k", "u", "x"]);

const shortest = 2;
const delay = 150;

/** Returns the objects that match what is typed, once the typing pauses. */
function useFoundObjects(typed: string) {
  const [query, setQuery] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), delay);
    return () => clearTimeout(timer);
  }, [typed]);
  const isShort = typed.trim().length < shortest;
  const searched = !isShort && query.length >= shortest;
  const { data, isLoading, refusal } = useCall(searched ? "/admin/search" : undefined, { q: query });
  return {
    objects: isShort ? [] : (data ?? []),
    isShort,
    isSearching: !isShort && (isLoading || query !== typed.trim()),
    refusal: isShort ? undefined : refusal,
  };
}
