import { type ComponentType, createElement, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

const components = import.meta.glob<{ default: ComponentType<Record<string, unknown>> }>("./*.tsx");

/** Hydrates the server's HTML of an island with the props and the id prefix it was rendered with. */
export async function hydrateIsland(place: HTMLElement): Promise<void> {
  const { island: name, prefix } = place.dataset;
  const load = components[`./${name}.tsx`];
  if (!load) throw new Error(`There is no island ${name}`);
  const { default: Component } = await load();
  const props = JSON.parse(place.nextElementSibling!.textContent!);
  const Island = () => {
    useEffect(() => place.setAttribute("data-hydrated", ""), []);
    return createElement(Component, props);
  };
  // As a transition: React returns to the browser every 5 ms, where it would block a slow phone for a fifth of a second.
  startTransition(() => void hydrateRoot(place, createElement(Island), { identifierPrefix: prefix }));
}
