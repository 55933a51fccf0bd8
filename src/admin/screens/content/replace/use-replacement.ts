import { useState } from "react";
import type { Outcome, Refusal } from "#client/api/outcome.ts";
import type { Match, Replaced, Undone } from "#publishing/replace/replace-contract.ts";
import { useSend } from "../../../kit/data.ts";
import { groupMatches, type Search } from "./search.ts";

/** Documents of one call: it takes up to three hundred, and bodies are limited in their values. */
const atOnce = 150;

/** Returns the functions that replace and take it back, and what became of it. */
export function useReplacement() {
  const send = useSend();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [result, setResult] = useState<Replaced>();
  const [undone, setUndone] = useState<Undone>();
  /** Of the documents in which something was to be replaced: they need not be found any more. */
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());

  /** Sends items in as many calls as are needed; what the first ones did is shown also when a later one is refused. */
  async function sendAll<Item, View>(
    items: readonly Item[],
    sendPart: (part: Item[]) => Promise<Outcome<View>>,
    onPart: (part: View) => void,
  ) {
    setPending(true);
    setRefusal(undefined);
    for (let from = 0; from < items.length; from += atOnce) {
      const outcome = await sendPart(items.slice(from, from + atOnce));
      if (outcome.ok) onPart(outcome.data);
      else {
        setRefusal(outcome.refusal);
        break;
      }
    }
    setPending(false);
  }

  const replace = ({ text, replacement, match_case, whole_words }: Search, matches: readonly Match[]) => {
    setUndone(undefined);
    setResult(undefined);
    setTitles(new Map(matches.map(({ document, title }) => [document, title])));
    const items = groupMatches(matches).map(({ document, locale, version, matches: own }) => ({
      document,
      locale,
      version,
      paths: own.map(({ path }) => path),
    }));
    const rest = { text, replacement, match_case, whole_words };
    return sendAll(
      items,
      (part) => send("POST", "/admin/content/replace", { ...rest, items: part }),
      ({ drafts, refused }) =>
        setResult((before) => ({
          drafts: [...(before?.drafts ?? []), ...drafts],
          refused: [...(before?.refused ?? []), ...refused],
        })),
    );
  };
  const undo = ({ drafts }: Replaced) => {
    const items = drafts.map(({ document, locale, version, before }) => ({ document, locale, version, before }));
    return sendAll(
      items,
      (part) => send("POST", "/admin/content/replace/undo", { items: part }),
      (part) =>
        setUndone((before) => ({
          drafts: [...(before?.drafts ?? []), ...part.drafts],
          stale: [...(before?.stale ?? []), ...part.stale],
        })),
    );
  };
  const close = () => setResult(undefined);
  return { replace, undo, close, pending, refusal, result, undone, titles };
}
