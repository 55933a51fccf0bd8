import { Fragment } from "react";
import { commandKey } from "#client/command-key.ts";
import { Dialog } from "#ui/dialog.tsx";
import { useWords } from "../words/use-words.ts";
import { useKeyGroups } from "./key-groups.ts";

const signs: Record<string, string> = {
  ArrowDown: "↓",
  ArrowUp: "↑",
  mod: commandKey(),
  shift: "Shift",
  Enter: "Enter",
};

/** Lists the keys that work now, by the parts of the screen that registered them. */
export default function KeysHelp({ onClose }: { onClose: () => void }) {
  const { keys: words, close } = useWords("admin");
  const groups = Map.groupBy(useKeyGroups(), ({ label }) => label);
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={close}>
      <div className="keys-help">
        {[...groups].map(([label, members]) => (
          <section key={label} aria-label={label}>
            <h3 className="panel-title">{label}</h3>
            <dl className="keys-list">
              {members.flatMap(({ keys, names }) =>
                Object.keys(keys)
                  .filter((key) => names[key])
                  .map((key) => (
                    <Fragment key={key}>
                      <dt>
                        <Keys name={key} sequence={words.sequence} />
                      </dt>
                      <dd>{names[key]}</dd>
                    </Fragment>
                  )),
              )}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Keys({ name, sequence }: { name: string; sequence: string }) {
  return name.split(" ").map((press, index) => (
    <Fragment key={index}>
      {index > 0 && <span className="text-xs text-muted"> {sequence} </span>}
      {press.split("+").map((key) => (
        <kbd key={key} className="kbd">
          {signs[key] ?? (key.length === 1 ? key.toUpperCase() : key)}
        </kbd>
      ))}
    </Fragment>
  ));
}
