import { useEffect, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { pathTo } from "#contract/calls.ts";
import type { DocumentView } from "#publishing/content-view.ts";
import { type Locale, locales } from "#text/locales.ts";
import { call, confirmed, useCall } from "../../../kit/data.ts";
import { createDocumentStore, type DocumentStore, type Words } from "./document-store.ts";
import { type DraftSaver, startSaver } from "./draft-saver.ts";
import { openSides } from "./open-sides.ts";

export interface OpenDocument {
  view: DocumentView;
  store: DocumentStore;
  /** Saves what is not saved, and returns when it is. */
  flush: () => Promise<void>;
}

/** Opens a document for editing: its drafts are saved by themselves, and changes of others arrive in it. */
export function useDocument(name: string): { open?: OpenDocument; refusal?: Refusal; refetch: () => Promise<unknown> } {
  const { data, refusal, refetch } = useCall(pathTo("/admin/content/documents/:name", { name }));
  const [store, setStore] = useState<DocumentStore>();
  const [savers, setSavers] = useState<readonly DraftSaver[]>([]);
  const isReady = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first answer opens the document, later ones are joined.
  useEffect(() => {
    if (!data) return;
    const opened = createDocumentStore(openSides(data));
    const started = locales.map((locale) =>
      startSaver({ document: name, locale, store: opened, send: sender(name, locale), now: () => new Date() }),
    );
    setStore(opened);
    setSavers(started);
    return () => {
      for (const saver of started) saver.stop();
    };
  }, [name, isReady]);
  useEffect(() => {
    for (const [index, locale] of locales.entries()) {
      const current = data?.languages[locale];
      if (current) savers[index]?.accept(current);
    }
  }, [data, savers]);
  return {
    ...(data && store && { open: { view: data, store, flush: () => flushAll(savers) } }),
    ...(refusal && { refusal }),
    refetch,
  };
}

/** Sends without `useSend`, which would read every document again after each pause in typing; the live stream tells others. */
const sender = (name: string, locale: Locale) => (words: Words, version: number) =>
  confirmed(() =>
    call("PUT", pathTo("/admin/content/documents/:name/:locale/draft", { name, locale }), {
      body: { words, version },
    }),
  );

async function flushAll(savers: readonly DraftSaver[]): Promise<void> {
  await Promise.all(savers.map((saver) => saver.flush()));
}
