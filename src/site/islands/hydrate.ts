import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

const components = import.meta.glob<{ default: ComponentType<Record<string, unknown>> }>("./*.tsx");

/** Hydrates the server's HTML of an island with the props and the id prefix it was rendered with. */
export async function hydrateIsland(place: HTMLElement): Promise<void> {
  const { island: name, prefix } = place.dataset;
  const load = components[`./${name}.tsx`];
  if (!load) throw new Error(`There is no island ${name}`);
  const { default: Component } = await load();
  const props = JSON.parse(place.nextElementSibling!.textContent!);
  hydrateRoot(place, createElement(Component, props), { identifierPrefix: prefix });
  place.dataset.hydrated = "";
}
