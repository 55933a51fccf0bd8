import { type ComponentType, createElement, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

const components = import.meta.glob<{ default: ComponentType<Record<string, unknown>> }>("./*.tsx");

/** Loads the component of an island and returns what hydrates it. */
export async function loadIsland(place: HTMLElement): Promise<() => void> {
  const name = place.dataset.island;
  const load = components[`./${name}.tsx`];
  if (!load) throw new Error(`There is no island ${name}`);
  const { default: component } = await load();
  return () => hydrateIsland(place, component);
}

/**
 * Hydrates the server's HTML of an island with the props and the id prefix it was rendered with. An error that reaches
 * the island's root brings back that HTML, whose links and forms work without scripts, below what to do about it.
 */
function hydrateIsland(place: HTMLElement, component: IslandProps["component"]): void {
  const props = JSON.parse(place.nextElementSibling!.textContent!);
  const island = createElement(Island, { place, component, props });
  const html = place.innerHTML;
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    showFailure(place, html);
  };
  const options = { identifierPrefix: place.dataset.prefix ?? "", onUncaughtError };
  // As a transition: React returns to the browser every 5 ms, where it would block a slow phone for a fifth of a second.
  startTransition(() => void hydrateRoot(place, island, options));
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

/** Shows the island as the server sent it, with a message and a button that reloads the page. */
function showFailure(place: HTMLElement, html: string): void {
  const { failed = "", reload = "" } = place.dataset;
  const message = document.createElement("div");
  message.setAttribute("role", "alert");
  message.className = "mb-6 rounded-md bg-accent-soft p-4";
  const text = document.createElement("p");
  text.textContent = failed;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn btn-secondary mt-3";
  button.textContent = reload;
  button.addEventListener("click", () => location.reload());
  message.append(text, button);
  // A new element, as React owns the old one.
  const restored = document.createElement("div");
  restored.className = place.className;
  restored.innerHTML = html;
  restored.prepend(message);
  place.replaceWith(restored);
}
