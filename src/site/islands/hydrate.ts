import { type ComponentType, createElement, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

const components = import.meta.glob<{ default: ComponentType<Record<string, unknown>> }>("./*.tsx");

/** Hydrates the server's HTML of an island with the props and the id prefix it was rendered with. */
export async function hydrateIsland(place: HTMLElement): Promise<void> {
  const { island: name, prefix } = place.dataset;
  const load = components[`./${name}.tsx`];
  if (!load) throw new Error(`There is no island ${name}`);
  const { default: component } = await load();
  const props = JSON.parse(place.nextElementSibling!.textContent!);
  const island = createElement(Island, { place, component, props });
  // As a transition: React returns to the browser every 5 ms, where it would block a slow phone for a fifth of a second.
  startTransition(() => void hydrateRoot(place, island, { identifierPrefix: prefix }));
}

interface IslandProps {
  place: HTMLElement;
  component: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
}

/** Marks the place of an island once it is hydrated. */
function Island({ place, component, props }: IslandProps) {
  useEffect(() => place.setAttribute("data-hydrated", ""), [place]);
  return createElement(component, props);
}
